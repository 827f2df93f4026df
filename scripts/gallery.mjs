// Records the games of the gallery anew, in web/gallery; `node scripts/gallery.mjs carrara` records those of one game.
import { register } from 'tsx/esm/api';

register();
await import('../web/tools/gallery.ts');
