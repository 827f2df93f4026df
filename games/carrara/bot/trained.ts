/** What the better bots judge by besides the estimate. */
export { encoding } from './encode.ts';
export { default as network } from './network.json' with { type: 'json' };
