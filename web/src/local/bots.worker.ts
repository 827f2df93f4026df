/** Bots think here, away from the page. */
import { serveWeb } from '@bottega/bots/worker/web';
import { loadCore } from './cores.ts';

serveWeb(loadCore);
