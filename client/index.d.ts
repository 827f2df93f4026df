import type { Client } from 'openapi-fetch';
import type { components, paths } from './api.js';

export type { components, paths };

/** Every route of the API: `client.GET('/api/tables/{id}', { params: { path: { id } } })`. */
export type BottegaClient = Client<paths>;

/** A decision that waits for you: answer it with a move. */
export type Turn = components['schemas']['Turn'];
/** A game of yours is over. */
export type Over = components['schemas']['Over'];

/** With the token of a player, made on the account page; without one, as somebody who only looks on. */
export declare function connect(server: string, token?: string): BottegaClient;

/** As a new guest of that name. Refused names throw. */
export declare function joinAsGuest(server: string, name: string): Promise<BottegaClient>;

/** Whatever waits for that player, at any table, and whatever ends; over when the server closes the stream. */
export declare function eventsOf(client: BottegaClient): AsyncGenerator<Turn | Over, void>;
