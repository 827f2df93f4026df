/** What every board is made with: spots to press, the design tokens, and pieces that travel. */
export { afterPaint } from './after-paint.ts';
export { type BoardContext, boardContext, shareBoard } from './context.svelte.ts';
export { gestures } from './gestures.ts';
export { default as Later } from './Later.svelte';
export { oneByOne } from './one-by-one.ts';
export { picture } from './picture.ts';
export { placed } from './placed.ts';
export { sharePractice } from './rules/practice.ts';
export { default as RulesArticle } from './rules/RulesArticle.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { default as Spot } from './Spot.svelte';
export { SEAT_MARKS } from './seat-marks.ts';
export { type Beyond, bringIntoSight, goTo, outOfSight } from './sight.ts';
export { tableOf } from './table.ts';
export { FLIGHT, still, travels } from './travel.ts';
