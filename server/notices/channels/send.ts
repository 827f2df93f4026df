/** A channel carries a message, or fails with `Undelivered`. */
import type { ChannelRow } from '../../storage/channel-store.ts';
import type { Message } from '../message.ts';

export type Send = (channel: ChannelRow, message: Message) => Promise<void>;
