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

test('nothing is offered without a prompt of the browser', async () => {
  const { install } = await start();
  expect(install.way).toBeNull();
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
  expect(first.install.declined).toBe(true);
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
