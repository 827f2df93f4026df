/** An address of the player's own that gets each message, in the form that it understands. */
import type { HOOK_FORMS } from '@bottega/table/schemas';
import type { PostOut } from '../guarded-post.ts';
import type { Message } from '../message.ts';
import { Undelivered } from '../undelivered.ts';
import type { Send } from './send.ts';

export type HookForm = (typeof HOOK_FORMS)[number];

/** What Discord takes at most. */
const MOST_LETTERS = 2000;
/** What can never be right by trying again. */
const USELESS = [400, 413, 414, 415, 422];

interface Body {
  readonly url: URL;
  readonly body: object;
}

const lines = ({ title, text, url }: Message, bold: (text: string) => string, clean: (text: string) => string): string =>
  `${bold(clean(title))}\n${clean(text)}\n${url}`;

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Names can't be made to look like something else, or to call for everybody. */
const withoutMarkdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');
const withoutSlackMarks = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const FORMS: Readonly<Record<HookForm, (message: Message, address: URL) => Body>> = {
  json: ({ key, language, title, text, url, told, waiting }, address) => ({ url: address, body: { key, language, title, text, url, waiting, notices: told } }),
  discord: (message, address) => ({
    url: address,
    body: {
      content: cut(
        lines(message, (text) => `**${text}**`, withoutMarkdown),
        MOST_LETTERS,
      ),
      allowed_mentions: { parse: [] },
    },
  }),
  slack: (message, address) => ({ url: address, body: { text: lines(message, (text) => `*${text}*`, withoutSlackMarks) } }),
  // the topic is the last part of the address; as JSON it goes to the server itself, because headers take no umlauts
  ntfy: ({ title, text, url }, address) => {
    const parts = address.pathname.split('/').filter((part) => part !== '');
    const topic = decodeURIComponent(parts.pop() ?? '');
    return { url: new URL(`/${parts.join('/')}`, address), body: { topic, title, message: text, click: url } };
  },
};

export const hookSender =
  (post: PostOut): Send =>
  async ({ address, details }, message) => {
    const { form } = JSON.parse(details) as { form: HookForm };
    const { url, body } = FORMS[form](message, new URL(address));
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Bottega', 'Idempotency-Key': message.key };
    try {
      await post({ url, headers, body: JSON.stringify(body) });
    } catch (error) {
      if (!(error instanceof Undelivered) || error.fault.status === undefined) throw error;
      const { fault } = error;
      if (fault.status === 410) throw new Undelivered({ ...fault, code: 'gone' }, 'gone');
      if (USELESS.includes(fault.status!)) throw new Undelivered(fault, 'drop');
      throw error;
    }
  };
