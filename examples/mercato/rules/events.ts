export const EVENTS = [
  'round',
  'drew',
  'drew-card',
  'sold',
  'begged',
  'gave',
  'gave-card',
  'got-card',
  'paid',
  'rested',
  'bid',
  'ribbon',
  'no-ribbon',
] as const;
export const REFUSALS = ['no-such-card', 'hand-full', 'deck-empty', 'nothing-to-beg', 'too-dear'] as const;
