export { apply } from './apply.ts';
export { freeUndo, stateAfter } from './back.ts';
export { clocksOf, deadlineOf, nextTimeout } from './clock.ts';
export { decide } from './decide.ts';
export type { Entry, OpenEntry } from './entry.ts';
export { checkOpening, openSitting } from './open.ts';
export { askedOf, kindOf, type Sitting, savedOf, statusOf } from './sitting.ts';
export { chatOf, type People, type Person, summaryOf } from './summary.ts';
export type { Asker, Request } from './verb.ts';
