/** Whole games played again, with every part of their scores. */
import { readdirSync } from 'node:fs';
import { it } from 'vitest';
import { GAMES, standsAsItDid } from './games.ts';

// those of earlier rules are looked at in former.test.ts
it.each(readdirSync(GAMES).filter((file) => !/^v\d+-/.test(file)))('%s', standsAsItDid);
