/** A wheel's angle, which goes on past a full turn instead of spinning back. */
const SECTORS = 6;
const SECTOR = 360 / SECTORS;

export function turned(sectors: () => number): { readonly angle: number } {
  let known = sectors();
  let angle = $state(known * SECTOR);
  $effect.pre(() => {
    const next = sectors();
    const forward = (((next - known) % SECTORS) + SECTORS) % SECTORS;
    known = next;
    // taking a turn back turns the wheel back
    angle += (forward > SECTORS / 2 ? forward - SECTORS : forward) * SECTOR;
  });
  return {
    get angle() {
      return angle;
    },
  };
}
