/** What a number of games says about strength. */
const NORMAL_95 = 1.96;

/** Wilson's interval for a share, 95 %: also right near 0 and 1, and with few games. */
export function wilson(share: number, count: number): [number, number] {
  if (count === 0) return [0, 1];
  const z = (NORMAL_95 * NORMAL_95) / count;
  const middle = (share + z / 2) / (1 + z);
  const half = (NORMAL_95 / (1 + z)) * Math.sqrt((share * (1 - share)) / count + z / (4 * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * Elo ratings around 1500 from who finished before whom: `before[a][b]` counts how often a did before b, draws half.
 * A drawn game is added to each pair that met, so that somebody who won them all keeps a number.
 */
export function elo(before: readonly (readonly number[])[]): number[] {
  const bots = before.length;
  let strengths = Array<number>(bots).fill(1);
  for (let sweep = 0; sweep < 2000; sweep++) {
    const next = strengths.map((own, a) => {
      let won = 0;
      let met = 0;
      for (let b = 0; b < bots; b++) {
        const games = before[a][b] + before[b][a];
        if (a === b || games === 0) continue;
        won += before[a][b] + 0.5;
        met += (games + 1) / (own + strengths[b]);
      }
      return met === 0 ? own : won / met;
    });
    const middle = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / bots);
    strengths = next.map((strength) => strength / middle);
  }
  return strengths.map((strength) => 1500 + 400 * Math.log10(strength));
}
