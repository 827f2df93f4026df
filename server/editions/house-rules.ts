/** House rules kept with an account: checked before they are kept, for whoever keeps them alone. */
import { type AnyGame, type Changes, changed, refuse } from '@bottega/kernel';
import type { HouseRules as Kept, NewHouseRules, Player } from '@bottega/table/wire';
import { readTitle } from '../people/names.ts';
import { newId } from '../people/secrets.ts';
import type { HouseRulesRow, HouseRulesStore } from '../storage/house-rules-store.ts';

/** Of one person, of all games. */
const MOST = 40;

export interface HouseRulesOptions {
  readonly store: HouseRulesStore;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
}

export class HouseRules {
  private readonly options: HouseRulesOptions;

  constructor(options: HouseRulesOptions) {
    this.options = options;
  }

  async list(player: Player, game: string): Promise<Kept[]> {
    needAccount(player);
    return (await this.options.store.of(player.id, this.game(game).id)).map(keptOf);
  }

  async put(player: Player, id: string, { name: given, options, edition }: NewHouseRules): Promise<Kept> {
    const { store, now } = this.options;
    needAccount(player);
    const game = this.game(id);
    // refuses what nobody could play with, with the path of the fault
    if (edition !== null) game.edition.read(changed(game.edition, edition.changes as Changes));
    const name = readTitle(given);
    const rules = { options, edition: edition === null ? null : { ...edition, name: readTitle(edition.name) } };
    const row: HouseRulesRow = { id: newId(), player: player.id, game: game.id, name, rules: JSON.stringify(rules), at: now() };
    const kept = await store.put(row, MOST);
    if (kept === null) return refuse({ code: 'too-many-house-rules', most: MOST });
    return keptOf({ ...row, id: kept });
  }

  async remove(player: Player, id: string): Promise<void> {
    needAccount(player);
    if (!(await this.options.store.remove(player.id, id))) refuse({ code: 'not-found' });
  }

  /** For the file with all of one's own. */
  async of(player: string): Promise<Kept[]> {
    return (await this.options.store.allOf(player)).map(keptOf);
  }

  private game(id: string): AnyGame {
    return this.options.games.get(id) ?? refuse({ code: 'unknown-game', game: id });
  }
}

function needAccount({ account }: Player): void {
  if (account === null) refuse({ code: 'account-needed', for: 'house-rules' });
}

function keptOf({ id, game, name, rules, at }: HouseRulesRow): Kept {
  return { id, game, name, ...(JSON.parse(rules) as Pick<Kept, 'options' | 'edition'>), at };
}
