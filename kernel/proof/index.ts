export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export { forbiddenIn, type Glossary, readGlossary, type Term } from './glossary.ts';
export { ORACLES } from './oracles.ts';
export { perft } from './perft.ts';
export { readings } from './readings.ts';
export { type Fault, retrace } from './retrace.ts';
export { messageFaults, typographyFaults } from './typography.ts';
export { anyMove, type Played, playOut } from './walk.ts';
export { checkWords } from './words.ts';
