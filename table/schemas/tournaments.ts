/** Tournaments. */
import { PLAYED } from '@bottega/bots';
import { Type } from 'typebox';
import { SOUGHT_PACES } from '../paces.ts';
import { closed, orNull, ref, Time } from './basics.ts';

const Kind = Type.Enum(['swiss', 'round-robin'], { description: 'Like meets like for some rounds; or everybody meets everybody' });
const AtTable = Type.Integer({ minimum: 2, maximum: 4, description: 'How many play at a table, at most' });
const PaceName = Type.Enum([...SOUGHT_PACES], { description: 'For an evening (`quick`, `calm`: 10 or 25 minutes each a game), or over weeks (days a turn)' });
const Bot = Type.Enum([...PLAYED]);
const Most = Type.Integer({ minimum: 4, maximum: 64, description: 'How many take part at most; when they are there, it starts' });
const Rounds = Type.Integer({ minimum: 1, maximum: 15 });

/** Body of POST /api/tournaments. */
export const NewTournament = Type.Object(
  {
    name: Type.String({ maxLength: 1000 }),
    game: Type.String({ minLength: 1, maxLength: 40 }),
    kind: Kind,
    atTable: AtTable,
    most: Most,
    pace: PaceName,
    rounds: Type.Optional(Type.Integer({ ...Rounds, description: 'Of a Swiss tournament; by default as many as it takes to find the best' })),
    fill: Type.Optional(Type.Unsafe<string>({ ...Bot, description: 'Bots that take the free places when it starts' })),
    starts: Type.Optional(Type.Integer({ description: 'Milliseconds since 1970: when it starts at the latest' })),
  },
  closed,
);

export const TournamentLine = Type.Object({
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  kind: Kind,
  atTable: AtTable,
  most: Most,
  pace: PaceName,
  rounds: orNull(Type.Integer(), { description: 'How many it has; null where that is only known at the end' }),
  fill: orNull(Type.String(), { description: 'The bots that take free places' }),
  starts: orNull(Time),
  status: Type.Enum(['open', 'playing', 'over', 'cancelled']),
  round: Type.Integer({ description: 'The round that is played; 0 before the first' }),
  entrants: Type.Integer(),
  made: Time,
  ended: orNull(Time),
});

const Entrant = Type.Object({
  name: orNull(Type.String(), { description: 'Null for a bot, and for somebody who was erased' }),
  player: orNull(Type.String()),
  bot: orNull(Type.String()),
  withdrawn: Type.Boolean({ description: 'They play no more rounds' }),
});
const entrant = Type.Integer({ description: 'By the place in `entrants`' });

const Standing = Type.Object({
  entrant,
  place: Type.Integer({ description: '1 for the first; who is equal in everything shares it' }),
  points: Type.Number(),
  opposition: Type.Number({ description: 'Buchholz: the points of those they have met' }),
  beaten: Type.Number({ description: 'Sonneborn–Berger: the points of those they have beaten' }),
  played: Type.Integer(),
});

const RoundTable = Type.Object({
  table: orNull(Type.String(), { description: 'Null for a free round' }),
  entrants: Type.Array(entrant, { description: 'By seat' }),
  over: Type.Boolean(),
  ranks: orNull(Type.Array(Type.Integer()), { description: 'The place of each; null while it is played, and where nobody has won' }),
});

export const Tournament = Type.Object({
  line: ref('TournamentLine', TournamentLine),
  organiser: Type.Object({ id: Type.String(), name: orNull(Type.String()) }),
  entrants: Type.Array(Entrant),
  standings: Type.Array(Standing),
  rounds: Type.Array(Type.Array(RoundTable), { description: 'The first first' }),
  mine: orNull(entrant, { description: 'Which of them you are' }),
  myTable: orNull(Type.String(), { description: 'Where you play now' }),
});

/** In the list of GET /api/tournaments. */
export const TournamentOffer = Type.Object({
  line: ref('TournamentLine', TournamentLine),
  mine: Type.Boolean({ description: 'Whether you take part' }),
  myTable: orNull(Type.String(), { description: 'Where you play now' }),
});
