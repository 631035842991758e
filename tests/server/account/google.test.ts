import { createRemoteJWKSet, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BadCredential } from '../../../server/account/identity/credentials.ts';
import { openGoogle } from '../../../server/account/identity/google.ts';
import { newNonce } from '../../../server/account/identity/nonces.ts';
import { login, loginWithGoogle, register, SMS_PURPOSE } from '../../../src/api/account.ts';
import { readPoints } from '../../../src/api/points.ts';
import { readSignInOptions } from '../../../src/api/studio.ts';
import { askCode, balanceOf, newPhone, openStudio, PASSWORD, refusalOf, type Studio } from '../harness.ts';
import { LocalIssuer } from './local-issuer.ts';

const CLIENT = 'client-1';
const GOOGLE = 'https://accounts.google.com';
const FAILED = 'Sign-in failed, please try again';

let studio: Studio;
let issuer: LocalIssuer;
beforeAll(async () => {
  issuer = await LocalIssuer.start();
  studio = await openStudio({ GOOGLE_CLIENT_ID: CLIENT });
  // the real verification, with keys of this machine in place of Google's
  const keys = createRemoteJWKSet(issuer.jwks, { cooldownDuration: 0 });
  studio.deps.identities.google = openGoogle(CLIENT, 'test', keys);
});
afterAll(async () => {
  await studio.close();
  await issuer.close();
});
beforeEach(() => {
  studio.reports.length = 0;
});

const nonce = async () => (await studio.send(null, readSignInOptions, {})).google_nonce ?? '';
const credential = async (claims: object = {}, client = CLIENT) =>
  issuer.token(client, { iss: GOOGLE, nonce: await nonce(), ...claims });
const enter = (token: string) => studio.send(null, loginWithGoogle, { token });
const now = () => Math.floor(Date.now() / 1000);

describe('a valid credential', () => {
  it('opens an account with welcome points and the name, and signs in to the same one later', async () => {
    const one = await enter(await credential({ sub: 'first' }));
    const { star_tel, total_points } = await studio.send(one.token, readPoints, {});
    expect([star_tel, total_points]).toEqual(['Ada Lovelace', 200]);
    expect(await balanceOf(studio, one.user_id ?? 0)).toBe(200);
    const two = await enter(await credential({ sub: 'first', name: 'Ada King', iss: 'accounts.google.com' }));
    expect(two.user_id).toBe(one.user_id);
    expect(two.token).not.toBe(one.token);
    expect(await balanceOf(studio, one.user_id ?? 0)).toBe(200);
    const other = await enter(await credential({ sub: 'second' }));
    expect(other.user_id).not.toBe(one.user_id);
  });

  it('used concurrently for the first time by many devices opens one account', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => credential({ sub: 'many' })));
    const answers = await Promise.all(tokens.map(enter));
    expect(new Set(answers.map(({ user_id }) => user_id)).size).toBe(1);
    expect(await balanceOf(studio, answers[0]?.user_id ?? 0)).toBe(200);
  });

  it('gives no access to another member’s account with the same name or phone', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code });
    const member = await studio.send(null, login, { user_login: phone, user_pass: PASSWORD });
    const claims = { sub: phone, name: phone, phone_number: phone, email: `${phone}@example.com` };
    expect((await enter(await credential(claims))).user_id).not.toBe(member.user_id);
  });

  it('without a name shows the number of the account; a name is cut, and holds no control characters', async () => {
    const nameOf = async (claims: object) => {
      const { token, user_id } = await enter(await credential(claims));
      return [(await studio.send(token, readPoints, {})).star_tel, user_id];
    };
    const [shown, id] = await nameOf({ sub: 'nameless', name: '  ' });
    expect(shown).toBe(`#${id}`);
    const [cut] = await nameOf({ sub: 'long', name: `A\u202e\n${'x'.repeat(80)}` });
    expect(cut).toBe(`A ${'x'.repeat(48)}`);
  });

  it('signed with a newly published key is accepted, and one with a withdrawn key is rejected', async () => {
    const before = await credential({ sub: 'rotation' });
    await enter(before);
    await issuer.rotate();
    expect((await enter(await credential({ sub: 'rotation' }))).token).toBeTruthy();
    expect(await refusalOf(enter(before))).toMatchObject({ message: FAILED });
  });
});

it('signs in once, however often it is sent concurrently, and its nonce is bound to it', async () => {
  const asked = await nonce();
  const token = await credential({ sub: 'once', nonce: asked });
  const told = await Promise.allSettled(Array.from({ length: 10 }, () => enter(token)));
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(enter(token))).toMatchObject({ code: 400, message: FAILED });
  const another = await credential({ sub: 'another', nonce: asked });
  expect(await refusalOf(enter(another))).toMatchObject({ code: 400, message: FAILED });
});

describe('a credential', () => {
  const unsigned = async () =>
    new UnsecuredJWT({ sub: 'none', nonce: await nonce() })
      .setIssuer(GOOGLE)
      .setAudience(CLIENT)
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode();
  const byOwnKey = async (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT({ sub: 'own', nonce: await nonce() })
      .setProtectedHeader({ alg })
      .setIssuer(GOOGLE)
      .setAudience(CLIENT)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);

  it.each<[string, () => Promise<string>]>([
    ['for another audience', () => credential({}, 'another-client')],
    ['for several audiences, made for another one', () => credential({ aud: [CLIENT, 'x'], azp: 'x' })],
    ['of another issuer', () => credential({ iss: 'https://accounts.example.com' })],
    ['that has expired', () => credential({ iat: now() - 600, exp: now() - 60 })],
    ['that is not valid yet', () => credential({ nbf: now() + 600 })],
    ['without a subject', () => credential({ sub: '' })],
    ['without an end', () => credential({ exp: undefined })],
    ['with an address that is not verified', () => credential({ email_verified: false })],
    ['with a nonce that is not ours', () => credential({ nonce: newNonce('another secret') })],
    ['with a nonce that is too old', () => credential({ nonce: newNonce('test', Date.now() - 3_700_000) })],
    ['without a nonce', () => credential({ nonce: undefined })],
    ['that is not signed', unsigned],
    [
      'signed by a key of one’s own',
      async () => byOwnKey('ES256', (await generateKeyPair('ES256')).privateKey),
    ],
    ['signed with the client id as a shared secret', () => byOwnKey('HS256', Buffer.from(CLIENT.repeat(5)))],
    [
      'that was changed',
      async () => (await credential()).replace(/\.[\w-]+\./, `.${btoa('{"sub":"ada"}')}.`),
    ],
    ['that is none', async () => 'from-client-1'],
  ])('%s is refused, and opens nothing', async (_what, make) => {
    const count = async () =>
      (await studio.db.query<{ n: number }>('SELECT count(*)::int AS n FROM users')).rows[0]?.n;
    const before = await count();
    const token = await make();
    expect(await refusalOf(enter(token))).toMatchObject({ code: 400, status: 200, message: FAILED });
    expect(await count()).toBe(before);
    // a failure that was reported a moment ago is not reported again
    for (const report of studio.reports) {
      expect(report).toBeInstanceOf(BadCredential);
      expect(String((report as Error).stack)).not.toContain(token);
    }
  });

  it('that cannot be verified because the keys cannot be fetched is rejected and reported', async () => {
    const known = studio.deps.identities.google;
    const nowhere = createRemoteJWKSet(new URL('/none', issuer.address), { cooldownDuration: 0 });
    studio.deps.identities.google = openGoogle(CLIENT, 'test', nowhere);
    const token = await credential();
    expect(await refusalOf(enter(token))).toMatchObject({ code: 503, message: FAILED });
    expect(studio.reports).toHaveLength(1);
    expect(String((studio.reports[0] as Error).stack)).not.toContain(token);
    studio.deps.identities.google = known;
  });
});
