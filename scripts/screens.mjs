// Takes the screenshots of docs/screens; `node scripts/screens.mjs carrara` takes those of one game.
import { ensureInstalled } from './ensure.mjs';

ensureInstalled({ whole: true });
const { register } = await import('tsx/esm/api');
register();
await import('../web/tools/screens.ts');
