import type { Browser, Page } from '@playwright/test';
import { countingProxy } from '../../tools/bench/counting-proxy.mjs';
import { buildFloors } from '../../tools/bench/floors.mjs';
import { serveFolder } from '../../tools/bench/serve-folder.mjs';
import { type Weight, weigh } from '../../tools/bench/transfer.mjs';
import { expect, test } from './harness.ts';

test.use({ firstVisit: true });

const promptOf = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const picturesOf = (page: Page) => page.getByRole('article', { name: 'a red kite' }).locator('img');

/** What a first visit fetches until `usable` is there, and what the worker fetches after it. */
async function weightOf(
  browser: Browser,
  port: number,
  route: string,
  usable: (page: Page) => ReturnType<Page['locator']>,
): Promise<Weight> {
  const proxy = await countingProxy(() => port);
  const page = await browser.newPage();
  try {
    await page.goto(`${proxy.origin}/web/${route}`);
    await usable(page).waitFor();
    const readyAt = Date.now();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return weigh(proxy.transfers, readyAt);
  } finally {
    await page.close();
    await proxy.close();
  }
}

test('the first screen weighs at most 1.6 times a page of React and Chakra, and the worker fetches little of it again', async ({
  browser,
  studio,
}) => {
  test.setTimeout(90_000);
  const { chakra } = await buildFloors();
  const floor = await serveFolder(chakra);
  try {
    const bare = await weightOf(browser, floor.port, '', (page) => page.getByRole('button'));
    const app = await weightOf(browser, studio.server.port, '#/draw', promptOf);
    expect(bare.page).toBeGreaterThan(50_000);
    expect(app.page).toBeLessThanOrEqual(1.6 * bare.page);
    expect(app.worker).toBeGreaterThan(50_000);
    expect(app.again).toBeLessThanOrEqual(0.1 * app.page);
  } finally {
    await floor.close();
  }
});

test('with the server stopped the app starts, with its history and pictures', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  await studio.call(
    '/draw/imagine',
    { tool_name: 'mj', desc: 'a red kite', options: { ar: '1:1' } },
    member.token,
  );
  await page.goto(studio.at('/draw'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(picturesOf(page)).toHaveCount(4, { timeout: 30_000 });
  // what was drawn before the worker took over is fetched through it, and kept, at the second visit
  await page.reload();
  await expect.poll(() => shown(page), { timeout: 20_000 }).toBe(4);
  await page.close();
  await studio.server.down('SIGTERM');
  try {
    const later = await context.newPage();
    await later.goto(studio.at('/draw'));
    await expect(promptOf(later)).toBeEnabled();
    await expect(later.getByRole('navigation', { name: 'Places' })).toBeVisible();
    await expect.poll(() => shown(later)).toBe(4);
  } finally {
    // the other tests of this process use the same server
    await studio.server.up();
  }
});

/** How many pictures of the history are really there. */
const shown = (page: Page): Promise<number> =>
  picturesOf(page).evaluateAll(
    (all) =>
      all.filter((one) => (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth > 0)
        .length,
  );
