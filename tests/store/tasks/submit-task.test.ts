import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { db } from '../../../src/store/bridge/engine-db.ts';
import { noteSubmit, whileSending } from '../../../src/store/bridge/submits.ts';
import { createSubmit } from '../../../src/store/tasks/create-submit.ts';
import { writeAuth } from '../../../src/sw/engine/auth.ts';
import { claimLost } from '../../../src/sw/engine/intents.ts';
import { fakeApi } from '../fake-api.ts';

const button = createSubmit('draw');
let words = 0;
/** Each press is another drawing, or it would share its key with the one before. */
const press = (options: Parameters<typeof button.send>[2] = {}) =>
  button.send(imagine, { tool_name: 'mj', desc: `lamp ${words++}`, options: {} }, options);
const ANSWER = { task_id: 't1', draw_id: 5 };
const full = () => Promise.reject(new DOMException('full', 'UnknownError'));

/** An answer that the test gives. */
function held() {
  let give: () => void = () => undefined;
  const answer = new Promise<typeof ANSWER>((resolve) => {
    give = () => resolve(ANSWER);
  });
  return { answer, give };
}

beforeEach(() => {
  button.reset();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a charged submit whose task cannot be tracked is accepted, not refused, and its record stays', async () => {
  await writeAuth(db, { token: 'token', user: 7 });
  fakeApi({
    '/draw/imagine': () => {
      vi.spyOn(db, 'write').mockImplementation(full);
      return ANSWER;
    },
  });
  const shown = vi.fn();
  expect(await press({ onAccepted: shown })).toMatchObject({ status: 'accepted' });
  expect(shown).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  expect(await db.read((tx) => tx.objectStore('intents').count())).toBe(1);
});

test('a submit is sent also if it cannot be noted first', async () => {
  vi.spyOn(db, 'write').mockImplementation(full);
  fakeApi({ '/draw/imagine': () => ANSWER });
  expect(await press()).toMatchObject({ status: 'accepted' });
});

test('an answer that comes after the sign-out shows the next account neither its task nor its state', async () => {
  const { answer, give } = held();
  const sent = fakeApi({ '/draw/imagine': () => answer });
  const shown = vi.fn();
  const pressed = press({ onAccepted: shown });
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain('/draw/imagine'));
  forgetAll();
  Object.assign(session, { token: 'another', userId: 8 });
  give();
  await pressed;
  expect([shown.mock.calls, button.progress.state]).toEqual([[], 'idle']);
});

test('a button is free again if the login ended while it was pressed', async () => {
  const { answer, give } = held();
  const sent = fakeApi({ '/draw/imagine': () => answer });
  const pressed = press();
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain('/draw/imagine'));
  Object.assign(session, { token: null, userId: 0 });
  give();
  await pressed;
  expect(button.progress.state).toBe('idle');
});

test('a lost submit is asked about with the login that sent it, whoever has signed in since', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeApi({
    '/draw/imagine': () => Promise.reject(new TypeError('no network')),
    '/studio/submits/check': () => ({ known: false }),
  });
  const answering = globalThis.fetch;
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/submits/check')) asked.push(new Headers(init?.headers).get('authorization'));
    return answering(input, init);
  });
  const pressed = press();
  await vi.waitFor(() => expect(button.progress.state).toBe('checking'));
  Object.assign(session, { token: 'another', userId: 8 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await pressed).toEqual({ status: 'not-charged' });
  expect(asked).toEqual(['token']);
});

test('nobody asks about a submit whose body is still being sent, and everybody may some minutes after its page died', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await writeAuth(db, { token: 'token', user: 7 });
  const context = { kind: 'project', page: '/create' };
  await noteSubmit({ key: 'k9', path: '/script/generate-base', context, token: 'token' });
  const { answer, give } = held();
  const sending = whileSending('k9', () => answer);
  const asked = async () => (await claimLost(db, Date.now())).map(({ key }) => key);
  for (let seconds = 0; seconds < 120; seconds += 15) {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await asked()).not.toContain('k9');
  }
  give();
  await sending;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await asked()).toContain('k9');
});
