/** A client for the HTTP API of a Bottega server. Its types in `api.d.ts` are made from the OpenAPI document. */
import createClient from 'openapi-fetch';

/** With the token of a player; without one, as somebody who only looks on. */
export const connect = (server, token) => createClient({ baseUrl: server, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });

/** As a new guest of that name. */
export async function joinAsGuest(server, name) {
  const { data, error } = await connect(server).POST('/api/guests', { body: { name } });
  if (error) throw new Error(error.error.message);
  return connect(server, data.token);
}

/** Whatever waits for that player, and whatever ends; over when the server closes the stream. */
export async function* eventsOf(client) {
  const { data, error } = await client.GET('/api/events', { parseAs: 'stream' });
  if (error) throw new Error(error.error.message);
  let text = '';
  for await (const piece of data.pipeThrough(new TextDecoderStream())) {
    const lines = (text + piece).split('\n');
    text = lines.pop();
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
  }
}
