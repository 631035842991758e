import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Member, Studio } from '../e2e/harness.ts';

/** Types a prompt and clicks Generate. */
export async function draw(page: Page, prompt: string): Promise<void> {
  await page.locator('#root').getByRole('textbox', { name: 'Description' }).fill(prompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
}

/** The record of a prompt in the history. */
export const record = (page: Page, prompt: string) => page.getByRole('article', { name: prompt });

/** The finished pictures of a prompt. */
export const pictures = (page: Page, prompt: string) =>
  record(page, prompt).getByRole('button', { name: /full screen/ });

export async function openDraw(page: Page, studio: Studio): Promise<void> {
  await page.goto(studio.at('/draw'));
  await expect(page.locator('#root').getByRole('textbox', { name: 'Description' })).toBeVisible();
  await workerReady(page);
}

/** Waits until the worker controls the page. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Stops all workers, as browsers may do at any time. */
export async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** Waits until the server has finished all drawings of the member. */
export const drawnAtServer = (studio: Studio, { token }: Member): Promise<void> =>
  expect
    .poll(async () => {
      const { lists } = await studio.call<{ lists: { state: number }[] }>('/draw/lists', { page: 1 }, token);
      return lists.map(({ state }) => state);
    })
    .toEqual([1]);

interface LogRow {
  points: number;
  description: string;
}

/** The account's charges, from the points log. */
export async function charges(studio: Studio, { token }: Member): Promise<number[]> {
  const { lists } = await studio.call<{ lists: LogRow[] }>(
    '/center/points-log',
    { page: 1, pageSize: 10 },
    token,
  );
  return lists.map(({ points }) => points).filter((points) => points < 0);
}

/** A drawing record in progress, in the server's format. */
export const pendingRecord = (draw_id: number) => ({
  draw_id,
  task_id: `pending-${draw_id}`,
  state: 2,
  message_input: `pending ${draw_id}`,
  options: '{"ratio":"1:1"}',
  images: [],
  tool_name: 'irag',
  update_time: new Date().toISOString(),
});
