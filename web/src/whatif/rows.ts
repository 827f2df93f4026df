/** The tree as rows to be read: what one seat does in a row, and a step to the right where lines part. */
import type { Branch } from '@bottega/kernel/what-if';

export interface Row {
  readonly depth: number;
  readonly branches: readonly Branch[];
  /** The last move of the row, which may have a name. */
  readonly last: Branch;
}

export function rowsOf(root: Branch): Row[] {
  const rows: Row[] = [];
  const add = (first: Branch, depth: number): void => {
    const branches = [first];
    let last = first;
    while (last.next.length === 1 && last.name === '' && last.next[0].seat === first.seat) {
      last = last.next[0];
      branches.push(last);
    }
    rows.push({ depth, branches, last });
    addAll(last, depth);
  };
  const addAll = ({ next }: Branch, depth: number): void => {
    for (const branch of next) add(branch, next.length === 1 ? depth : depth + 1);
  };
  addAll(root, 0);
  return rows;
}
