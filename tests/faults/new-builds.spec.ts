import type { Page } from '@playwright/test';
import { Deployment } from '../e2e/deploy.ts';
import { FaultProxy } from '../e2e/fault-proxy.ts';
import { expect, Studio, signIn, test } from '../e2e/harness.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { pollsTooClose } from './poll-spacing.ts';
import { charges, draw, openDraw, pictures, workerReady } from './studio-page.ts';

// workers of other builds stay in the browser, so use a new one
test.use({ firstVisit: true });

const POLL = '/api/draw/get-task';
const FOR_EVER = 1_000_000;
const pendingAnswer = (asked: unknown) => ({
  code: 200,
  message: 'ok',
  data: (asked as { taskId: string[] }).taskId.map((task_id) => ({ task_id, state: 2, images: [] })),
});

/** Serves a newer worker, and waits until the browser has found it. */
async function offerNewVersion(page: Page, studio: Studio): Promise<void> {
  const script = await (await fetch(`${studio.origin}/web/sw.js`)).text();
  studio.proxy.break(
    '/web/sw.js',
    {
      kind: 'answer',
      status: 200,
      body: `${script}\n// a newer version`,
      headers: { 'content-type': 'text/javascript' },
    },
    FOR_EVER,
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test('a new version is not offered while a form has text, but after it is closed', async ({
  page,
  studio,
}) => {
  await openDraw(page, studio);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('dialog').getByLabel('Phone').fill('139');
  await offerNewVersion(page, studio);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
  const reload = page.getByRole('button', { name: 'Reload' });
  await page.waitForTimeout(500);
  await expect(reload).toBeHidden();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('139');
  await page.keyboard.press('Escape');
  await expect(reload).toBeVisible();
});

test('a new version waits without polling, takes over on request, and the task continues', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
  await draw(page, 'a ship of planks');
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(0);
  await offerNewVersion(page, studio);
  const apply = page.getByRole('button', { name: /update|reload/i });
  await expect(apply).toBeVisible();
  await page.waitForTimeout(6000);
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      sessionStorage.setItem('taken over', String(Date.now())),
    ),
  );
  const before = studio.proxy.calls(POLL, member.token).length;
  const loaded = page.waitForEvent('load');
  const asked = Date.now();
  await apply.click();
  await loaded;
  const took = Number(await page.evaluate(() => sessionStorage.getItem('taken over'))) - asked;
  // the new worker continues polling the same task
  await expect.poll(() => studio.proxy.calls(POLL, member.token).length).toBeGreaterThan(before);
  studio.proxy.mendPath(POLL);
  await expect(pictures(page, 'a ship of planks')).toHaveCount(4);
  const polls = studio.proxy.calls(POLL, member.token);
  expect(new Set(polls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const gaps = polls.slice(1).map(({ at }, index) => Math.round(at - (polls[index]?.at ?? 0)));
  expect(pollsTooClose(polls.map(({ at }) => at))).toEqual([]);
  console.log(`taken over ${took} ms after the press; polls apart by ${gaps.join(', ')} ms`);
});

test('a page whose scripts no longer exist on the server is reloaded once, at the requested route', {
  tag: '@long',
}, async ({ browser }) => {
  const deployment = await Deployment.make();
  const server = await ServerProcess.start({ WEB_DIR: deployment.folder });
  // without a worker, which would have cached the scripts
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`http://127.0.0.1:${server.port}/web/#/square`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await deployment.next();
    await page.getByRole('link', { name: 'Draw', exact: true }).click();
    await expect(page.locator('#root').getByRole('textbox', { name: 'Description' })).toBeVisible();
    expect(loads).toBe(2);
  } finally {
    await context.close();
    await server.remove();
    await deployment.remove();
  }
});

test('switched off, the worker is removed from the browser and its open page, and the task continues; switched on again, it returns', {
  tag: '@long',
}, async ({ context }) => {
  const server = await ServerProcess.start();
  const studio = new Studio(server, await FaultProxy.start(() => server.port));
  try {
    const member = await studio.register();
    await signIn(context, studio, member);
    const page = await context.newPage();
    await openDraw(page, studio);
    studio.proxy.break(POLL, { kind: 'answer', status: 200, body: pendingAnswer }, FOR_EVER);
    await draw(page, 'a bridge of stone');
    await expect.poll(() => studio.proxy.calls(POLL).length).toBeGreaterThan(0);

    await server.down('SIGTERM');
    await server.up({ SERVICE_WORKER: 'off' });
    const loaded = page.waitForEvent('load');
    // what browsers do at every visit; the page may reload before the answer
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update()).catch(() => undefined);
    await loaded;
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          controlled: navigator.serviceWorker.controller !== null,
          registered: (await navigator.serviceWorker.getRegistrations()).length,
          shell: (await caches.keys()).filter((name) => name.startsWith('workbox-')),
        })),
      )
      .toEqual({ controlled: false, registered: 0, shell: [] });
    await expect(page).toHaveURL(studio.at('/draw'));
    const polls = studio.proxy.calls(POLL).length;
    await expect.poll(() => studio.proxy.calls(POLL).length).toBeGreaterThan(polls);
    studio.proxy.mend();
    await expect(pictures(page, 'a bridge of stone')).toHaveCount(4);
    expect(await charges(studio, member)).toHaveLength(1);

    await server.down('SIGTERM');
    await server.up({ SERVICE_WORKER: 'on' });
    await page.reload();
    await workerReady(page);
    await expect(pictures(page, 'a bridge of stone')).toHaveCount(4);
  } finally {
    await context.close();
    await studio.proxy.close();
    await server.remove();
  }
});
