/** The command line for programs: `run(['simulate', 'carrara'], desk)`. */
export { type Catalogue, houseCatalogue } from './catalogue.ts';
export type { Desk } from './desk.ts';
export { run } from './program.ts';
