// Measures the ladder: bots of neighbouring levels meet, in `bottega arena` with the seed `ladder`. Writes everybody's
// Elo to bots/ladder.json and all of it to docs/bots.md. It can be interrupted: games that were played are kept in
// .bottega/ladder and not played again. `node scripts/ladder.mjs carrara --games 50` plays fewer, of one game; with
// `--kept` nothing is played, and whatever there is is written.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { ratings } = await import('../bots/arena/ladder.ts');
const { randomFrom } = await import('../kernel/index.ts');

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/bots.md`;
const data = `${root}bots/ladder.json`;

/** Novices are what everybody knows; ratings are told from there. */
const ANCHOR = { name: 'novice', elo: 1200 };
const PAIRS = ['novice,greedy', 'apprentice,novice', 'journeyman,apprentice', 'master,journeyman', 'master,v1:master', 'master-8x,master'];
const TABLES = ['apprentice,novice', 'journeyman,apprentice', 'master,journeyman', 'master,v1:master'];
/** What is measured besides the game as it is set up by itself, for two. */
const VARIANTS = {
  carrara: [{ variant: 'advanced' }],
  'la-stanza': [{ expert: true }],
  paneveggio: [{ start: 'mulligan' }, { start: 'draft' }],
};
const SOLO = { paneveggio: ['piano', 'forte', 'fortissimo'].map((level) => ({ level })) };

const GAMES = readdirSync(`${root}games`).filter((id) => existsSync(`${root}games/${id}/index.ts`));
const rows = [];
for (const game of GAMES) {
  const { max } = (await import(`../games/${game}/core.ts`)).game.players;
  const add = (players, games, meetings, options = {}) => rows.push(...meetings.map((bots) => ({ game, bots: bots.split(','), players, options, games })));
  add(2, 200, PAIRS);
  for (let players = 3; players <= max; players++) add(players, 60, TABLES);
  for (const options of VARIANTS[game] ?? []) add(2, 60, ['master,journeyman', 'master,v1:master'], options);
  for (const options of SOLO[game] ?? []) add(1, 60, ['master'], options);
}

const wanted = process.argv.slice(2);
const fewer = wanted.includes('--games') ? Number(wanted[wanted.indexOf('--games') + 1]) : Number.POSITIVE_INFINITY;
const optionsOf = (options) => Object.entries(options).map(([id, value]) => (value === true ? id : String(value)));
const fileOf = ({ game, bots, players, options }) => `.bottega/ladder/${[game, ...optionsOf(options), players, ...bots].join('-').replaceAll(':', '-')}.jsonl`;
/** Whole rounds of seats that were played. */
function played(row) {
  if (!existsSync(root + fileOf(row))) return [];
  const outcomes = readFileSync(root + fileOf(row), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return outcomes.slice(0, outcomes.length - (outcomes.length % row.players)).map((line) => JSON.parse(line));
}

function arena(row, games) {
  const { game, bots, players, options } = row;
  const given = Object.keys(options).length === 0 ? [] : ['--options', JSON.stringify(options)];
  const args = ['arena', game, '--bots', bots.join(','), '--players', String(players), '--games', String(games), '--seed', 'ladder', ...given];
  const done = spawnSync(process.execPath, ['bin/bottega', ...args, '--file', fileOf(row), '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`bottega ${args.join(' ')} failed`);
  return JSON.parse(done.stdout);
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const table = (head, lines) => [head, head.replace(/[^|]+/g, '---'), ...lines].join('\n');

function meetingLine({ game, bots: [own, other], players, options }, { bots: [first], games }) {
  const who = other === undefined ? `${own} against Stradivarius` : players === 2 ? `${own} : ${other}` : `${own} : ${players - 1} × ${other}`;
  const interval = first.ci95.map(percent).join(' – ');
  return `| ${[game, optionsOf(options).join(', '), players, who, games, `**${percent(first.winShare)}**`, interval, first.margin, Math.round(first.msPerTurn)].join(' | ')} |`;
}

/** Between the marks of that name. */
function writeBetween(name, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const all = readFileSync(page, 'utf8');
  writeFileSync(page, `${all.slice(0, all.indexOf(begin) + begin.length)}\n${text}\n${all.slice(all.indexOf(end))}`);
}

const isAsked = ({ game }) => wanted.includes(game) || !GAMES.some((id) => wanted.includes(id));
if (!wanted.includes('--kept')) for (const row of rows.filter(isAsked)) console.log(meetingLine(row, arena(row, Math.min(row.games, fewer))));

const known = rows.filter((row) => played(row).length > 0);
const meetings = known.map((row) => meetingLine(row, arena(row, played(row).length)));
const games = {};
const rungs = [];
for (const game of GAMES) {
  for (const players of [2, 3, 4]) {
    const own = known.filter((row) => row.game === game && row.players === players && Object.keys(row.options).length === 0);
    if (!own.some(({ bots }) => bots.includes(ANCHOR.name))) continue;
    const outcomes = own.map((row) => ({ bots: row.bots, outcomes: played(row) }));
    const found = ratings(outcomes, ANCHOR, randomFrom('ladder'));
    games[game] = { ...games[game], [players]: found };
    const ordered = Object.entries(found).sort(([, a], [, b]) => b.elo - a.elo);
    for (const [name, { elo, low, high, games: count }] of ordered)
      rungs.push(`| ${[game, players, name, `**${elo}**`, `${low} – ${high}`, count].join(' | ')} |`);
  }
}
writeFileSync(data, `${JSON.stringify({ made: 'node scripts/ladder.mjs', anchor: ANCHOR, games }, null, 2)}\n`);
writeBetween('ladder', table('| game | players | who | Elo | 95 % | games |', rungs));
writeBetween('meetings', table('| game | variant | players | who | games | wins | 95 % | margin | ms a turn |', meetings));
