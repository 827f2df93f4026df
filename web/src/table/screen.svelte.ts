/** How much room there is: the same bounds stand in the styles of the table. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, or a tablet held upright: the table is shown region by region. */
export const small = new MediaQuery('max-width: 63.99rem');
/** Panels and log lie in a drawer. */
export const folded = new MediaQuery('max-width: 79.99rem');
