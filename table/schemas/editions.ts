/** Editions that people have published on a server. */
import { Type } from 'typebox';
import { closed, orNull, Time } from './basics.ts';
import { EDITION, OPTIONS, OwnEdition } from './tables.ts';

const Id = Type.String({ pattern: '^[\\w-]{1,64}$' });
const Version = Type.Integer({ minimum: 1, description: 'The version that you have seen; refused when there is another by now' });
const WRITTEN = {
  ...EDITION,
  note: Type.String({ maxLength: 2000, description: 'What others should know about it: at most 500 characters' }),
};
const Why = Type.String({ maxLength: 2000, description: 'Why, for the log' });

/** Body of POST /api/games/:game/editions. */
export const NewEdition = Type.Object(WRITTEN, closed);
/** Body of POST /api/editions/:id. */
export const EditionVersion = Type.Object({ version: Version, ...WRITTEN }, closed);
/** Body of POST /api/editions/:id/vote. */
export const EditionVote = Type.Object(
  {
    version: Version,
    same: Type.Boolean({ description: 'Whether your box says the same; false takes it back' }),
    value: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'The path of one of its values; without it, the whole edition is meant' })),
  },
  closed,
);
/** Body of POST /api/keep/editions. */
export const DefaultEdition = Type.Object(
  { game: Type.String({ minLength: 1, maxLength: 40 }), edition: orNull(Id, { description: 'Null: the house’s own' }), why: Why },
  closed,
);
/** Body of POST /api/keep/editions/:id/remove. */
export const RemoveEdition = Type.Object({ why: Why }, closed);

const LINE = {
  id: Type.String(),
  game: Type.String(),
  name: Type.String(),
  note: Type.String(),
  author: Type.Object({ id: Type.String(), name: Type.String() }),
  version: Type.Integer({ description: '1 at first; counted up whenever its values change' }),
  made: Time,
  changed: Time,
  differs: Type.Integer({ description: 'In how many values it differs from the house’s' }),
  used: Type.Integer({ description: 'Games that were begun with it here' }),
  votes: Type.Integer({ description: 'Owners whose box says the same' }),
  voted: Type.Boolean({ description: 'Whether you are one of them' }),
  default: Type.Boolean({ description: 'Whether new tables have it unless somebody chooses another one' }),
};
export const EditionLine = Type.Object(LINE);
export const EditionPage = Type.Object({
  ...LINE,
  changes: EDITION.changes,
  values: Type.Record(Type.String(), Type.Object({ votes: Type.Integer(), voted: Type.Boolean() }), {
    description: 'By path: how many owners’ boxes say the same there, and whether yours does; what nobody has looked at is left out',
  }),
});

const RULES = { name: EDITION.name, options: OPTIONS, edition: orNull(OwnEdition, { description: 'Null: the house’s own' }) };
/** Body of POST /api/games/:game/house-rules. */
export const NewHouseRules = Type.Object(RULES, closed);
export const HouseRules = Type.Object({ id: Type.String(), game: Type.String(), ...RULES, at: Time });
