import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendSmsCode } from '../../../src/api/account.ts';
import { Refused } from '../../store/fake-api.ts';
import { eachOnItsOwn } from '../show.tsx';
import { button, field, isOpen, openAccountForm, press, type } from './open-account-form.tsx';

const SEND = sendSmsCode.path;
const CODE = /^(Send code|\d+ s)$/;

const PHONE = '13800138000';
let day = Date.UTC(2026, 0, 1);

eachOnItsOwn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // the countdown outlives its dialog, so each test uses another day
  day += 86_400_000;
  vi.setSystemTime(day);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The button's text, and whether it is enabled. */
const sending = () => [button(CODE).textContent, button(CODE).getAttribute('aria-disabled') !== 'true'];
const READY = ['Send code', true];
const runs = () => screen.findByText('60 s');
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('[AUTH-17] the button is enabled only with a phone and without a running countdown', async () => {
  const sent = await openAccountForm('register');
  expect(sending()).toEqual(['Send code', false]);
  type('Phone', '   ');
  expect(sending()).toEqual(['Send code', false]);
  type('Phone', PHONE);
  expect(sending()).toEqual(READY);
  press('Send code');
  await runs();
  expect(sending()).toEqual(['60 s', false]);
  // the press must not lose the focus, and another one sends nothing
  expect(button('60 s').disabled).toBe(false);
  press('60 s');
  expect(sent.filter(({ path }) => path === SEND)).toHaveLength(1);
  await pass(60);
  expect(sending()).toEqual(READY);
  type('Phone', '');
  expect(sending()).toEqual(['Send code', false]);
});

test('a code for a number that is none is not sent, and the focus goes to the number', async () => {
  const sent = await openAccountForm('reset');
  type('Phone', '123');
  button('Send code').focus();
  press('Send code');
  await screen.findByText("This doesn't look like a phone number");
  expect(document.activeElement).toBe(field('Phone'));
  expect(sent.filter(({ path }) => path === SEND)).toHaveLength(0);
});

test('[AUTH-18] a refused code starts no countdown, a sent one starts 60 seconds', async () => {
  let answer: unknown = new Refused('No message could be sent');
  const sent = await openAccountForm('reset', { [SEND]: () => answer });
  const asked = () => sent.filter(({ path }) => path === SEND).length;
  type('Phone', PHONE);
  press('Send code');
  await screen.findByText('No message could be sent');
  expect(sending()).toEqual(READY);
  answer = null;
  press('Send code');
  await runs();
  // the earlier error is removed once a code was sent
  expect(screen.queryByText('No message could be sent')).toBeNull();
  for (const [seconds, left] of [
    [1, 59],
    [29, 30],
    [29, 1],
  ] as const) {
    await pass(seconds);
    expect(sending()).toEqual([`${left} s`, false]);
    press(`${left} s`);
  }
  expect(asked()).toBe(2);
  await pass(1);
  expect(sending()).toEqual(READY);
});

test('what cannot be a phone number is said at its field, and nothing is sent', async () => {
  const sent = await openAccountForm('register', { [SEND]: () => null });
  type('Phone', '123');
  press('Send code');
  await screen.findByText("This doesn't look like a phone number");
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(sent.filter(({ path }) => path === SEND)).toEqual([]);
  type('Phone', PHONE);
  expect(screen.queryByText("This doesn't look like a phone number")).toBeNull();
});

test('another form, or reopening the dialog, does not reset the countdown', async () => {
  await openAccountForm('register');
  type('Phone', PHONE);
  press('Send code');
  await runs();
  await pass(10);
  press('Forgot password?');
  await isOpen('reset');
  expect(sending()).toEqual(['50 s', false]);
  cleanup();
  await openAccountForm('register');
  type('Phone', PHONE);
  expect(sending()).toEqual(['50 s', false]);
});

/** Leaves a field like a user: with a key or pointer event, then by moving the focus. */
function goOn(by: 'Tab' | 'pointer' | 'script', to: HTMLElement): void {
  field('Phone').focus();
  if (by === 'Tab') fireEvent.keyDown(field('Phone'), { key: 'Tab' });
  if (by === 'pointer') fireEvent.pointerDown(to);
  act(() => to.focus());
}
const CODE_SENT = { sms_code: '246813' };

test.each(['Tab', 'pointer'] as const)(
  '[AUTH-15] leaving a complete phone by %s sends the code, which a studio in development fills in',
  async (by) => {
    const sent = await openAccountForm('register', { [SEND]: () => CODE_SENT });
    for (const part of ['1380', '1380013800', '+86 138']) {
      type('Phone', part);
      goOn(by, field('Password'));
    }
    expect(sent.filter(({ path }) => path === SEND)).toEqual([]);
    type('Phone', PHONE);
    goOn(by, field('Password'));
    await runs();
    expect(field('SMS code').value).toBe('246813');
    goOn(by, field('Password'));
    expect(sent.filter(({ path }) => path === SEND)).toEqual([
      { path: SEND, body: { mobile: PHONE, type: 1 } },
    ]);
  },
);

test('a scripted focus, focus on a button, or an existing code sends nothing', async () => {
  const sent = await openAccountForm('register', { [SEND]: () => CODE_SENT });
  type('Phone', PHONE);
  goOn('script', field('Password'));
  goOn('pointer', button('Forgot password?'));
  type('SMS code', '123456');
  goOn('Tab', field('Password'));
  await pass(1);
  expect(sent.filter(({ path }) => path === SEND)).toEqual([]);
});
