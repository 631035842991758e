import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import { addMark } from '../../../server/account/closed-marks.ts';
import { normalisePhone } from '../../../server/account/phones.ts';
import { findMember } from '../../../server/admin/find-member.ts';
import { MIGRATIONS } from '../../../server/db/migrations.ts';
import { macOf } from '../../../server/secrets.ts';
import { login, register, resetPassword, SMS_PURPOSE, sendSmsCode } from '../../../src/api/account.ts';
import {
  askCode,
  balanceOf,
  newMember,
  newPhone,
  openStudio,
  PASSWORD,
  refusalOf,
  type Studio,
} from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ LIMIT_SMS: '3' });
});
afterAll(() => studio.close());

const spellings = (phone: string) => [
  phone,
  `86${phone}`,
  `+86 ${phone}`,
  `0086-${phone}`,
  `86 ${phone.slice(0, 3)} ${phone.slice(3)}`,
];
const signIn = async (user_login: string) =>
  (await studio.send(null, login, { user_login, user_pass: PASSWORD })).user_id;

/** Registers with a phone. @returns the new member's id */
const join = async (phone: string) => {
  const code = await askCode(studio, phone, SMS_PURPOSE.register);
  const opened = await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code });
  return opened?.user_id ?? 0;
};

/** Stores a member's phone as it was stored when 86 without a plus was taken for a part of the number. */
const storeWith86 = async (userId: number, phone: string) => {
  await studio.db.query('UPDATE users SET phone = $2 WHERE id = $1', [userId, `86${phone}`]);
};
const storedPhone = async (userId: number) =>
  (await studio.db.query<{ phone: string }>('SELECT phone FROM users WHERE id = $1', [userId])).rows[0]
    ?.phone;
const update = () =>
  studio.db.query(MIGRATIONS.find(({ name }) => name === '057-phone-spellings')?.sql ?? 'missing');

it.each([
  ['+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
  ['861234567', '861234567'],
  ['8621-5555-0000', '862155550000'],
  ['86138000000001', '86138000000001'],
])('%s is not taken for a Chinese mobile number', (typed, phone) => {
  expect(normalisePhone(typed)).toBe(phone);
});

it('one number in any spelling signs in to one account, and names it on the command line', async () => {
  const { phone, userId } = await newMember(studio);
  for (const spelt of spellings(phone)) {
    expect(await signIn(spelt), spelt).toBe(userId);
    expect(await findMember(studio.db, spelt), spelt).toBe(userId);
  }
});

it('a number opens one account, whatever the spelling of the code and of the form', async () => {
  const phone = newPhone();
  const code = await askCode(studio, `86${phone}`, SMS_PURPOSE.register);
  const opened = await studio.send(null, register, {
    user_login: `+86${phone}`,
    user_pass: PASSWORD,
    code,
  });
  expect(await storedPhone(opened?.user_id ?? 0)).toBe(phone);
  const again = await askCode(studio, phone, SMS_PURPOSE.register);
  const second = studio.send(null, register, {
    user_login: `86${phone}`,
    user_pass: PASSWORD,
    code: again,
  });
  expect((await refusalOf(second)).message).toBe('This phone number already has an account');
});

it('codes to one number count together', async () => {
  const phone = newPhone();
  const ask = (mobile: string) => studio.send(null, sendSmsCode, { mobile, type: SMS_PURPOSE.register });
  for (const spelt of spellings(phone).slice(0, 3)) await ask(spelt);
  expect(await refusalOf(ask(phone))).toMatchObject({ status: 429 });
});

it('a stored 86 is taken off where no other account has the number', async () => {
  const { phone, userId } = await newMember(studio);
  await storeWith86(userId, phone);
  await update();
  expect(await storedPhone(userId)).toBe(phone);
  for (const spelt of spellings(phone)) expect(await signIn(spelt), spelt).toBe(userId);
});

it('of two accounts of one number both stay, and each is reached by the spelling it was opened with', async () => {
  const plain = await newMember(studio);
  const with86 = await newMember(studio);
  const { phone } = plain;
  await storeWith86(with86.userId, phone);
  await update();
  expect(await storedPhone(with86.userId)).toBe(`86${phone}`);
  for (const [spelt, userId] of [
    [phone, plain.userId],
    [`+86 ${phone}`, plain.userId],
    [`86 ${phone}`, with86.userId],
  ] as const) {
    expect(await signIn(spelt), spelt).toBe(userId);
    expect(await findMember(studio.db, spelt), spelt).toBe(userId);
  }
  const code = await askCode(studio, `86${phone}`, SMS_PURPOSE.reset);
  const changed = { user_login: `86${phone}`, user_pass: 'another long password', code };
  await studio.send(null, resetPassword, changed);
  expect(await signIn(phone)).toBe(plain.userId);
  expect((await refusalOf(signIn(`86${phone}`))).message).toBe('Wrong phone number or password');
});

it('who closed an account under either spelling gets no welcome points under the other', async () => {
  const phone = newPhone();
  // as it was written when each spelling had a mark of its own
  await addMark(studio.db, macOf(studio.deps.secret, `closed:phone:86${phone}`));
  expect(await balanceOf(studio, await join(phone))).toBe(0);

  const { phone: other, userId } = await newMember(studio);
  await storeWith86(userId, other);
  await closeAccount(studio.deps, userId);
  expect(await balanceOf(studio, await join(other))).toBe(0);
});
