import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { points } from '../../src/store/account/points.ts';
import { browser } from '../../src/store/browser.ts';
import { messages } from '../../src/store/messages/messages.ts';
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

test('another language reads the balance anew, whose plan has a name in it, and not the unread messages', async () => {
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
  // the answer in the old language comes last
  answers[1]?.();
  await vi.waitFor(() => expect(points.payload?.member_arr?.member_name).toBe('高级'));
  answers[0]?.();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(points.payload?.member_arr?.member_name).toBe('高级');
  expect([asked(POINTS), asked(UNREAD)]).toEqual([2, 1]);
});

test('what the operator granted shows when one comes back, when a message arrives, and within a minute', async () => {
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

  potins = 70;
  await vi.advanceTimersByTimeAsync(60_000);
  await shows(70);

  const before = asked();
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
