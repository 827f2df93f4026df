export { openWhatIf, readWhatIfFile, type WhatIfFile, writeWhatIf } from './file.ts';
export { packed, unpacked } from './link.ts';
export { Branch, LONGEST_NAME, MOST_TRIES, type Reached, WhatIf } from './what-if.ts';
