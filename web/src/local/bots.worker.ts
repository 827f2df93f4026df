/** Bots think here, away from the page. */
import { serveWeb } from '@bottega/bots/worker/web';
import { loadCore, loadTrained } from './cores.ts';

serveWeb((game, usesNetwork) => (usesNetwork ? loadTrained(game) : loadCore(game)));
