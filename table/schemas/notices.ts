/** How people are told of their tables when they are not looking: by which channels, when, and what they wish about it. */
import { LANGUAGES } from '@bottega/kernel';
import { Type } from 'typebox';
import { closed, orNull, ref, Time } from './basics.ts';

const AtOnce = Type.Object({ when: Type.Literal('at-once') }, closed);
const Later = Type.Object(
  { when: Type.Literal('later'), minutes: Type.Integer({ minimum: 1, maximum: 1440, description: 'Unless you have looked at the table by then' }) },
  closed,
);
const Daily = Type.Object(
  { when: Type.Literal('daily'), hour: Type.Integer({ minimum: 0, maximum: 23, description: 'In your time zone; all of a day in one message' }) },
  closed,
);
const Never = Type.Object({ when: Type.Literal('never') }, closed);

/** Time that is running out is told at once, whichever it is. */
export const Plan = Type.Union([AtOnce, Later, Daily]);
export const TablePlan = Type.Union([AtOnce, Later, Daily, Never]);

export const HOOK_FORMS = ['json', 'discord', 'slack', 'ntfy'] as const;
const HookForm = Type.Enum([...HOOK_FORMS], { description: 'In which form the address is told: plain JSON, or as that service wants it' });

export const ChannelFault = Type.Object(
  { code: Type.String({ description: 'What went wrong last; other members are its figures, such as `status`' }), at: Time },
  { additionalProperties: true },
);

export const Channel = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['push', 'mail', 'hook']),
  name: Type.String({ description: 'The browser, the mail address, or the host of the address' }),
  form: orNull(HookForm),
  plan: ref('Plan', Plan),
  state: Type.Enum(['on', 'off', 'unproved', 'given-up'], {
    description: 'Off by your own wish, not yet proved to be yours by a code, or given up because it failed for too long',
  }),
  fault: orNull(ref('ChannelFault', ChannelFault)),
  waiting: Type.Integer({ description: 'Notices that are still to be sent' }),
  made: Time,
});

const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes after midnight' });

export const NoticeWishes = Type.Object(
  {
    language: Type.Enum([...LANGUAGES]),
    zone: Type.String({ minLength: 1, maxLength: 64, description: 'Your time zone, as `Europe/Rome`' }),
    quiet: orNull(Type.Object({ from: Minute, to: Minute }, closed), { description: 'When nothing is sent' }),
  },
  closed,
);

export const Notices = Type.Object({
  wishes: ref('NoticeWishes', NoticeWishes),
  channels: Type.Array(ref('Channel', Channel)),
  offers: Type.Object({
    push: Type.String({ description: 'The server’s public key, for `pushManager.subscribe`' }),
    mail: Type.Boolean({ description: 'Whether this server sends mail' }),
  }),
});

export const TableNotices = Type.Object(
  {
    channels: Type.Record(Type.String({ maxLength: 64 }), ref('TablePlan', TablePlan), {
      maxProperties: 20,
      description: 'By the channel’s id, where it is not as usual',
    }),
  },
  closed,
);

/** A link that somebody gives, or that a browser does. */
const Address = Type.String({ minLength: 1, maxLength: 2000 });
const Key = Type.String({ minLength: 1, maxLength: 200 });

/** Body of POST /api/me/channels. */
export const NewChannel = Type.Union([
  Type.Object({ kind: Type.Literal('push'), endpoint: Address, keys: Type.Object({ p256dh: Key, auth: Key }, closed) }, closed),
  Type.Object({ kind: Type.Literal('mail'), address: Type.String({ minLength: 1, maxLength: 1000 }) }, closed),
  Type.Object({ kind: Type.Literal('hook'), address: Address, form: HookForm }, closed),
]);

export const ChannelChange = Type.Object({ plan: Type.Optional(Plan), on: Type.Optional(Type.Boolean()) }, closed);
export const TableNoticesBody = Type.Object({ channels: Type.Record(Type.String({ maxLength: 64 }), TablePlan, { maxProperties: 20 }) }, closed);
