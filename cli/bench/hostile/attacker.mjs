// The attackers, in a process of their own: what they take of the machine is not the server's fault.
import { runTypeScript } from '../../../scripts/typescript.mjs';

runTypeScript();
await import('./attacker.ts');
