// Takes the screenshots of docs/screens. `node scripts/screens.mjs carrara` takes those of one game, `pages` those around
// the games; with `--look FOLDER` they are as large as the screens, and go there.
import { ensureInstalled } from './ensure.mjs';

ensureInstalled({ whole: true });
const { register } = await import('tsx/esm/api');
register();
await import('../web/tools/screens.ts');
