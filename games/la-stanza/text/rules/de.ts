/** Until the page is translated. */
export { write } from './en.ts';
