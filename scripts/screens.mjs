// Takes the screenshots of docs/screens; `node scripts/screens.mjs carrara` takes those of one game.
import { register } from 'tsx/esm/api';

register();
await import('../web/tools/screens.ts');
