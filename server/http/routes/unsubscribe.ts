/** /api/unsubscribe: the button of mail programs (RFC 8058), which know neither cookies nor JSON. */
import type { FastifyInstance } from 'fastify';
import { SecretParams, UnsubscribeBody } from '../../schemas/requests.ts';
import type { Context } from '../context.ts';
import { LETS_IN } from '../openapi.ts';
import { PRICES } from '../prices.ts';
import { NOTICES } from './notice-answers.ts';

export async function unsubscribeRoute(app: FastifyInstance, { notices }: Context): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  // some send it as parts; that it was pressed is all there is to know
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));

  const schema = {
    ...{ operationId: 'unsubscribe', tags: ['people'], summary: 'End a mail channel by the secret in each of its mails' },
    ...{ security: LETS_IN.strangers, params: SecretParams, body: UnsubscribeBody, response: NOTICES.unsubscribe },
  };
  app.post<{ Params: { secret: string } }>('/api/unsubscribe/:secret', { schema, config: { price: PRICES.claim, takesForm: true } }, async (request) => {
    await notices.unsubscribe(request.params.secret);
    return { ok: true };
  });
}
