/** An OpenID Connect provider on this machine, with its own keys. */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

interface Grant {
  redirect: string;
  nonce: string;
  challenge: string;
  clientId: string;
}

/** Each key by its id; the last one signs. */
interface Key {
  kid: string;
  sign: CryptoKey;
  published: object;
}

export class LocalIssuer {
  readonly #server: Server;
  readonly #keys: Key[] = [];
  readonly #grants = new Map<string, Grant>();
  /** Who is signed in at the provider. */
  person: JWTPayload = { sub: 'ada', name: 'Ada Lovelace', email_verified: true };
  /** Overrides claims of the next tokens. */
  twist: JWTPayload = {};
  /** What was sent to the token endpoint: the header and the form. */
  readonly exchanges: { authorization: string; form: URLSearchParams }[] = [];
  /** What the provider's page returns instead of a code. */
  refusal = '';

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  static async start(): Promise<LocalIssuer> {
    const issuer = new LocalIssuer();
    await issuer.rotate();
    await new Promise<void>((resolve) => issuer.#server.listen(0, '127.0.0.1', resolve));
    return issuer;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get jwks(): URL {
    return new URL('/jwks', this.address);
  }

  /** Publishes a new key, and signs with it from now on; the old one is withdrawn. */
  async rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const kid = randomUUID();
    const published = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
    this.#keys.splice(0, this.#keys.length, { kid, sign: privateKey, published });
  }

  /** An ID token for a client. */
  async token(clientId: string, claims: JWTPayload = {}): Promise<string> {
    const [key] = this.#keys;
    if (!key) throw new Error('The issuer has no key.');
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: this.address,
      aud: clientId,
      iat: now,
      exp: now + 300,
      ...this.person,
      ...claims,
      ...this.twist,
    })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .sign(key.sign);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.address);
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname === '/.well-known/openid-configuration') return void json(this.#metadata());
    if (url.pathname === '/jwks') return void json({ keys: this.#keys.map(({ published }) => published) });
    if (url.pathname === '/authorize')
      return void response.writeHead(302, { location: this.#authorize(url.searchParams) }).end();
    if (url.pathname !== '/token') return void response.writeHead(404).end();
    const form = new URLSearchParams(await textOf(request));
    this.exchanges.push({ authorization: request.headers.authorization ?? '', form });
    const grant = this.#grants.get(form.get('code') ?? '');
    this.#grants.delete(form.get('code') ?? '');
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    if (
      !grant ||
      grant.redirect !== form.get('redirect_uri') ||
      grant.challenge !== verifier.digest('base64url')
    )
      return void json({ error: 'invalid_grant' }, 400);
    json({
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await this.token(grant.clientId, { nonce: grant.nonce }),
    });
  }

  /** A person who is signed in there consents. @returns the address of the redirect */
  #authorize(asked: URLSearchParams): string {
    const of = (name: string) => asked.get(name) ?? '';
    const back = new URL(of('redirect_uri'));
    back.searchParams.set('state', of('state'));
    if (this.refusal) back.searchParams.set('error', this.refusal);
    else {
      const code = randomUUID();
      this.#grants.set(code, {
        redirect: of('redirect_uri'),
        nonce: of('nonce'),
        challenge: of('code_challenge_method') === 'S256' ? of('code_challenge') : 'none',
        clientId: of('client_id'),
      });
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  #metadata(): object {
    return {
      issuer: this.address,
      authorization_endpoint: `${this.address}/authorize`,
      token_endpoint: `${this.address}/token`,
      jwks_uri: this.jwks.href,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
