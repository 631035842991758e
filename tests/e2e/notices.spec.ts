import { draw, openDraw, pictures } from '../faults/studio-page.ts';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { clickNotification, expectShown, outsider, subscribable, WorkerEvents } from './push-device.ts';

const POLL = '/api/draw/get-task';
const ACK = '/api/studio/notices/ack';
const SUBSCRIBE = '/api/studio/push/subscribe';
const FOR_EVER = 1_000_000;
const pendingAnswer = (asked: unknown) => ({
  code: 200,
  message: 'ok',
  data: (asked as { taskId: string[] }).taskId.map((task_id) => ({ task_id, state: 2, images: [] })),
});
const TITLE = 'Your pictures are ready';

test.skip(
  () => Boolean(process.env.BROWSER_SHELL),
  'a headless shell has no notifications and no background sync',
);

test('permission is asked for after the first submit, not on load, and once', async ({
  memberPage: page,
  studio,
}) => {
  await openDraw(page, studio);
  // the sidebar of this window has no room for a card: an entry opens it
  await page.setViewportSize({ width: 1366, height: 700 });
  const entry = page.getByRole('button', { name: "Notify you when it's done?" });
  await expect(entry).toHaveCount(0);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  const top = () => page.locator('main').boundingBox();
  const before = await top();
  await draw(page, 'a bell in a tower');
  await expect(entry).toBeVisible();
  // it moves nothing
  expect(await top()).toEqual(before);
  await entry.click();
  const asks = page.getByRole('dialog', { name: "Notify you when it's done?" });
  await expect(asks).toContainText(/closed|close it|background/);
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await page.setViewportSize({ width: 1366, height: 900 });
  const card = page.getByRole('region', { name: "Notify you when it's done?" });
  await expect(card).toBeVisible();
  await clean(page);
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  studio.proxy.mend();
  await page.reload();
  await expect(pictures(page, 'a bell in a tower')).toHaveCount(4);
  await draw(page, 'a second bell');
  await expect(pictures(page, 'a second bell')).toHaveCount(4);
  await expect(card).toHaveCount(0);
});

test('permission denied, then granted: the settings say what to do, then subscribe, and a test push arrives', async ({
  member,
  memberPage: page,
  context,
  studio,
}) => {
  const { service, device } = await subscribable(context);
  await context.grantPermissions([], { origin: studio.origin });
  await openDraw(page, studio);
  await draw(page, 'a quiet street');
  await page.getByRole('button', { name: /\*\*\*\*/ }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/panel=notices/);
  const dialog = page.getByRole('dialog', { name: 'Notifications on this device' });
  const master = dialog.getByRole('switch', { name: 'Notify me when something is done' });
  await expect(dialog).toContainText('set Notifications to Allow');
  await expect(master).toBeDisabled();
  await expect(page.locator('[data-ui=offer], [data-ui=offer-entry]')).toHaveCount(0);
  await clean(page);

  await context.grantPermissions(['notifications'], { origin: studio.origin });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(master).toBeChecked();
  await expect(dialog).toContainText('You get notified even when Inkreel is closed');
  const subscribed = () =>
    studio.proxy.calls(SUBSCRIBE, member.token).map(({ body }) => (body as { off: string[] }).off);
  // a choice made before the first subscription is sent would be part of it
  await expect.poll(subscribed).toEqual([[]]);
  await dialog.getByRole('switch', { name: 'Songs' }).click();
  await expect.poll(subscribed).toEqual([[], ['music']]);

  await dialog.getByRole('button', { name: 'Send a test' }).click();
  await expectShown(page, ['This is how notifications look']);
  const [pushed] = await service.arrived(device);
  if (!pushed) throw new Error('nothing was pushed');
  await (await WorkerEvents.of(studio, page)).push(device.read(pushed));
  await expectShown(page, ['Push notifications work on this device', 'This is how notifications look']);

  await master.click();
  await expect.poll(() => studio.proxy.calls('/api/studio/push/unsubscribe', member.token).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/panel/);
  await service.close();
});

test('with all tabs closed and the worker stopped, a push announces the end once', {
  tag: '@long',
}, async ({ member, memberPage: page, context, studio }) => {
  const { service, device } = await subscribable(context);
  await context.grantPermissions(['notifications'], { origin: studio.origin });
  await openDraw(page, studio);
  await expect.poll(() => studio.proxy.calls(SUBSCRIBE, member.token).length).toBe(1);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'a door that nobody opens');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  const other = await outsider(context, studio);
  await page.close();
  const events = await WorkerEvents.of(studio, other);
  await events.stop();
  const [pushed] = await service.arrived(device);
  if (!pushed) throw new Error('nothing was pushed');
  const said = device.read(pushed);
  expect(JSON.stringify(said)).not.toContain('door');
  studio.proxy.mend();
  await events.push(said);
  await expectShown(other, [TITLE]);
  // the same end by a late push: still one notification
  await events.push(said);
  const back = await context.newPage();
  await openDraw(back, studio);
  await expect(pictures(back, 'a door that nobody opens')).toHaveCount(4);
  await expectShown(back, [TITLE]);
  await expect(back.getByText(TITLE)).toHaveCount(0);

  // a click on it leads the open window to the thing
  await back.goto(studio.at('/square'));
  await clickNotification(context);
  await expect(back).toHaveURL(/#\/draw/);
  await expectShown(back, []);
  await service.close();
});

test('a background sync with all tabs closed announces the end', async ({
  member,
  memberPage: page,
  context,
  studio,
}) => {
  await context.grantPermissions(['notifications', 'background-sync'], { origin: studio.origin });
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'a mill behind the hill');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  const other = await outsider(context, studio);
  await page.close();
  const events = await WorkerEvents.of(studio, other);
  await events.stop();
  studio.proxy.mend();
  const polls = studio.proxy.calls(POLL, member.token).length;
  // an event that reaches a worker on its way out is lost with it, and is sent again, as the browser does
  await expect
    .poll(
      async () => {
        void events.sync();
        return studio.proxy.calls(POLL, member.token).length;
      },
      { intervals: [2_000] },
    )
    .toBeGreaterThan(polls);
  await expectShown(other, [TITLE]);
  await expect.poll(() => studio.proxy.calls(ACK, member.token).length).toBe(1);
});

test('three tabs: one of them announces, and the server gets one acknowledgement', { tag: '@long' }, async ({
  member,
  memberPage: page,
  context,
  studio,
}) => {
  await context.grantPermissions(['notifications'], { origin: studio.origin });
  await openDraw(page, studio);
  const tabs = [page];
  for (let more = 0; more < 2; more++) {
    const tab = await context.newPage();
    await tab.goto(studio.at('/square'));
    tabs.push(tab);
  }
  await draw(page, 'three windows of one house');
  await expect(pictures(page, 'three windows of one house')).toHaveCount(4);
  await expect.poll(() => studio.proxy.calls(ACK, member.token).length).toBe(1);
  const told = async () =>
    (await Promise.all(tabs.map((tab) => tab.getByText(TITLE).count()))).filter((count) => count > 0).length;
  await expect.poll(told).toBe(1);
  await expectShown(page, []);
  expect(studio.proxy.calls(ACK, member.token)).toHaveLength(1);
});
