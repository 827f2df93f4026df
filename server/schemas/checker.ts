/** Compiles a schema; what does not fit it is refused with the path of the fault. */
import { refuse } from '@bottega/kernel';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

export function checker<Schema extends TSchema>(schema: Schema): (value: unknown) => Static<Schema> {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return value as Static<Schema>;
    const [first] = compiled.Errors(value);
    return refuse({ code: 'bad-message', path: first?.instancePath ?? '' });
  };
}
