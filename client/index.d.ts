import type { Client } from 'openapi-fetch';
import type { components, paths } from './api.js';

export type { components, paths };

/** Every route of the API: `client.GET('/api/tables/{id}', { params: { path: { id } } })`. */
export type BottegaClient = Client<paths>;

/** With the key of a player, made on the account page; without one, as somebody who only looks on. */
export declare function connect(server: string, key?: string): BottegaClient;

/** As a new guest of that name. Refused names throw. */
export declare function joinAsGuest(server: string, name: string): Promise<BottegaClient>;
