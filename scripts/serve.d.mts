import type { Server } from 'node:http';

export function staticServer(folder: string): Server;
