/** The rulings the page tells, by the numbers they have in docs/rules/paneveggio.md and in the code; readers never see the numbers. */
import type { RulesBlock } from '@bottega/kernel';

export const RULINGS = {
  score: ['P1', 'P2', 'P3', 'P4', 'P5', 'P10'],
  beats: ['P6', 'P7', 'P-N4', 'P8', 'P-N5', 'P9'],
  actions: ['P11', 'P12', 'P13', 'P-N2', 'P14', 'P15', 'P16', 'P17', 'P30', 'P52', 'P53', 'P54', 'P55'],
  tokens: ['P18', 'P19', 'P20', 'P21', 'P22'],
  turn: ['P23', 'P-N3', 'P24', 'P25', 'P26', 'P27', 'P28', 'P29'],
  setUp: ['P31', 'P32', 'P33', 'P-N7', 'P51'],
  end: ['P34', 'P35', 'P36', 'P48'],
  solo: ['P37', 'P-N6', 'P50', 'P38', 'P39', 'P40', 'P41', 'P42', 'P43', 'P44', 'P45', 'P46', 'P47', 'P49', 'P-N1'],
} as const;

export type RulingGroup = keyof typeof RULINGS;
export type Ruling = (typeof RULINGS)[RulingGroup][number];
type Answer = readonly [question: string, answer: string];

/** Question and answer of every ruling, under the titles of their groups. */
export const rulingBlocks = (titles: Readonly<Record<RulingGroup, string>>, answers: Readonly<Record<Ruling, Answer>>): RulesBlock[] =>
  (Object.keys(RULINGS) as RulingGroup[]).flatMap((group) => [`**${titles[group]}**`, { answers: RULINGS[group].map((ruling) => answers[ruling]) }]);
