import type { Locator, Page } from '@playwright/test';
import { draw, openDraw } from '../faults/studio-page.ts';
import { expect, type Studio, test } from './harness.ts';

const POLL = '/api/draw/get-task';
const FOR_EVER = 1_000_000;
const LONG =
  'a market in the rain with lanterns, umbrellas, steam over the stalls and a cat under a table '.repeat(2);

/** Draws and deletes. @returns the message that offers to undo it */
async function deletedDrawing(page: Page, studio: Studio): Promise<Locator> {
  await openDraw(page, studio);
  await draw(page, 'a lighthouse');
  await page.getByRole('button', { name: 'Actions for a lighthouse' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const message = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'Undo' });
  await expect(message).toBeVisible();
  return message;
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone a higher message that lies under another does not show its button below it', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  let ended = 0;
  studio.proxy.break(
    POLL,
    {
      kind: 'answer',
      status: 200,
      body: (asked) => ({
        code: 200,
        message: 'ok',
        data: (asked as { taskId: string[] }).taskId.map((task_id) => ({
          task_id,
          state: known.indexOf(task_id) < ended && known.includes(task_id) ? 1 : 2,
          images: [],
        })),
      }),
    },
    FOR_EVER,
  );
  const known: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/draw/imagine')) return;
    const { data } = (await response.json()) as { data: { task_id: string } };
    known.push(data.task_id);
  });
  await openDraw(page, studio);
  await draw(page, LONG);
  await expect.poll(() => known.length).toBe(1);
  await draw(page, 'a bell');
  await expect.poll(() => known.length).toBe(2);
  await page.goto(studio.at('/music'));
  ended = 1;
  const toasts = page.locator('[data-scope=toast][data-part=root]');
  await expect(toasts).toHaveCount(1);
  // it stays while it has the focus, however long the next poll takes
  const view = toasts.getByRole('button', { name: 'View' });
  await view.focus();
  ended = 2;
  await expect(toasts).toHaveCount(2);
  await view.last().evaluate(() => (document.activeElement as HTMLElement).blur());
  const under = page.locator('[data-scope=toast][data-part=root][data-sibling]');
  await expect(under).toContainText('a market');
  const hit = () =>
    under.getByRole('button', { name: 'View' }).evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      const found = document.elementFromPoint(left + 8, bottom - 4);
      return found !== null && button.contains(found);
    });
  await expect.poll(hit).toBe(false);
});

test('on a phone a short message and its button share a line, so that what it is about stays in view', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const message = await deletedDrawing(page, studio);
  const height = () => message.evaluate((one) => one.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(40);
  expect(await height()).toBeLessThan(80);
});

test('on a phone messages stand below the head of an open sheet, whose title and close button stay free', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const message = await deletedDrawing(page, studio);
  // the cross is in the middle of the line, as the button is
  const middle = (name: string) =>
    message.getByRole('button', { name }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  expect(Math.abs((await middle('Undo')) - (await middle('Close')))).toBeLessThan(1);
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('textbox', { name: 'Story' })).toBeVisible();
  // the place of the messages, since they do not wait for a slow test
  const place = () =>
    page
      .locator('[data-scope=toast][data-part=group]')
      .evaluate((group) => group.getBoundingClientRect().top);
  const headEnd = () =>
    sheet.locator('[data-ui=dialog-head]').evaluate((head) => head.getBoundingClientRect().bottom);
  await expect.poll(async () => (await place()) >= (await headEnd())).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect.poll(place).toBe(68);
});

test('on a phone a message does not lie over what has the focus after the last song is deleted by keyboard', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const song = { music_id: 'm1', id: 1, state: 3, tool_name: 'suno', title: 'Harbour', works: [] };
  const at = { created_at: new Date().toISOString(), options: '{}' };
  const answers: Record<string, unknown> = {
    '/api/music/lists': { lists: [{ ...song, ...at }], has_next: 0 },
    '/api/studio/music/delete': null,
  };
  for (const [path, data] of Object.entries(answers)) {
    const body = { code: 200, message: 'ok', data };
    studio.proxy.break(path, { kind: 'answer', status: 200, body: () => body }, FOR_EVER);
  }
  await page.goto(studio.at('/music'));
  await page.getByRole('radio', { name: 'My music' }).check({ force: true });
  const remove = page.getByRole('button', { name: 'Delete: Harbour' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const message = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'Undo' });
  await expect(message).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
  const covered = () =>
    message.evaluate((one) => {
      const shown = document.activeElement?.closest('label')?.getBoundingClientRect();
      return shown === undefined || one.getBoundingClientRect().top < shown.bottom;
    });
  await expect.poll(covered).toBe(false);
});
