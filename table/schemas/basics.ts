/** What all schemas of messages and answers are made of. */
import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';

/** The type of what a schema describes; nothing in a message is ever changed. */
export type Of<Schema extends TSchema> = Unchanging<Static<Schema>>;

export type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

/** No other members than those that are named. */
export const closed = { additionalProperties: false } as const;

/** A part that has a name of its own in the OpenAPI document; its schema gives the type. */
export const ref = <Schema extends TSchema>(name: string, _schema: Schema) => Type.Unsafe<Static<Schema>>(Type.Ref(`#/components/schemas/${name}`));

export const orNull = <Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}) => Type.Union([schema, Type.Null()], options);

export const Seat = Type.Integer({ minimum: 0, maximum: 15 });
export const Count = Type.Integer({ minimum: 0, maximum: 100_000 });
export const Time = Type.Integer({ description: 'Milliseconds since 1970' });
