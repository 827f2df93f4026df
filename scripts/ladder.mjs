// Measures the ladder of docs/bots.md and writes it there. It can be interrupted: games that were played are kept in
// .bottega/ladder and not played again. `node scripts/ladder.mjs carrara --games 50` plays fewer, of one game; with
// `--kept` nothing is played, and the rows that are whole are written.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/bots.md`;
const [BEGIN, END] = ['<!-- ladder -->', '<!-- /ladder -->'];

const PAIRS = ['novice,greedy', 'apprentice,novice', 'journeyman,apprentice', 'master,journeyman', 'master,v1:master'];
const TABLES = ['journeyman,apprentice', 'master,journeyman', 'master,v1:master'];
const several = (game, options = {}) => PAIRS.map((bots) => ({ game, bots, players: 2, options, games: 200 }));
const tables = (game) =>
  [3, 4].filter((players) => players <= most[game]).flatMap((players) => TABLES.map((bots) => ({ game, bots, players, options: {}, games: 60 })));

const GAMES = readdirSync(`${root}games`).filter((id) => existsSync(`${root}games/${id}/index.ts`));
register();
/** How many each game takes. */
const most = Object.fromEntries(await Promise.all(GAMES.map(async (id) => [id, (await import(`../games/${id}/core.ts`)).game.players.max])));
/** What is measured besides the game as it is set up by itself. */
const VARIANTS = {
  carrara: [{ variant: 'advanced' }],
  'la-stanza': [{ expert: true }],
  paneveggio: [{ start: 'mulligan' }, { start: 'draft' }],
};
const ROWS = [
  ...GAMES.flatMap((game) => [{}, ...(VARIANTS[game] ?? [])].flatMap((options) => several(game, options))),
  ...GAMES.flatMap(tables),
  ...['piano', 'forte'].map((level) => ({ game: 'paneveggio', bots: 'master', players: 1, options: { level }, games: 60 })),
];

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const optionsOf = (options) => Object.entries(options).map(([id, value]) => (value === true ? id : String(value)));

const wanted = process.argv.slice(2);
const fewer = wanted.includes('--games') ? Number(wanted[wanted.indexOf('--games') + 1]) : Number.POSITIVE_INFINITY;
const gamesOf = ({ games }) => Math.min(games, fewer);
const fileOf = ({ game, bots, players, options }) => `.bottega/ladder/${[game, ...optionsOf(options), players, bots.replace(/[,:]/g, '-')].join('-')}.jsonl`;
const isWhole = (row) => existsSync(root + fileOf(row)) && readFileSync(root + fileOf(row), 'utf8').split('\n').length - 2 >= gamesOf(row);
const isAsked = ({ game }) => wanted.includes(game) || !GAMES.some((id) => wanted.includes(id));
const chosen = ROWS.filter((row) => isAsked(row) && (!wanted.includes('--kept') || isWhole(row)));

function measure(row) {
  const { game, bots, players, options } = row;
  const given = Object.keys(options).length === 0 ? [] : ['--options', JSON.stringify(options)];
  const args = ['arena', game, '--bots', bots, '--players', String(players), '--games', String(gamesOf(row)), '--seed', 'ladder', ...given];
  const done = spawnSync(process.execPath, ['bin/bottega', ...args, '--file', fileOf(row), '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`bottega ${args.join(' ')} failed`);
  return JSON.parse(done.stdout);
}

function rowOf({ game, bots, players, options }, { bots: [first], games: played }) {
  const [own, other] = bots.split(',');
  const meeting = other === undefined ? `${own} against Stradivarius` : players === 2 ? `${own} : ${other}` : `${own} : ${players - 1} × ${other}`;
  const variant = optionsOf(options).join(', ');
  const interval = first.ci95.map(percent).join(' – ');
  return `| ${game} | ${variant} | ${players} | ${meeting} | ${played} | **${percent(first.winShare)}** | ${interval} | ${first.margin} | ${first.elo} | ${first.msPerTurn} |`;
}

const lines = ['| game | variant | players | who | games | wins | 95 % | margin | Elo | ms a turn |', '|---|---|---|---|---|---|---|---|---|---|'];
for (const row of chosen) {
  lines.push(rowOf(row, measure(row)));
  console.log(lines.at(-1));
}
const text = readFileSync(page, 'utf8');
const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
writeFileSync(page, `${before}\n${lines.join('\n')}\n${text.slice(text.indexOf(END))}`);
