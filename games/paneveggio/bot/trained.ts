/** What the better bots judge by besides the estimate. */
export { encoding } from './encode.ts';
