import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openOidc } from '../../../server/account/identity/oidc.ts';
import { readConfig } from '../../../server/config.ts';
import { exchangeLink } from '../../../src/api/account.ts';
import { readPoints } from '../../../src/api/points.ts';
import { readSignInOptions } from '../../../src/api/studio.ts';
import { openStudio, type Studio, studioForTest } from '../harness.ts';
import { LocalIssuer } from './local-issuer.ts';

const CLIENT = 'studio';
const SECRET = 'a secret of the provider';

let studio: Studio;
let issuer: LocalIssuer;
beforeAll(async () => {
  issuer = await LocalIssuer.start();
  studio = await openStudio({
    OIDC_ISSUER: issuer.address,
    OIDC_CLIENT_ID: CLIENT,
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_NAME: 'Acme',
    LOG_LEVEL: 'debug',
  });
});
afterAll(async () => {
  await studio.close();
  await issuer.close();
});
beforeEach(() => {
  Object.assign(issuer, { twist: {}, refusal: '' });
  studio.reports.length = 0;
});

interface Trip {
  cookie: string;
  /** The address of the callback with its answer. */
  back: string;
}

/** A browser that opens the provider, where its person is signed in. */
async function visit(to = '/draw', cookie = ''): Promise<Trip> {
  const start = await studio.app.inject({
    url: `/auth/start?to=${encodeURIComponent(to)}`,
    headers: { host: 'studio.test', ...(cookie ? { cookie } : {}) },
  });
  expect(start.statusCode).toBe(302);
  const provider = await fetch(String(start.headers.location), { redirect: 'manual' });
  return {
    cookie: String(start.headers['set-cookie']).split(';')[0] ?? '',
    back: provider.headers.get('location') ?? '',
  };
}

/** Follows the redirect back. @returns where the app is opened */
async function comeBack({ cookie, back }: Trip): Promise<string> {
  const answer = await studio.app.inject({
    url: back.replace('http://studio.test', ''),
    headers: { host: 'studio.test', cookie },
  });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  return String(answer.headers.location);
}

const FAILED = '/web/#/draw?sign_in=failed';
const NOWHERE = '/web/#/square?sign_in=failed';
const linkIn = (location: string): string => /encrypt_str=([\w-]{43})$/.exec(location)?.[1] ?? '';
const enter = (location: string) => studio.send(null, exchangeLink, { encrypt_str: linkIn(location) });

describe('a sign-in at the provider', () => {
  it('returns to the place it started at, with a link that works once', async () => {
    const location = await comeBack(await visit('/create?script_id=3'));
    expect(location).toMatch(/^\/web\/#\/create\?script_id=3&encrypt_str=[\w-]{43}$/);
    const { token, user_id } = await enter(location);
    expect((await studio.send(token, readPoints, {})).star_tel).toBe('Ada Lovelace');
    await expect(enter(location)).rejects.toThrow('This sign-in link has expired or was already used');
    // the next sign-in finds the same account
    expect((await enter(await comeBack(await visit()))).user_id).toBe(user_id);
    const [exchange] = issuer.exchanges;
    expect(exchange?.form.get('redirect_uri')).toBe('http://studio.test/auth/callback');
    const header = `Basic ${btoa(`${CLIENT}:${SECRET.replaceAll(' ', '+')}`)}`;
    expect(exchange?.authorization).toBe(header);
    expect(exchange?.form.get('code_verifier')).toHaveLength(43);
  });

  it('creates a link that expires after a minute', async () => {
    await comeBack(await visit());
    const { rows } = await studio.db.query<{ seconds: number }>(
      'SELECT extract(epoch FROM max(expires_at) - now())::int AS seconds FROM sign_in_links',
    );
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
  });

  it('sent twice, from another browser or with a forged state signs nobody in', async () => {
    const trip = await visit();
    const other = await visit();
    expect(await comeBack({ ...trip, cookie: other.cookie })).toBe(NOWHERE);
    expect(await comeBack({ ...trip, cookie: '' })).toBe(NOWHERE);
    expect(await comeBack({ ...trip, back: trip.back.replace(/state=[^&]+/, 'state=made-up') })).toBe(
      NOWHERE,
    );
    expect(linkIn(await comeBack(trip))).not.toBe('');
    expect(await comeBack(trip)).toBe(NOWHERE);
    // two tabs of one browser may both be signing in
    const second = await visit('/draw', other.cookie);
    expect(second.cookie).toBe(other.cookie);
    expect(linkIn(await comeBack(other))).not.toBe('');
    expect(linkIn(await comeBack(second))).not.toBe('');
  });

  it('on two devices at once signs both in, and does not invalidate the operator’s links', async () => {
    const before = await comeBack(await visit());
    const after = await comeBack(await visit());
    const one = await enter(before);
    expect((await enter(after)).user_id).toBe(one.user_id);
  });

  it('can be started at most 300 times in 15 minutes from one address', async () => {
    const begin = async () =>
      (await studio.app.inject({ url: '/auth/start?to=/draw', headers: { host: 'studio.test' } })).headers
        .location;
    await studio.db.query("UPDATE rate_windows SET count = 299 WHERE key LIKE 'sign-in-start:%'");
    expect(await begin()).toContain(issuer.address);
    expect(await begin()).toBe(FAILED);
    await studio.db.query("DELETE FROM rate_windows WHERE key LIKE 'sign-in-start:%'");
  });

  it('that takes longer than ten minutes is rejected', async () => {
    const trip = await visit();
    await studio.db.query("UPDATE sign_in_attempts SET expires_at = now() - interval '1 second'");
    expect(await comeBack(trip)).toBe(NOWHERE);
  });

  it('redirects only to places within the app', async () => {
    for (const to of [
      '/square?encrypt_str=another',
      '/square?sign_in=failed',
      'https://evil.example',
      '//evil.example',
      '/draw#x',
      'javascript:alert(1)',
      '/a\nb',
      '',
    ])
      expect(await comeBack(await visit(to)), to).toMatch(/^\/web\/#\/square\?encrypt_str=/);
  });

  it('that the person declines asks to try again, and is not logged as an error', async () => {
    issuer.refusal = 'access_denied';
    expect(await comeBack(await visit())).toBe(FAILED);
    expect(studio.reports).toEqual([]);
  });
});

describe('a token of the provider', () => {
  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, object]>([
    ['for another audience', { aud: 'another' }],
    ['of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['that has expired', { exp: now() - 60 }],
    ['with another nonce', { nonce: 'another' }],
    ['with an address that is not verified', { email_verified: false }],
  ])('%s lets nobody in', async (_what, twist) => {
    issuer.twist = twist as LocalIssuer['twist'];
    expect(await comeBack(await visit())).toBe(FAILED);
  });

  it('signed with a new key is accepted, and a code works once', async () => {
    const own = await LocalIssuer.start();
    onTestFinished(() => own.close());
    // as after the time for which keys are cached
    const settings = { issuer: own.address, clientId: CLIENT, clientSecret: null, name: null };
    const eager = openOidc({ ...settings, keysAgainMs: 0 });
    const begin = () => eager.begin('http://studio.test/auth/callback');
    const answerOf = async ({ address }: { address: string }) =>
      new URL(String((await fetch(address, { redirect: 'manual' })).headers.get('location')));
    const one = await begin();
    const answer = await answerOf(one);
    expect((await eager.finish(answer, one)).subject).toBe('ada');
    await expect(eager.finish(answer, one)).rejects.toThrow();
    await own.rotate();
    const two = await begin();
    expect((await eager.finish(await answerOf(two), two)).subject).toBe('ada');
    expect(eager.name).toBe('127.0.0.1');
  });
});

it('the log holds no secret, no state, no code and no link', async () => {
  const trip = await visit();
  const location = await comeBack(trip);
  issuer.twist = { aud: 'another' };
  await comeBack(await visit());
  const { searchParams } = new URL(trip.back);
  const log = studio.log.join('');
  expect(log).toContain('"path":"/auth/callback"');
  for (const secret of [
    SECRET,
    searchParams.get('state'),
    searchParams.get('code'),
    linkIn(location),
    trip.cookie,
  ])
    expect(log).not.toContain(secret);
});

it('the server starts without a reachable provider, and uses it when it is back', async () => {
  const late = await studioForTest({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: CLIENT });
  const start = await late.app.inject({ url: '/auth/start' });
  expect(start.headers.location).toBe(NOWHERE);
  expect(late.reports).toHaveLength(1);
});

it('is offered by its name; without one configured there is no such way', async () => {
  expect((await studio.send(null, readSignInOptions, {})).oidc_name).toBe('Acme');
  const none = await studioForTest();
  expect((await none.app.inject({ url: '/auth/start' })).statusCode).toBe(404);
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.com' })).toThrow('belong together');
  for (const wrong of ['http://id.example.com', 'id.example.com', 'javascript:x'])
    expect(() => readConfig({ OIDC_ISSUER: wrong, OIDC_CLIENT_ID: 'x' })).toThrow(/^OIDC_ISSUER=/);
});
