import type { Page } from '@playwright/test';
import { dumpOf } from '../e2e/browser-dump.ts';
import { expect, type Member, type Studio, signIn, test } from '../e2e/harness.ts';
import { outsider, shownTo } from '../e2e/push-device.ts';
import { draw, drawnAtServer, openDraw, pictures, workerReady } from './studio-page.ts';

const POLL = '/api/draw/get-task';
const FOR_EVER = 1_000_000;
const pendingAnswer = (asked: unknown) => ({
  code: 200,
  message: 'ok',
  data: (asked as { taskId: string[] }).taskId.map((task_id) => ({ task_id, state: 2, images: [] })),
});

test.skip(
  () => Boolean(process.env.BROWSER_SHELL),
  'a headless shell has no notifications and no background sync',
);

/** Makes a drawing whose end no open tab sees: the page is closed before a poll returns the end. */
async function endWithTabsClosed(page: Page, studio: Studio, member: Member, prompt: string): Promise<void> {
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, prompt);
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await drawnAtServer(studio, member);
  await page.context().newPage();
  await page.close();
  studio.proxy.mend();
  const polls = studio.proxy.calls(POLL, member.token).length;
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(polls);
}

test('with all tabs closed there is one notification; opening the app does not repeat it', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  await context.grantPermissions(['notifications'], { origin: studio.origin });
  await endWithTabsClosed(page, studio, member, 'a lamp in an empty house');
  const other = await outsider(context, studio);
  await expect
    .poll(() => shownTo(other))
    .toEqual([{ title: 'Your pictures are ready', body: 'a lamp in an empty house' }]);
  const back = await context.newPage();
  await back.goto(studio.at('/square'));
  await workerReady(back);
  await back.waitForTimeout(6000);
  await expect(back.getByText('Your pictures are ready')).toHaveCount(0);
});

test('without permission there is no notification, and the app announces the end when opened', {
  tag: '@long',
}, async ({ memberPage: page, context, studio, member }) => {
  await endWithTabsClosed(page, studio, member, 'a letter under the door');
  const back = await context.newPage();
  await back.goto(studio.at('/square'));
  await expect(back.getByText('Your pictures are ready').first()).toBeVisible();
  expect(await shownTo(back)).toEqual([]);
});

test('a push polls once and always shows something', { tag: '@long' }, async ({
  memberPage: page,
  context,
  studio,
}) => {
  await context.grantPermissions(['notifications'], { origin: studio.origin });
  await openDraw(page, studio);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const other = await outsider(context, studio);
  await page.goto('about:blank');
  await other.bringToFront();
  const push = await context.newCDPSession(other);
  await push.send('ServiceWorker.enable');
  await push.send('ServiceWorker.deliverPushMessage', { origin: studio.origin, registrationId, data: '{}' });
  await expect.poll(async () => (await shownTo(other)).length).toBe(1);
});

test('a background sync with no page open polls until the task has ended', {
  tag: '@long',
}, async ({ memberPage: page, context, studio, member }) => {
  await openDraw(page, studio);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'a mill that turns at night');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  const other = await outsider(context, studio);
  await page.close();
  const control = await context.newCDPSession(other);
  await control.send('ServiceWorker.enable');
  const stopped = new Promise<void>((resolve) => {
    control.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await control.send('ServiceWorker.stopAllWorkers');
  // an event for a stopping worker would be lost
  await stopped;
  const polls = studio.proxy.calls(POLL, member.token).length;
  // browsers retry a failed sync, DevTools does not
  const sync = async (): Promise<number> => {
    await control.send('ServiceWorker.dispatchSyncEvent', {
      origin: studio.origin,
      registrationId,
      tag: 'inkreel-tasks',
      lastChance: false,
    });
    return studio.proxy.calls(POLL, member.token).length;
  };
  await expect.poll(sync, { intervals: [6_000] }).toBeGreaterThan(polls);
  studio.proxy.mend();
  const back = await context.newPage();
  await openDraw(back, studio);
  await expect(pictures(back, 'a mill that turns at night')).toHaveCount(4);
});

test('[AUTH-25] signing out with a request in flight: nothing of the account returns or is requested again', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, 1);
  await draw(page, 'a secret garden');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBe(1);
  const second = studio.proxy.hold(POLL);
  await second.come();
  await page.getByRole('button', { name: /\*\*\*\*/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/home/);
  await second.release();
  await page.waitForTimeout(6000);
  expect(studio.proxy.calls(POLL, member.token)).toHaveLength(2);
  const left = await dumpOf(page);
  expect(left).not.toContain('a secret garden');
  expect(left).not.toContain(member.token);
  expect(left).not.toContain('/media/');
});

test('another account signing in never polls the first one’s tasks', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'mine alone');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  const other = await studio.register();
  await page.close();
  await signIn(context, studio, other);
  const theirs = await context.newPage();
  await openDraw(theirs, studio);
  const polls = studio.proxy.calls(POLL, member.token).length;
  await theirs.waitForTimeout(7000);
  expect(studio.proxy.calls(POLL, member.token)).toHaveLength(polls);
  expect(studio.proxy.calls(POLL, other.token)).toEqual([]);
});

test('without a worker the page runs the engine itself', { tag: '@rest' }, async ({
  browser,
  studio,
  member,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(context, studio, member);
  const page = await context.newPage();
  await page.goto(studio.at('/draw'));
  await draw(page, 'a fire without smoke');
  await expect(pictures(page, 'a fire without smoke')).toHaveCount(4);
  expect(studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await context.close();
});

test('[A-01] without IndexedDB the page keeps its tasks in memory, and polls them there', {
  tag: '@long',
}, async ({ browser, studio, member }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(context, studio, member);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden here', 'SecurityError');
    };
  });
  const page = await context.newPage();
  await page.goto(studio.at('/draw'));
  await draw(page, 'a lantern without a wall');
  await expect(pictures(page, 'a lantern without a wall')).toHaveCount(4);
  expect(studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await page.reload();
  await expect(pictures(page, 'a lantern without a wall')).toHaveCount(4);
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('180');
  await context.close();
});
