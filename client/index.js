/** A client for the HTTP API of a Bottega server. Its types in `api.d.ts` are made from the OpenAPI document. */
import createClient from 'openapi-fetch';

/** With the key of a player, made on the account page; without one, as somebody who only looks on. */
export const connect = (server, key) => createClient({ baseUrl: server, headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } });

/** As a new guest of that name. */
export async function joinAsGuest(server, name) {
  // a program without a key passes for a page of that very server
  const page = createClient({ baseUrl: server, headers: { Origin: new URL(server).origin } });
  const guest = await page.POST('/api/me', { body: { name } });
  if (guest.error) throw new Error(guest.error.error.message);
  const [cookie] = guest.response.headers.getSetCookie()[0].split(';');
  const made = await page.POST('/api/me/tokens', { body: { label: name }, headers: { Cookie: cookie } });
  if (made.error) throw new Error(made.error.error.message);
  return connect(server, made.data.token);
}
