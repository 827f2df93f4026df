/**
 * Screens hide florins and blocks, but whatever goes behind them or comes out is seen by all. The ledger is what
 * somebody with a perfect memory knows of a player: all that was traded since the start, and nothing else.
 */
import type { Ledger, Player } from './state.ts';

/** For a player who begins before everybody's eyes. */
export const openLedger = ({ florins, blocks }: Pick<Player, 'florins' | 'blocks'>): Ledger => ({ florins, blocks: blocks.slice() });

/** Florins are gained, or paid where they are less than nothing. Every florin goes this way. */
export function moveFlorins(player: Player, florins: number): void {
  player.florins += florins;
  const { ledger } = player;
  if (ledger !== null) player.ledger = { florins: ledger.florins + florins, blocks: ledger.blocks };
}

/** Blocks are bought, or paid. Every block goes this way. */
export function moveBlocks(player: Player, colour: number, count: number): void {
  player.blocks[colour] += count;
  const { ledger } = player;
  if (ledger === null) return;
  const blocks = ledger.blocks.slice();
  blocks[colour] += count;
  player.ledger = { florins: ledger.florins, blocks };
}
