export { write } from './en.ts';
