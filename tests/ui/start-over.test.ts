import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '../../src/store/account/session.ts';
import { session } from '../../src/store/account/session-state.ts';
import { useAccount } from '../../src/ui/shell/use-account.ts';

const cached = () => [session.token, localStorage.getItem('inkreel.token')];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[AUTH-29] code 10001 on the points always drops the token, and reloads the page once per session', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const refused: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (!input.endsWith('/center/points'))
      return new Response('{"code":200,"message":"","data":{"not_read":0}}');
    refused.push(new Headers(init.headers).get('authorization') ?? '');
    return new Response('{"code":10001,"message":"","data":null}');
  });
  for (const [visit, token] of ['first', 'second', 'third'].entries()) {
    await setSession(token, 7);
    expect(cached()).toEqual([token, token]);
    // every page load reads the points
    const { unmount } = renderHook(useAccount);
    await waitFor(() => expect(cached(), token).toEqual([null, null]));
    expect(refused).toHaveLength(visit + 1);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // the page after the reload says why nobody is signed in
    expect(sessionStorage.getItem('inkreel.login_ended')).toBe('1');
    unmount();
  }
  // wait until the previous refusal has been handled
  await setSession('fourth', 7);
  expect(reload).toHaveBeenCalledOnce();
});
