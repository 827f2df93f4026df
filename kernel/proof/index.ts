export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export { ORACLES } from './oracles.ts';
export { perft } from './perft.ts';
export { type Fault, retrace } from './retrace.ts';
export { anyMove, type Played, playOut } from './walk.ts';
export { checkWords } from './words.ts';
