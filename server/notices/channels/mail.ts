/** Mail, by the SMTP server that the settings name. */
import { createTransport, type Transporter } from 'nodemailer';
import type { ChannelRow } from '../../storage/channel-store.ts';
import type { Message } from '../message.ts';
import { Undelivered } from '../undelivered.ts';
import { noticeWords } from '../words.ts';
import type { Send } from './send.ts';

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly smtp: string;
  readonly from: string;
}

const PATIENCE = 10_000;

export interface Mailer {
  readonly send: Send;
  /** Fails when the server can't be reached, or does not let us in. */
  verify(): Promise<void>;
  close(): void;
}

export function mailer({ smtp, from }: MailSettings, url: string): Mailer {
  const transport: Transporter = createTransport({
    url: smtp,
    ...{ connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return {
    async send(channel, message) {
      try {
        await transport.sendMail(mailOf(channel, message, from, url));
      } catch (error) {
        throw undelivered(error);
      }
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

function mailOf({ address, secret }: ChannelRow, { key, title, text, url: page, language, told }: Message, from: string, url: string) {
  const words = noticeWords(language);
  const isProof = told.some(({ kind }) => kind === 'proof');
  const links = [...new Set(told.map((one) => one.url))];
  const footer = [words.say('mail.stop', { link: `${url}/#/unsubscribe/${secret}` }), words.say('mail.settings', { link: `${url}/#/account` })];
  const several = told.map((one) => `${one.title}\n${one.text}\n${one.url}`).join('\n\n');
  const body = links.length === 1 ? `${text}\n\n${page}` : several;
  return {
    from,
    to: { name: '', address },
    subject: title,
    text: `${body}\n\n-- \n${footer.join('\n')}\n`,
    // the same notice has the same id, so that a second copy is seen as one
    messageId: `<${key}@${new URL(url).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Bottega-Keys': told.map((one) => one.key).join(' '),
      // RFC 8058: mail programs offer a button that posts there; whoever has not agreed yet is on no list
      ...(!isProof && { 'List-Unsubscribe': `<${url}/api/unsubscribe/${secret}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

function undelivered(error: unknown): Undelivered {
  const { code, responseCode: status } = error as { code?: string; responseCode?: number };
  const known = status === undefined ? {} : { status };
  // the address itself is refused, and will be
  if (code === 'EENVELOPE' && (status ?? 0) >= 500) return new Undelivered({ code: 'refused', ...known }, 'gone');
  if (status !== undefined) return new Undelivered({ code: 'refused', ...known });
  return new Undelivered({ code: code === 'ETIMEDOUT' ? 'too-slow' : 'unreachable' });
}
