import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { points, refreshPoints } from '../../src/store/account/points.ts';
import { session } from '../../src/store/account/session-state.ts';
import { browser } from '../../src/store/browser.ts';
import { messages, refreshUnread } from '../../src/store/messages/messages.ts';
import { useKnownMember } from '../../src/ui/kit/use-known-member.ts';
import { useAccount } from '../../src/ui/shell/use-account.ts';
import { fakeApi } from '../store/fake-api.ts';

const POINTS = '/center/points';
const UNREAD = '/center/not-read';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  forgetAll();
  browser.language = 'en';
  vi.unstubAllGlobals();
});

test('a language change reloads the balance, because of the plan’s name, but not the unread messages', async () => {
  const answers: (() => void)[] = [];
  const sent = fakeApi({
    [POINTS]: async () => {
      const member_name = browser.language === 'zh' ? '高级' : 'Premium';
      await new Promise<void>((resolve) => answers.push(resolve));
      return { potins: 5, star_tel: 'x', user_id: 7, member_arr: { member_name } };
    },
    [UNREAD]: () => ({ not_read: 0 }),
  });
  const asked = (path: string) => sent.filter((one) => one.path === path).length;
  renderHook(useAccount);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => {
    browser.language = 'zh';
  });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  // the answer in the old language arrives last
  answers[1]?.();
  await vi.waitFor(() => expect(points.payload?.member_arr?.member_name).toBe('高级'));
  answers[0]?.();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(points.payload?.member_arr?.member_name).toBe('高级');
  expect([asked(POINTS), asked(UNREAD)]).toEqual([2, 1]);
});

test('offline, or if the studio does not answer, the cached name, balance and number of messages are shown', async () => {
  fakeApi({
    [POINTS]: () => ({ potins: 5, star_tel: '138****0000', user_id: 7 }),
    [UNREAD]: () => ({ not_read: 3 }),
  });
  await refreshPoints();
  await refreshUnread();
  for (const online of [false, true]) {
    forgetAll();
    session.token = 'token';
    session.userId = 7;
    browser.online = online;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { result, unmount } = renderHook(() => {
      useAccount();
      return useKnownMember();
    });
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({
        cached: true,
        member: { total_points: 5, star_tel: '138****0000' },
      }),
    );
    await vi.waitFor(() => expect(messages.unread).toBe(3));
    // cached prices are not used
    expect(points.payload).toBeNull();
    unmount();
  }
  browser.online = true;
});

test('messages that another device has opened are no longer counted on returning; an idle page does not poll', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  let not_read = 2;
  const sent = fakeApi({
    [POINTS]: () => ({ potins: 5, star_tel: 'x', user_id: 7 }),
    [UNREAD]: () => ({ not_read }),
  });
  const asked = () => sent.filter(({ path }) => path === UNREAD).length;
  renderHook(useAccount);
  await vi.waitFor(() => expect(messages.unread).toBe(2));

  not_read = 1;
  dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked(), 'it was read a moment ago, and nobody has come back since').toBe(1);
  visible.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked(), 'the person leaves').toBe(1);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(messages.unread).toBe(1));
  expect(asked(), 'one return tells itself twice').toBe(2);
});

test('points granted by the operator appear on returning and when a message arrives; an idle page does not poll', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  let potins = 5;
  const sent = fakeApi({
    [POINTS]: () => ({ potins, star_tel: 'x', user_id: 7 }),
    [UNREAD]: () => ({ not_read: 0 }),
  });
  const asked = () => sent.filter(({ path }) => path === POINTS).length;
  const shows = (total: number) => vi.waitFor(() => expect(points.payload?.total_points).toBe(total));
  const { unmount } = renderHook(useAccount);
  await shows(5);

  potins = 55;
  dispatchEvent(new Event('focus'));
  expect(asked(), 'it was read a moment ago').toBe(1);
  vi.setSystemTime(Date.now() + 5_000);
  dispatchEvent(new Event('focus'));
  await shows(55);

  potins = 60;
  vi.setSystemTime(Date.now() + 5_000);
  await act(async () => {
    messages.unread = 1;
  });
  await shows(60);

  const before = asked();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked(), 'nothing has happened').toBe(before);
  visible.mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked(), 'nobody looks').toBe(before);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked()).toBe(before + 1));
  unmount();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked(), 'the app is gone').toBe(before + 1);
});
