/** The toy as a module of its own, as workers take their games. */
export { toyBox as box } from './toy.ts';
