/** Notices as a whole: what people say about them, and the worker that sends them. */
import type { Catalogue } from '../catalogue.ts';
import type { Config } from '../config.ts';
import { ChannelStore } from '../storage/channel-store.ts';
import type { Database } from '../storage/database.ts';
import { Outbox } from '../storage/outbox.ts';
import type { PeopleStore } from '../storage/people-store.ts';
import { PreparedStore } from '../storage/prepared-store.ts';
import type { TableStore } from '../storage/table-store.ts';
import { hookSender } from './channels/hook.ts';
import { mailer } from './channels/mail.ts';
import { pushKeys, pushSender } from './channels/push.ts';
import { Composer } from './compose.ts';
import { guardedPost } from './guarded-post.ts';
import { NoticeRegister } from './register.ts';
import { NoticeWorker } from './worker.ts';

export interface NoticesOptions {
  readonly config: Config;
  readonly database: Database;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly catalogue: Catalogue;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  readonly warn: (text: string) => void;
  readonly measure: (kind: string, how: string) => void;
}

/** Push services want to know whom to write to; without an address of our own they get one that says so. */
const NOBODY = 'mailto:nobody@example.invalid';

export async function openNotices({ config, database, tables, people, catalogue, now, report, warn, measure }: NoticesOptions) {
  const { url, mail, noticesTo: allowed } = config;
  const [channels, outbox] = [new ChannelStore(database), new Outbox(database)];
  const keys = await pushKeys(channels);
  // nobody else can be at work on a database that is ours alone
  if (!database.shared) await outbox.free();
  const post = guardedPost(allowed);
  const mails = mail === undefined || url === undefined ? undefined : mailer(mail, url);
  mails?.verify().catch((error) => warn(`Mail can't be sent at the moment (BOTTEGA_SMTP): ${(error as Error).message}`));
  const senders = {
    hook: hookSender(post),
    push: pushSender(post, keys, url?.startsWith('https:') ? url : NOBODY),
    ...(mails !== undefined && { mail: mails.send }),
  };
  const register = new NoticeRegister({ channels, outbox, publicKey: keys.publicKey, mail: mails !== undefined, allowed, now });
  const worker = new NoticeWorker({
    outbox,
    channels,
    composer: new Composer({ tables, people, catalogue, prepared: new PreparedStore(database), url }),
    senders,
    now,
    report,
    measure,
  });
  return {
    register,
    async close(): Promise<void> {
      await worker.close();
      mails?.close();
    },
  };
}
