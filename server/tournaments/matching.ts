/** As many pairs as possible of those who fit together: Edmonds' algorithm of augmenting paths and blossoms. */

/** Whom each is paired with; −1 for who is left alone. */
export function matching(count: number, fits: (one: number, other: number) => boolean): number[] {
  const mate: number[] = Array(count).fill(-1);
  for (let root = 0; root < count; root++) {
    if (mate[root] !== -1) continue;
    const { end, parent } = findPath(count, fits, mate, root);
    // along the path, pairs and gaps change places
    for (let here = end; here !== -1; ) {
      const before = parent[here];
      const next = mate[before];
      mate[here] = before;
      mate[before] = here;
      here = next;
    }
  }
  return mate;
}

export const canAllPair = (count: number, fits: (one: number, other: number) => boolean): boolean =>
  count % 2 === 0 && matching(count, fits).every((other) => other !== -1);

/** A way from `root` to somebody else who is alone, over pairs and gaps by turns; `end` is −1 where there is none. */
function findPath(count: number, fits: (one: number, other: number) => boolean, mate: readonly number[], root: number): { end: number; parent: number[] } {
  const parent: number[] = Array(count).fill(-1);
  const base = Array.from({ length: count }, (_, one) => one);
  const reached: boolean[] = Array(count).fill(false);
  reached[root] = true;
  const queue = [root];
  for (const here of queue) {
    for (let there = 0; there < count; there++) {
      if (there === here || !fits(here, there) || base[here] === base[there] || mate[here] === there) continue;
      if (there === root || (mate[there] !== -1 && parent[mate[there]] !== -1)) {
        const stem = commonBase(base, parent, mate, here, there);
        const inside = new Set<number>();
        enclose(base, parent, mate, inside, here, stem, there);
        enclose(base, parent, mate, inside, there, stem, here);
        for (let one = 0; one < count; one++) {
          if (!inside.has(base[one])) continue;
          base[one] = stem;
          if (reached[one]) continue;
          reached[one] = true;
          queue.push(one);
        }
      } else if (parent[there] === -1) {
        parent[there] = here;
        if (mate[there] === -1) return { end: there, parent };
        reached[mate[there]] = true;
        queue.push(mate[there]);
      }
    }
  }
  return { end: -1, parent };
}

/** Where the ways of two back to the root come together. */
function commonBase(base: readonly number[], parent: readonly number[], mate: readonly number[], one: number, other: number): number {
  const passed = new Set<number>();
  for (let here = base[one]; ; here = base[parent[mate[here]]]) {
    passed.add(here);
    if (mate[here] === -1) break;
  }
  let here = base[other];
  while (!passed.has(here)) here = base[parent[mate[here]]];
  return here;
}

/** Notes what lies on the way back to the stem of a blossom, and lets it be walked the other way round. */
function enclose(base: readonly number[], parent: number[], mate: readonly number[], inside: Set<number>, from: number, stem: number, child: number): void {
  let [here, next] = [from, child];
  while (base[here] !== stem) {
    inside.add(base[here]).add(base[mate[here]]);
    parent[here] = next;
    next = mate[here];
    here = parent[mate[here]];
  }
}
