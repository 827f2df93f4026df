/** The game without its words: what a table keeps and a beginner among the bots plays. */
export { estimate } from './bot/estimate.ts';
export { learning } from './bot/learning.ts';
export { game } from './rules/game.ts';
export { holdings } from './rules/holdings.ts';
