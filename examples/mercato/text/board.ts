/** The words the drawn board needs, as `board.…`. */
export const BOARD: readonly string[] = [
  'round',
  'fashion',
  'bank',
  'hand',
  'crate',
  'crate.text',
  'card.text',
  'deck',
  'deck.text',
  'cards',
  'stall',
  'stall.text',
  'purse',
  'purse.text',
  'ribbon',
  'ribbon.text',
];
