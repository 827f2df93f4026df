/** The other ends of the channels, as real servers: one that takes hooks, a push service with its browser, and mail. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class HttpReceiver {
  readonly got: Got[] = [];
  /** What it answers; 200 unless told otherwise. */
  answer: (response: ServerResponse, got: Got) => void = (response) => response.end('{}');
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async open(host = '127.0.0.1'): Promise<HttpReceiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
        receiver.got.push(got);
        receiver.answer(response, got);
      });
    });
    const receiver = new HttpReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What came as JSON. */
  get told(): { key: string; title: string; text: string; url: string; waiting: number; notices: Record<string, unknown>[] }[] {
    return this.got.map(({ body }) => JSON.parse(body.toString('utf8')));
  }

  /** Every notice that came, by its kind. */
  get kinds(): unknown[] {
    return this.told.flatMap(({ notices }) => notices.map(({ kind }) => kind));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A browser that has subscribed: it alone can read what comes. */
export class PushBrowser {
  private readonly curve = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.curve.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.curve.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  /** Opens a message as RFC 8188 and RFC 8291 have it; throws when a single bit is wrong. */
  read({ headers, body }: Got): Record<string, unknown> {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    const [salt, length] = [body.subarray(0, 16), body[20]];
    const sender = body.subarray(21, 21 + length);
    const shared = this.curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const derive = (secret: Buffer, from: Buffer, about: Buffer, bytes: number): Buffer => Buffer.from(hkdfSync('sha256', secret, from, about, bytes));
    const input = derive(shared, this.auth, info, 32);
    const [key, nonce] = [
      derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    ];
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // the last record ends with a two
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString('utf8'));
  }
}

/** Whether the sender is who the public key says (RFC 8292), for that service, and not for longer than a day. */
export function provesSender({ headers }: Got, publicKey: string, audience: string): boolean {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return false;
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  return good && aud === audience && exp < Date.now() / 1000 + 24 * 3600 && /^(mailto|https):/.test(sub);
}

export class MailReceiver {
  readonly mails: Email[] = [];
  /** What it says to a recipient; null: welcome. */
  refusal: { message: string; responseCode: number } | null = null;
  private readonly server: SMTPServer;

  constructor(login?: { user: string; password: string }) {
    this.server = new SMTPServer({
      ...{ logger: false, disabledCommands: login === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'], authOptional: login === undefined },
      onAuth: ({ username, password }, _session, done) =>
        username === login?.user && password === login?.password ? done(null, { user: username }) : done(new Error('wrong password')),
      onRcptTo: (_address, _session, done) => done(this.refusal === null ? null : Object.assign(new Error(this.refusal.message), this.refusal)),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk) => chunks.push(chunk));
        stream.on('end', async () => {
          this.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
    });
    this.server.on('error', () => {});
  }

  async open(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}
