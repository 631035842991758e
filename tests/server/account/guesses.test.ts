import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSignIn } from '../../../server/account/demo.ts';
import { exchangeLink, login, resetPassword, SMS_PURPOSE } from '../../../src/api/account.ts';
import { askCode, newMember, openStudio, PASSWORD, refusalOf, type Studio } from '../harness.ts';

const GUESSES = 1000;

/** Limits as people have them; only the calls a minute from one address are not what is tried here. */
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ LIMIT_SMS: '5', LIMIT_LOGINS: '10' }, { working: false });
});
afterAll(() => studio.close());

/** Tries them all, many at once. @returns how often each answer came */
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

it('of an SMS code, 1,000 guesses over all codes that can be had let nobody in, the right ones among them', async () => {
  const { phone, token } = await newMember(studio);
  const reset = (code: string) => () =>
    studio.send(null, resetPassword, { user_login: phone, user_pass: 'of a thief', code });
  const codes: string[] = [];
  const said = new Map<string, number>();
  for (let code = ''; ; codes.push(code)) {
    code = await askCode(studio, phone, SMS_PURPOSE.reset);
    if (code === '') break;
    const wrong = (index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
    // whoever guesses right at first is lucky; the right code comes after the five that count
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

it('of a sign-in link, 1,000 guesses, the nearest ones among them, let nobody in and do not use it up', async () => {
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

it('of a password, 1,000 guesses end at the tenth, and then the right one does not help either', async () => {
  const { phone } = await newMember(studio);
  const enter = (user_pass: string) => () => studio.send(null, login, { user_login: phone, user_pass });
  const said = await tryAll(Array.from({ length: GUESSES }, (_, index) => enter(`guess ${index}`)));
  expect(said.get('Wrong phone number or password')).toBe(10);
  expect(said.get('Too many attempts. Try again in # s')).toBe(GUESSES - 10);
  expect(await refusalOf(enter(PASSWORD)())).toMatchObject({ status: 429 });
});
