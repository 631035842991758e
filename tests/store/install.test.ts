import { beforeEach, expect, test, vi } from 'vitest';

/** Simulates a new start of the browser, with its local storage. */
async function start(): Promise<typeof import('../../src/store/install.ts')> {
  vi.resetModules();
  const store = await import('../../src/store/install.ts');
  store.followInstall();
  return store;
}

/** Chromium's install prompt, with the user's answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return event;
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete (navigator as { standalone?: boolean }).standalone;
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  ['Chrome on Android', `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'android', true],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    'android',
    true,
  ],
  [
    'Samsung Internet',
    `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'samsung',
    true,
  ],
  ['WeChat', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`, 'in-app', false],
  ['Chrome', `${DESKTOP} Chrome/142.0.0.0 Safari/537.36`, 'chromium', false],
  ['Edge', `${DESKTOP} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge', false],
  ['Opera', `${DESKTOP} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'unknown', false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'none', false],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 'mac-safari', false],
  ['Safari on an old Mac', `${MAC} Version/16.6 Safari/605.1.15`, 'unknown', false],
])(
  'without a prompt %s has its own steps, which are shown on request',
  async (_, userAgent, guide, offered) => {
    vi.stubGlobal('navigator', { userAgent });
    const { install, isInstallOffered, startInstall } = await start();
    expect(install).toMatchObject({ way: 'steps', guide, showsSteps: false });
    expect(isInstallOffered(install)).toBe(offered);
    await startInstall();
    expect(install.showsSteps).toBe(true);
  },
);

test.each([
  ['an iPhone', `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`, 'ios'],
  ['an iPad, which calls itself a Mac', `${MAC} Version/17.5 Safari/605.1.15`, 'ios'],
  ['WeChat on an iPhone', `${IPHONE} (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49`, 'in-app'],
])('%s is told by the flag of its Safari', async (_, userAgent, guide) => {
  vi.stubGlobal('navigator', { userAgent, standalone: false });
  const { install } = await start();
  expect(install.guide).toBe(guide);
});

test('the browser’s prompt is kept, and shown once on request', async () => {
  const { install, startInstall } = await start();
  const event = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(install.way).toBe('prompt');
  await startInstall();
  await startInstall();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(install).toMatchObject({ way: null, declined: false });
});

test('declining the browser’s prompt dismisses the card permanently; a later prompt is still in the menus', async () => {
  const first = await start();
  offer('dismissed');
  await first.startInstall();
  expect(first.install).toMatchObject({ declined: true, way: 'steps' });
  const { install } = await start();
  expect(install.declined).toBe(true);
  offer('accepted');
  expect(install.way).toBe('prompt');
});

test('on iPhone the steps are shown', async () => {
  (navigator as { standalone?: boolean }).standalone = false;
  const { install, startInstall } = await start();
  expect(install).toMatchObject({ way: 'steps', showsSteps: false });
  await startInstall();
  expect(install).toMatchObject({ way: 'steps', showsSteps: true });
});

test('an installed app offers nothing, and an offer ends with the installation', async () => {
  const { install } = await start();
  offer('accepted');
  dispatchEvent(new Event('appinstalled'));
  expect(install.way).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const inside = await start();
  expect(inside.install.way).toBeNull();
});
