import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSignIn } from '../../../server/account/demo.ts';
import { exchangeLink, login, resetPassword, SMS_PURPOSE } from '../../../src/api/account.ts';
import { createClient } from '../../../src/api/client.ts';
import {
  askCode,
  openStudio,
  PASSWORD,
  refusalOf,
  registeredMember,
  type Studio,
  studioForTest,
} from '../harness.ts';
import { fetchOf } from '../inject-fetch.ts';

const GUESSES = 1000;

/** The real limits, except the one on calls a minute from one address, which is not under test here. */
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ LIMIT_SMS: '5', LIMIT_LOGINS: '10' }, { working: false });
});
afterAll(() => studio.close());

/** Sends all guesses, many at once. @returns how often each answer came */
async function tryAll(tries: (() => Promise<unknown>)[]): Promise<Map<string, number>> {
  const said = new Map<string, number>();
  for (let from = 0; from < tries.length; from += 100)
    for (const result of await Promise.allSettled(tries.slice(from, from + 100).map((one) => one()))) {
      const words =
        result.status === 'fulfilled'
          ? 'let in'
          : String((result.reason as Error).message).replace(/\d+/, '#');
      said.set(words, (said.get(words) ?? 0) + 1);
    }
  return said;
}

it('of an SMS code: 1,000 guesses over all codes sign nobody in, even if the right ones are among them', async () => {
  const { phone, token } = await registeredMember(studio);
  const reset = (code: string) => () =>
    studio.send(null, resetPassword, { user_login: phone, user_pass: 'of a thief', code });
  const codes: string[] = [];
  const said = new Map<string, number>();
  for (let code = ''; ; codes.push(code)) {
    code = await askCode(studio, phone, SMS_PURPOSE.reset);
    if (code === '') break;
    const wrong = (index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
    // a right guess among the first five is luck; the right code here comes after the five that count
    const tries = Array.from({ length: GUESSES / 4 }, (_, index) =>
      reset(index === 20 ? code : wrong(index)),
    );
    for (const [words, count] of await tryAll([...tries.splice(0, 5)]))
      said.set(words, (said.get(words) ?? 0) + count);
    for (const [words, count] of await tryAll(tries)) said.set(words, (said.get(words) ?? 0) + count);
  }
  // one of the five codes an hour was used by the registration
  expect(codes).toHaveLength(4);
  expect([...said]).toEqual([['This code is wrong or has expired', GUESSES]]);
  expect((await studio.send(null, login, { user_login: phone, user_pass: PASSWORD })).token).not.toBe(token);
});

it('of a sign-in link: 1,000 guesses close to it sign nobody in and do not use it up', async () => {
  const link = await demoSignIn(studio.db);
  const near = [
    link.slice(1),
    `${link}A`,
    link.toUpperCase(),
    link.split('').reverse().join(''),
    ` ${link}`,
    '%',
    "' OR 1=1",
  ];
  const random = Array.from({ length: GUESSES - near.length }, (_, index) =>
    index % 2 ? randomBytes(32).toString('base64url') : link.slice(0, 42) + '_-AZ'.charAt(index % 4),
  ).filter((guess) => guess !== link);
  const said = await tryAll(
    [...near, ...random].map((encrypt_str) => () => studio.send(null, exchangeLink, { encrypt_str })),
  );
  expect([...said.keys()]).toEqual(['This sign-in link has expired or was already used']);
  expect((await studio.send(null, exchangeLink, { encrypt_str: link })).token).toBeTruthy();
});

it('of a password: blocked after the tenth of 1,000 guesses, then even for the right one', async () => {
  const { phone } = await registeredMember(studio);
  const enter = (user_pass: string) => () => studio.send(null, login, { user_login: phone, user_pass });
  const said = await tryAll(Array.from({ length: GUESSES }, (_, index) => enter(`guess ${index}`)));
  expect(said.get('Wrong phone number or password')).toBe(10);
  expect(said.get('Too many attempts. Try again in # s')).toBe(GUESSES - 10);
  expect(await refusalOf(enter(PASSWORD)())).toMatchObject({ status: 429 });
});

/** Signs in with a separate browser. @param address of the caller, as the proxy reports it */
const from = ({ app }: Studio, deviceId: string, address?: string) => {
  const caller = () => ({ token: null, language: 'en' as const, timeZone: 'UTC', deviceId });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (address) headers.set('x-forwarded-for', address);
    return fetchOf(app)(input, { ...init, headers });
  };
  const client = createClient({ fetch, base: '/api', caller });
  return {
    enter: (user_login: string, user_pass: string) => client.send(login, { user_login, user_pass }),
    reset: (user_login: string, code: string) =>
      client.send(resetPassword, { user_login, user_pass: PASSWORD, code }),
  };
};

it('guesses from unknown browsers do not lock out a browser that has signed in before', async () => {
  const { phone } = await registeredMember(studio);
  const stranger = from(studio, 'a browser of a thief');
  await tryAll(Array.from({ length: 20 }, (_, index) => () => stranger.enter(phone, `guess ${index}`)));
  expect((await refusalOf(stranger.enter(phone, PASSWORD))).status).toBe(429);
  expect((await refusalOf(from(studio, '').enter(phone, PASSWORD))).status).toBe(429);
  // registeredMember registered with this one
  expect((await from(studio, 'test-device').enter(phone, PASSWORD)).token).toBeTruthy();
  expect((await refusalOf(stranger.enter(phone, PASSWORD))).status).toBe(429);
});

it('a code signs in a new browser while guessing continues; older browsers are then no longer trusted', async () => {
  const { phone } = await registeredMember(studio);
  const thief = from(studio, 'a browser of a thief');
  const guess = () =>
    tryAll(Array.from({ length: 20 }, (_, index) => () => thief.enter(phone, `guess ${index}`)));
  const owner = from(studio, 'a new browser of the owner');
  await guess();
  expect((await refusalOf(owner.enter(phone, PASSWORD))).status).toBe(429);
  await owner.reset(phone, await askCode(studio, phone, SMS_PURPOSE.reset));
  await guess();
  expect((await owner.enter(phone, PASSWORD)).token).toBeTruthy();
  expect((await refusalOf(from(studio, 'test-device').enter(phone, PASSWORD))).status).toBe(429);
});

describe('one address that tries many phones', () => {
  const sprayed = async () => {
    const open = await studioForTest({ LIMIT_LOGINS_ADDRESS: '30', TRUST_PROXY: '1' }, { working: false });
    const member = await registeredMember(open);
    const thief = from(open, 'a browser of a thief', '198.51.100.1');
    const phones = Array.from({ length: 300 }, (_, index) => `1390000${String(index).padStart(4, '0')}`);
    return { open, member, thief, phones };
  };

  it('is stopped after its tries, also when it signs in to an account of its own in between', async () => {
    const { open, member, thief, phones } = await sprayed();
    let refused = 0;
    for (const [index, phone] of phones.entries()) {
      if ((await refusalOf(thief.enter(phone, 'password1'))).status === 429) refused += 1;
      if (index === 10) await thief.enter(member.phone, PASSWORD);
    }
    expect(refused).toBe(270);
    const elsewhere = from(open, 'another browser', '198.51.100.2');
    expect((await elsewhere.enter(member.phone, PASSWORD)).token).toBeTruthy();
    const neighbour = from(open, 'test-device', '198.51.100.1');
    expect((await neighbour.enter(member.phone, PASSWORD)).token).toBeTruthy();
  });

  it('is stopped with codes as with passwords', async () => {
    const { thief, phones } = await sprayed();
    const said = await tryAll(phones.map((phone) => () => thief.reset(phone, '123456')));
    expect(said.get('This code is wrong or has expired')).toBe(30);
    expect(said.get('Too many attempts. Try again in # s')).toBe(270);
  });
});
