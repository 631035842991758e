import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from './fake-api.ts';

const refuse = (name: string) => () => {
  throw new DOMException('not here', name);
};

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** A disk without room: what is there can be read and removed. */
function fill(): void {
  for (const area of AREAS) {
    const { [area]: real } = globalThis;
    vi.stubGlobal(area, {
      getItem: (name: string) => real.getItem(name),
      removeItem: (name: string) => real.removeItem(name),
      setItem: refuse('QuotaExceededError'),
    });
  }
}
/** A browser that blocks what sites store: even to name a storage fails. */
function block(): void {
  for (const area of AREAS)
    Object.defineProperty(globalThis, area, { configurable: true, get: refuse('SecurityError') });
}

/** The stores of a page that is opened now. */
async function openPage() {
  vi.resetModules();
  const [{ session }, { setSession, endSession }, { browser }, language, theme, player, going] =
    await Promise.all([
      import('../../src/store/account/session-state.ts'),
      import('../../src/store/account/session.ts'),
      import('../../src/store/browser.ts'),
      import('../../src/store/language.ts'),
      import('../../src/store/appearance.ts'),
      import('../../src/store/music/player.ts'),
      import('../../src/store/going-on.ts'),
    ]);
  return { session, setSession, endSession, browser, ...language, ...theme, ...player, ...going };
}

const own = AREAS.map((area) => [area, Object.getOwnPropertyDescriptor(globalThis, area)] as const);

beforeEach(() => {
  vi.unstubAllGlobals();
  for (const [area, descriptor] of own) if (descriptor) Object.defineProperty(globalThis, area, descriptor);
  localStorage.clear();
  sessionStorage.clear();
  fakeApi({ '/user/logout': () => null });
});

describe.each([
  ['full', fill],
  ['blocked', block],
])('a storage that is %s', (_how, begin) => {
  test('lets one sign in and out, choose, and go on, for as long as the page lives', async () => {
    localStorage.setItem('inkreel.lang', 'en');
    begin();
    const page = await openPage();
    expect(page.browser.deviceId).toMatch(/^[0-9a-f]{32}$/u);
    await page.setSession('a-token', 12);
    expect(page.session).toMatchObject({ token: 'a-token', userId: 12 });
    page.chooseLanguage('zh');
    page.chooseTheme('light');
    page.setVolume(0.5);
    expect([page.browser.language, page.appearance.choice, page.player.volume]).toEqual(['zh', 'light', 0.5]);
    page.leaveToSignIn('buy');
    expect(page.comeBack()).toBe('buy');
    await page.endSession();
    expect(page.session.token).toBeNull();
  });
});

test('an old value does not outlast a new one that a full storage has not taken', async () => {
  localStorage.setItem('inkreel.token', 'old');
  const { setSession, session } = await openPage();
  fill();
  await setSession('new', 12);
  expect(session.token).toBe('new');
  expect(localStorage.getItem('inkreel.token')).toBeNull();
});
