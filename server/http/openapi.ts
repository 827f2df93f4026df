/** The OpenAPI document as a whole; each route describes itself, and says by what it lets somebody in. */
import { PARTS } from '../schemas/answers.ts';
import { COOKIE } from './identity.ts';

export const OPENAPI = {
  // from this version on its schemas are JSON Schema
  openapi: '3.1.0',
  info: {
    title: 'Bottega',
    version: '1',
    description: 'Tables of board games. See docs/api.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The one that you have asked' }],
  components: {
    schemas: PARTS as Record<string, object>,
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'For programs: `POST /api/guests` gives one, or the account page' },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: COOKIE,
        description: 'For browsers; requests that change something also need an `Origin` equal to the host',
      },
    },
  },
} as const;

const [NOBODY, TOKEN, BROWSER] = [{}, { token: [] }, { cookie: [] }];

/** Who may ask; whoever is let in by nothing is nobody in particular. */
export const LETS_IN = {
  anybody: [NOBODY, TOKEN, BROWSER],
  players: [TOKEN, BROWSER],
  browsers: [BROWSER],
  anyBrowser: [NOBODY, BROWSER],
  strangers: [NOBODY],
} as const;

export type Security = (typeof LETS_IN)[keyof typeof LETS_IN];
