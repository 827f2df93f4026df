// The command line, run from its TypeScript sources; installs what is missing first. What was made for another Node is
// only told of: a server may be running on it.
import { ensureInstalled } from './ensure.mjs';

ensureInstalled({ anotherNode: 'tell' });
const { runTypeScript } = await import('./typescript.mjs');
runTypeScript();
await import('../cli/main.ts');
