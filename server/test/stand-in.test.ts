import { type Asker, apply, decide, openSitting, type Request } from '@bottega/table/sitting';
import { expect, it } from 'vitest';
import { loadGames } from '../games.ts';

const SETTINGS = {
  listed: false,
  spectators: true,
  chat: true,
  pace: { kind: 'live', bank: 10, increment: 0 },
  timeout: 'turn',
  timeoutLevel: 'random',
} as const;

it('a bot that stands in for one turn gives way with the first move that its person makes, also in the middle of the turn', async () => {
  const game = (await loadGames()).get('la-stanza')!;
  const { version: rules } = game;
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const people = ['ada', 'bea'];
  const opening = { kind: 'open', table: 't', game: game.id, rules, name: null, players: 2, options: {}, settings: SETTINGS, seats } as const;
  const sitting = openSitting(game, { ...opening, host: 'ada', seat: 0, seed: 'seed', seedHash: '' }, 0);
  const at = 20_000;
  const ask = (seat: number | null, request: Request): void => {
    const asker: Asker = { player: seat === null ? null : people[seat], seat, host: false, here: () => [], hostSeen: () => at, at };
    apply(game, sitting, decide(game, sitting, request, asker), at);
  };
  apply(game, sitting, { kind: 'sit', seat: 1, player: 'bea' }, 0);
  const [seat] = game.toAct(sitting.state);
  ask(null, { do: 'timeout', seat });
  expect(sitting.seats[seat]).toMatchObject({ bot: 'random', forTurn: true });
  ask(seat, { do: 'play', number: 0, move: game.legal(sitting.state, seat)[0] });
  expect(game.toAct(sitting.state)).toEqual([seat]);
  expect(sitting.seats[seat]).toMatchObject({ bot: null, forTurn: false });
});
