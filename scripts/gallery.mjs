// Records the games of the gallery anew, in games/*/gallery and examples/*/gallery; `node scripts/gallery.mjs carrara`
// records those of one game, `node scripts/gallery.mjs carrara 3-advanced 3 '{"variant":"advanced"}'` adds one.
import { ensureInstalled } from './ensure.mjs';

ensureInstalled({ whole: true });
const { register } = await import('tsx/esm/api');
register();
await import('../web/tools/gallery.ts');
