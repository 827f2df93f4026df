/** What a proxy in front changes: whose address counts, and that browsers must keep to https. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const DAY = 24 * 60 * 60;

/** Which addresses on the way are believed: what stands before those of our own proxies may be made up. */
export const believed = ({ trustProxy }: Config): false | ((address: string, hop: number) => boolean) =>
  trustProxy > 0 && ((_address, hop) => hop < trustProxy);

export function heedProxy(server: FastifyInstance, { trustProxy, hsts }: Config): void {
  let warned = trustProxy > 0;
  server.addHook('onRequest', async ({ headers, protocol, log }, reply) => {
    // zero lets browsers forget it again
    if (protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${hsts * DAY}`);
    const sign = ['X-Forwarded-For', 'Forwarded'].find((name) => headers[name.toLowerCase()] !== undefined);
    if (warned || sign === undefined) return;
    warned = true;
    log.warn(
      `A request came with ${sign}, and BOTTEGA_TRUST_PROXY is off. Behind a proxy everybody then counts as one address, and cookies aren't Secure: ` +
        'let it send X-Forwarded-For and X-Forwarded-Proto, and set BOTTEGA_TRUST_PROXY=on, or to the number of proxies.',
    );
  });
}
