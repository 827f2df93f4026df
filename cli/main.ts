#!/usr/bin/env node
import { houseCatalogue, run } from './index.ts';

// whoever reads our output may have seen enough
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { stdin, stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), { catalogue: houseCatalogue(), input: stdin, output: stdout, notices: stderr });
