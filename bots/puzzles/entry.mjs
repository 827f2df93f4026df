// A thread does not inherit the loader of TypeScript.
import { runTypeScript } from '../../scripts/typescript.mjs';

runTypeScript();
await import('./entry.ts');
