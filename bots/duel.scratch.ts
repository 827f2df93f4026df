import { randomFrom, weigh } from '@bottega/kernel';
import { THOROUGHNESS } from './levels.ts';
import { Mind } from './mind.ts';
import { SETTINGS } from './search/search.ts';

const [id, a, b, n, players = '2', opt = '{}', seed = 'duel'] = process.argv.slice(2);
const { box } = await import(`@bottega/${id}`);
function seatOf(spec: string, slot: 'master' | 'journeyman') {
  if (spec === 'greedy' || spec === 'random') return { box, level: spec };
  if (/^[a-z]+$/.test(spec)) return { box, level: spec };
  const o: any = { n: 100, est: 1, blur: 0 };
  for (const kv of spec.split(',')) {
    const [k, v] = kv.split('=');
    o[k] = v === 'null' ? null : Number(v);
  }
  (THOROUGHNESS as any)[slot] = { iterations: o.n, milliseconds: 1e9, search: (({ n, est, blur, ...r }) => r)(o), blur: o.blur };
  const mine = { ...box };
  if (o.est === 0) delete mine.learning;
  return { box: mine, level: slot };
}
const S = [seatOf(a, 'master'), seatOf(b, 'journeyman')];
let wins = 0,
  games = 0,
  margin = 0,
  pts = 0;
const P = Number(players);
const t = [0, 0],
  m = [0, 0];
let turns = 0;
for (let g = 0; g < Number(n); g++) {
  const state = box.game.setup({ players: P, options: JSON.parse(opt) }, `${seed} ${Math.floor(g / P)}`);
  const at = g % P;
  const minds = Array.from({ length: P }, (_, s) => new Mind(S[s === at ? 0 : 1].box, S[s === at ? 0 : 1].level as any, randomFrom(`r${g} ${s}`)));
  for (let seats = box.game.toAct(state); seats.length; seats = box.game.toAct(state)) {
    const seat = seats[0];
    const who = seat === at ? 0 : 1;
    const t0 = performance.now();
    const mv = minds[seat].choose(box.game.view(state, seat), seat);
    t[who] += performance.now() - t0;
    m[who]++;
    box.game.play(state, seat, mv);
  }
  turns += state.turn;
  const r = box.game.result(state);
  if (r.rival !== undefined) {
    wins += r.beaten ? 1 : 0;
    margin += r.scores[0].total - r.rival;
  } else {
    if (r.ranking[0].includes(at)) wins += 1 / r.ranking[0].length;
    margin += r.scores[at].total - Math.max(...r.scores.filter((s: any) => s.seat !== at).map((s: any) => s.total));
  }
  pts += r.scores[at].total;
  games++;
}
console.log(
  id,
  P,
  opt,
  a,
  'vs',
  b,
  `${((100 * wins) / games).toFixed(1)}% of ${games}, points ${(pts / games).toFixed(1)} margin ${(margin / games).toFixed(1)}, s/game ${(t[0] / games / 1000).toFixed(2)} / ${(t[1] / games / 1000).toFixed(2)}, moves ${(m[0] / games).toFixed(0)}/${(m[1] / games).toFixed(0)} turns ${(turns / games).toFixed(0)}`,
);
