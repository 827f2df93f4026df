import { describe, expect, it } from 'vitest';
import type { ChannelRow } from '../../storage/channel-store.ts';
import { type HookForm, hookSender } from '../channels/hook.ts';
import type { Post } from '../guarded-post.ts';
import type { Message, Told } from '../message.ts';
import { Undelivered } from '../undelivered.ts';

const URL_OF_TABLE = 'https://games.example.org/#/online/AAAAAAAAAAAAAAAA';
const one: Told = {
  ...{ key: 'k1', kind: 'turn', table: 'AAAAAAAAAAAAAAAA', game: 'carrara', name: null, at: 1, until: null, url: URL_OF_TABLE },
  ...{ title: 'Your turn: Carrara with <!everyone> & Bea', text: '@everyone **Bea** [x](http://evil) has played.' },
};
const message: Message = { key: 'k1', language: 'en', title: one.title, text: one.text, url: one.url, told: [one], waiting: 2 };

async function sent(
  form: HookForm,
  address = 'https://example.com/hooks/abc',
): Promise<{ url: string; body: Record<string, unknown>; headers: Post['headers'] }> {
  let post: Post | undefined;
  await hookSender(async (given) => {
    post = given;
  })({ address, details: JSON.stringify({ form }) } as ChannelRow, message);
  return { url: post!.url.href, body: JSON.parse(String(post!.body)), headers: post!.headers };
}

describe('a hook', () => {
  it('as JSON tells everything, and by which key a second copy can be known', async () => {
    const { url, body, headers } = await sent('json');
    expect(url).toBe('https://example.com/hooks/abc');
    expect(body).toEqual({ key: 'k1', language: 'en', title: one.title, text: one.text, url: one.url, waiting: 2, notices: [one] });
    expect(headers).toMatchObject({ 'Idempotency-Key': 'k1', 'Content-Type': 'application/json; charset=utf-8' });
  });

  it('for Discord calls nobody, and shows names as they are', async () => {
    const { body } = await sent('discord');
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).toContain('\\@everyone \\*\\*Bea\\*\\* \\[x\\]');
    expect(String(body.content).endsWith(URL_OF_TABLE)).toBe(true);
  });

  it('for Slack calls nobody either', async () => {
    const { body } = await sent('slack');
    expect(body.text).toContain('&lt;!everyone&gt; &amp; Bea');
    expect(body.text).not.toContain('<');
  });

  it('for ntfy goes to the server, with the topic', async () => {
    const { url, body } = await sent('ntfy', 'https://ntfy.example/my%20topic');
    expect([url, body]).toEqual(['https://ntfy.example/', { topic: 'my topic', title: one.title, message: one.text, click: one.url }]);
    expect((await sent('ntfy', 'https://example.com/ntfy/topic')).url).toBe('https://example.com/ntfy');
  });

  it.each([
    [410, 'gone'],
    [400, 'drop'],
    [413, 'drop'],
    [404, 'again'],
    [500, 'again'],
    [429, 'again'],
  ])('that answers %i is %s', async (status, fate) => {
    const failing = hookSender(async () => {
      throw new Undelivered({ code: 'answered', status });
    });
    await expect(failing({ address: 'https://example.com/', details: '{"form":"json"}' } as ChannelRow, message)).rejects.toMatchObject({ fate });
  });
});
