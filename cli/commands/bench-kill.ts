/** `bottega bench kill`: servers that are killed over and over lose nothing that they promised. */
import { appendFileSync } from 'node:fs';
import { ensureInstalled } from '../../scripts/ensure.mjs';
import { type Desk, note, print } from '../desk.ts';
import { Failure } from '../failure.ts';
import { textTable } from '../table.ts';

export interface KillFlags {
  game?: string;
  kills: number;
  minutes: number;
  postgres?: true;
  append?: string;
  json?: true;
}

/** Tools of the tests are needed: a Postgres of its own, players that can be cut off. */
export async function benchKills(desk: Desk, flags: KillFlags): Promise<void> {
  ensureInstalled({ whole: true, anotherNode: 'tell' });
  const { game } = await desk.catalogue.open(flags.game ?? 'carrara');
  const { benchKill } = await import('../bench/kill/index.ts');
  const { kills, minutes, postgres = false } = flags;
  const found = await benchKill(game, { kills, minutes, postgres, say: (text) => note(desk, text) });
  if (flags.append !== undefined) appendFileSync(flags.append, `${JSON.stringify(found)}\n`);
  const { lost, doubled } = found;
  const rows = Object.entries({ ...found, lost: lost.length, doubled: doubled.length }).map(([name, value]) => [name, String(value)]);
  print(desk, flags.json ? JSON.stringify(found) : textTable(rows));
  if (lost.length + doubled.length > 0) throw new Failure([...lost.map((what) => `lost: ${what}`), ...doubled.map((what) => `doubled: ${what}`)].join('\n'));
}
