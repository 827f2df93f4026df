/** Cards and violins travel between the places they lie in; nothing moves for who asked for stillness. */
import { still, travel } from '@bottega/board-kit';
import { flip } from 'svelte/animate';

export const [send, receive] = travel();

export const slide: typeof flip = (node, rects, options) => flip(node, rects, { duration: still() ? 0 : 300, ...options });
