/** An edition being filled in: its values, what is checked and what is wrong, kept at every step. */
import { type AnyGame, blankOf, type Changes, changed, type Fault, marksOf, type Place, type Printed, placesIn, sameJson } from '@bottega/kernel';
import { SvelteSet } from 'svelte/reactivity';
import { type KeptEdition, type Past, putEdition } from '../editions/shelf.ts';
import { plainPath } from './faults.ts';
import { isOpen } from './units.ts';

const MOST_PAST = 100;

export class Draft {
  private readonly game: AnyGame;
  kept = $state.raw<KeptEdition>() as KeptEdition;
  /** Whether the browser could keep the last step. */
  written = $state(true);

  constructor(game: AnyGame, kept: KeptEdition) {
    this.game = game;
    this.kept = kept;
  }

  readonly annotated = $derived.by(() => changed(this.game.edition, this.kept.changes));
  readonly places = $derived.by(() => placesIn(this.game.edition.schema, this.annotated));
  private readonly byPath = $derived.by(() => new Map(this.places.map((place) => [place.path, place])));
  private readonly unlocked = new SvelteSet<string>();
  readonly faults = $derived.by((): readonly Fault[] => this.game.edition.faults(this.annotated));
  private readonly house = $derived.by(() => new Map(placesIn(this.game.edition.schema, this.game.edition.house).map((place) => [place.path, place])));

  houseAt(path: string): Printed | null {
    return this.house.get(path)?.printed ?? null;
  }
  isChanged(path: string): boolean {
    return Object.hasOwn(this.kept.changes, path);
  }
  /** Whether the owner has looked: it is the same, or it is entered. */
  isChecked(path: string): boolean {
    return this.isChanged(path) || this.kept.same.includes(path);
  }
  faultsAt(path: string): readonly Fault[] {
    return this.faults.filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`));
  }
  isWrong(path: string): boolean {
    return this.faults.some((fault) => plainPath(fault.path) === path);
  }
  placeAt(path: string): Place | null {
    return this.byPath.get(path) ?? null;
  }
  /** The place that a field belongs to: of `wheel.prices.2.0` it is the one of the prices. */
  placeOf(field: string): Place | null {
    const parts = field.split('.');
    const path = parts.map((_, at) => parts.slice(0, parts.length - at).join('.')).find((start) => this.byPath.has(start));
    return path === undefined ? null : this.placeAt(path);
  }
  /** What the rulebook states is filled in only by whoever says that their copy differs. */
  isLocked(path: string): boolean {
    return this.houseAt(path)?.mark === 'RB' && !this.isChanged(path) && !this.unlocked.has(path);
  }
  unlock(path: string): void {
    this.unlocked.add(path);
  }
  /** Of those, how many are checked and how many there are. */
  progress(places: readonly Place[]): { done: number; all: number } {
    const open = places.filter((place) => isOpen(place) || this.isChanged(place.path));
    return { done: open.filter(({ path }) => this.isChecked(path)).length, all: open.length };
  }

  enter(path: string, value: unknown): void {
    const house = this.houseAt(path);
    const { [path]: _, ...others } = this.kept.changes;
    // what the house has as well is a value that was found to be the same
    if (house !== null && sameJson(house.value, value)) this.step({ changes: others, same: withPath(this.kept.same, path) });
    else this.step({ changes: this.fitted({ ...others, [path]: { value, mark: 'BOX' } }, path), same: without(this.kept.same, path) });
  }
  /** Where a value decides what else is printed beside it, as on a card that is of another kind: blanks, and nothing left over. */
  private fitted(changes: Changes, path: string): Changes {
    const beside = path.slice(0, path.lastIndexOf('.') + 1);
    if (beside === '') return changes;
    const annotated = changed(this.game.edition, changes);
    const places = placesIn(this.game.edition.schema, annotated).filter((place) => place.path.startsWith(beside));
    const wanted = new Set(places.map((place) => place.path));
    const left = marksOf(annotated).flatMap((printed) => (printed.path.startsWith(beside) && !wanted.has(printed.path) ? [[printed.path, null]] : []));
    const missing = places.flatMap((place) =>
      place.printed === null && !place.optional ? [[place.path, { value: blankOf(place.schema), mark: 'BOX' as const }]] : [],
    );
    return { ...changes, ...Object.fromEntries([...left, ...missing]) };
  }
  /** Nothing is printed there. */
  leaveOut(path: string): void {
    const { [path]: _, ...others } = this.kept.changes;
    this.step({ changes: this.houseAt(path) === null ? others : { ...others, [path]: null }, same: without(this.kept.same, path) });
  }
  back(path: string): void {
    this.unlocked.delete(path);
    const { [path]: _, ...others } = this.kept.changes;
    this.step({ changes: others });
  }
  confirm(path: string, same: boolean): void {
    this.step({ same: same ? withPath(this.kept.same, path) : without(this.kept.same, path) });
  }
  /** Those that nobody has looked at yet. */
  unchecked(places: readonly Place[]): readonly Place[] {
    return places.filter((place) => isOpen(place) && !this.isChecked(place.path));
  }
  confirmAll(places: readonly Place[]): void {
    this.step({ same: [...this.kept.same, ...this.unchecked(places).map(({ path }) => path)] });
  }
  rename(name: string): void {
    this.step({ name });
  }
  /** Gives back where something is as before; null for the name of the edition. */
  undo(): string | null {
    const { kept } = this;
    const past = kept.past.at(-1);
    if (past === undefined) return null;
    this.keep({ ...kept, ...past, past: kept.past.slice(0, -1) });
    const isOther = (path: string): boolean => past.changes[path] !== kept.changes[path] || past.same.includes(path) !== kept.same.includes(path);
    return [...Object.keys({ ...past.changes, ...kept.changes }), ...past.same, ...kept.same].find(isOther) ?? null;
  }

  private step(change: Partial<Past>): void {
    const { name, changes, same, past } = this.kept;
    this.keep({ ...this.kept, ...change, past: [...past, { name, changes, same }].slice(-MOST_PAST) });
  }
  private keep(kept: KeptEdition): void {
    this.kept = { ...kept, updated: Date.now() };
    putEdition(this.kept).then(
      () => (this.written = true),
      () => (this.written = false),
    );
  }
}

const withPath = (paths: readonly string[], path: string): string[] => [...without(paths, path), path];
const without = (paths: readonly string[], path: string): string[] => paths.filter((other) => other !== path);
