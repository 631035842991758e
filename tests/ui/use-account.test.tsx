import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { points, refreshPoints } from '../../src/store/account/points.ts';
import { session } from '../../src/store/account/session-state.ts';
import { browser } from '../../src/store/browser.ts';
import { useKnownMember } from '../../src/ui/kit/use-known-member.ts';
import { useAccount } from '../../src/ui/shell/use-account.ts';
import { fakeApi } from '../store/fake-api.ts';

const POINTS = '/center/points';
const UNREAD = '/center/not-read';

afterEach(() => {
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

test('without a network, or when the studio does not answer, name and balance of the last visit are known', async () => {
  fakeApi({
    [POINTS]: () => ({ potins: 5, star_tel: '138****0000', user_id: 7 }),
    [UNREAD]: () => ({ not_read: 0 }),
  });
  await refreshPoints();
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
    // prices of an earlier visit are nobody's to pay
    expect(points.payload).toBeNull();
    unmount();
  }
  browser.online = true;
});
