import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { PushMessage } from '../../../src/api/push.ts';

export interface Pushed {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How the service answers one push. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A push service on this machine, instead of a browser maker's. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** The next answers, by path; after them it works again. */
  readonly answers = new Map<string, Answer[]>();
  /** Paths that get no answer. */
  readonly silent = new Set<string>();
  /** Unanswered pushes whose sender still waits. */
  waiting = 0;
  origin = '';
  #server: Server | null = null;

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url: path = '', method = '', headers } = request;
        service.pushed.push({ path, method, headers, body: Buffer.concat(parts) });
        if (service.silent.has(path)) {
          service.waiting += 1;
          response.on('close', () => {
            service.waiting -= 1;
          });
          return;
        }
        const { status, headers: more } = service.answers.get(path)?.shift() ?? { status: 201 };
        response.writeHead(status, more).end('whatever it says is not read');
      });
    });
    const server = service.#server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return service;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  /** What has arrived for one device, once there are so many; the test's own time limit ends the waiting. */
  async arrived(device: Device, count = 1): Promise<Pushed[]> {
    for (;;) {
      const mine = this.pushed.filter(({ path }) => path === device.path);
      if (mine.length >= count) return mine;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

const sha = (key: Buffer, ...data: (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of data) mac.update(part);
  return mac.digest();
};
const ONE = Buffer.from([1]);

/** The browser's side of a subscription: its keys, and decrypting messages (RFC 8291, RFC 8188). */
export class Device {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly path: string;
  readonly endpoint: string;

  constructor(service: PushService, name: string) {
    this.#ecdh.generateKeys();
    this.path = `/${name}`;
    this.endpoint = service.origin + this.path;
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** @throws when it was encrypted for another key, or modified */
  read({ body }: Pushed): PushMessage {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const agreed = sha(this.#auth, this.#ecdh.computeSecret(sender));
    const input = sha(agreed, 'WebPush: info\0', this.#ecdh.getPublicKey(), sender, ONE);
    const prk = sha(salt, input);
    const key = sha(prk, 'Content-Encoding: aes128gcm\0', ONE).subarray(0, 16);
    const nonce = sha(prk, 'Content-Encoding: nonce\0', ONE).subarray(0, 12);
    const opener = createDecipheriv('aes-128-gcm', key, nonce);
    opener.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    // the only record ends with a 2, and any padding of zeros
    const end = open.lastIndexOf(2);
    return v.parse(v.strictObject(PushMessage.entries), JSON.parse(open.subarray(0, end).toString()));
  }
}

/** Checks the signature of a push (RFC 8292). @returns its claims, and the key it was made with */
export function readVapid({ headers }: Pushed) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { valid, key, alg: read(head).alg, claims: read(claims) };
}
