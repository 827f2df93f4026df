/** The application is built once, before the first browser looks at it. */
import { buildWeb } from '../../scripts/build-web.mjs';

export const setup = (): void => buildWeb({ log: () => {} });
