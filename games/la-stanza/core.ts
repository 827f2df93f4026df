/** The game without its words: what a table keeps and a bot plays. */
export { encoding } from './bot/encode.ts';
export { estimate } from './bot/estimate.ts';
export { learning } from './bot/learning.ts';
export { default as network } from './bot/network.json' with { type: 'json' };
export { game } from './rules/game.ts';
export { holdings } from './rules/holdings.ts';
