import type { Page } from '@playwright/test';
import { generateOf, promptOf, recordOf } from './draw-page.ts';
import { answer, film, HANDLE, notice, POLL, waiting } from './export-page.ts';
import { expect, test } from './harness.ts';
import { answerList, drawing, keepBusy, LIST, listed, panelOf, taskOf } from './tasks-page.ts';

const entryOf = (page: Page) => page.locator('[data-ui=sidebar] [data-ui=tasks-entry]');

test('a task is counted in title, icon and badge while it runs and while its result is new, and followed to its end', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
  });
  const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  await page.goto(studio.at('/draw'));
  await promptOf(page).fill('a green door');
  const stop = await keepBusy(studio, 24);
  await generateOf(page).click();
  await expect(page).toHaveTitle('(1) Draw · Inkreel');
  await expect(entryOf(page)).toContainText('1 running');
  await expect.poll(badges).toBe(1);
  await expect.poll(icon).toMatch(/^data:image\/svg/);
  await page.goto(studio.at('/square'));
  await entryOf(page).click();
  await expect(page).toHaveURL(/#\/square\?panel=tasks$/);
  const task = taskOf(page, 'a green door');
  await expect(task).toHaveAttribute('data-phase', 'running');
  await expect(task).toContainText('Drawing · Dream v1');
  await expect(task).toContainText(/\d:\d\d · usually/);
  await expect(task).toContainText('20 points charged');
  await stop();
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(entryOf(page)).toContainText('1 new');
  await expect(page).toHaveTitle('(1) Square · Inkreel');
  await entryOf(page).click();
  await expect(task).toHaveAttribute('data-phase', 'done');
  await expect(task.getByText('New', { exact: true })).toBeVisible();
  await expect(task.locator('img')).toHaveAttribute('src', /\/media\//);
  // looking at it here is enough
  await expect(page).toHaveTitle('Tasks · Square · Inkreel');
  await expect.poll(badges).toBe(0);
  await expect.poll(icon).toBe('/web/icons/icon.svg');
  await task.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/#\/draw$/);
  await expect(panelOf(page)).toBeHidden();
  await expect(recordOf(page, 'a green door')).toBeVisible();
  const titles = studio.proxy
    .calls('/api/studio/views/add', member.token)
    .map(({ body }) => (body as { title: string }).title);
  expect(titles.filter((title) => title.includes('('))).toEqual([]);
});

test('a cancelled task is refunded and shown as cancelled on its page, too, permanently', {
  tag: '@rest',
}, async ({ memberPage: page, context, studio }) => {
  await page.goto(studio.at('/draw'));
  await promptOf(page).fill('a blue gate');
  const stop = await keepBusy(studio, 24);
  await generateOf(page).click();
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('180');
  const second = await context.newPage();
  await second.goto(studio.at('/draw'));
  await expect(recordOf(second, 'a blue gate').locator('[data-ui=arriving]')).not.toHaveCount(0);
  await page.bringToFront();
  await entryOf(page).click();
  const task = taskOf(page, 'a blue gate');
  await expect(task).toContainText('Queued');
  await task.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this task?' })
    .getByRole('button', { name: 'Cancel the task' })
    .click();
  await expect(task).toHaveAttribute('data-phase', 'cancelled');
  await expect(task).toContainText('20 points charged · 20 points refunded');
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
  await expect(second.locator('[data-ui=failed]')).toContainText('Cancelled');
  await page.reload();
  await expect(task).toHaveAttribute('data-phase', 'cancelled');
  await expect(page).toHaveTitle('Tasks · Draw · Inkreel');
  await stop();
});

test('a film without an answer of the server is unknown until it is checked again', {
  tag: '@long',
}, async ({ memberPage: page, context, studio }) => {
  // as a visit leaves it in which an export was running
  await context.addInitScript(() => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('once')) return;
    sessionStorage.setItem('once', '1');
    localStorage.setItem('inkreel.exporting', '1');
    localStorage.setItem('inkreel.export_task_id', 'film-1');
  });
  answer(studio, HANDLE, null);
  answer(studio, POLL, null, 500, 'Try later');
  await page.goto(studio.at('/draw?panel=tasks'));
  const task = taskOf(page, 'Film');
  await expect(task).toHaveAttribute('data-phase', 'unknown');
  answer(studio, POLL, { ...waiting, works_name: '' });
  await task.getByRole('button', { name: 'Check again' }).click();
  await expect(task).toHaveAttribute('data-phase', 'running');
  answer(studio, POLL, film());
  await expect(notice(page)).toBeVisible();
});

test('the list is filtered; a failed task is sent again with a new key, once its cost is accepted', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const id = await drawing(studio, member, 'a stone bridge');
  const expires_at = new Date(Date.now() + 2.5 * 86_400_000).toISOString();
  const works = { works_id: 1, seconds: 61, subtitles_url: '/media/none.srt' };
  answerList(studio, [
    listed(id, { state: 'failed', prompt: 'a stone bridge', fail_msg: 'No stones', points_refunded: 2 }),
    listed('f1', {
      kind: 'export',
      tool: 'film',
      prompt: 'The lamp',
      film: { ...works, video_url: '/media/none.mp4', expires_at },
    }),
    listed('f2', {
      kind: 'export',
      tool: 'film',
      prompt: 'Old',
      film: { ...works, video_url: '', subtitles_url: '', expires_at: '2026-01-12T00:00:00Z' },
    }),
  ]);
  await page.goto(studio.at('/draw?panel=tasks'));
  const failed = taskOf(page, 'a stone bridge');
  await expect(failed).toContainText('No stones');
  await expect(failed).toContainText('2 points charged · 2 points refunded');
  await expect(taskOf(page, 'The lamp')).toContainText('1:01 · Expires in 3 days');
  await expect(taskOf(page, 'The lamp').getByRole('button', { name: 'Subtitles' })).toBeVisible();
  await expect(taskOf(page, 'Old')).toContainText('Expired: films are kept for 10 days');
  await expect(taskOf(page, 'Old').getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expect(taskOf(page, 'Old').getByRole('button', { name: 'Export again' })).toBeVisible();
  const panel = panelOf(page);
  await panel.getByLabel('Tool').selectOption({ label: 'Film' });
  await expect(panel.getByRole('article')).toHaveCount(2);
  await expect.poll(() => studio.proxy.calls(LIST, member.token).at(-1)?.body).toEqual({ kind: 'export' });
  await panel.getByLabel('Search prompts').fill('lam');
  await expect(panel.getByRole('article')).toHaveCount(1);
  await panel.getByLabel('State').selectOption('cancelled');
  await expect(panel).toContainText('No matches');
  await panel.getByLabel('Search prompts').fill('');
  await panel.getByLabel('Tool').selectOption('');
  await panel.getByLabel('State').selectOption('failed');
  await failed.getByRole('button', { name: 'Try again' }).click();
  const confirm = page.getByRole('dialog', { name: 'Run this again?' });
  await expect(confirm).toContainText('It costs 2 points. You have 198 points.');
  studio.proxy.mendPath(LIST);
  await confirm.getByRole('button', { name: 'Run again' }).click();
  const sent = () => studio.proxy.calls('/api/draw/imagine', member.token);
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.body).toEqual({ tool_name: 'irag', prompt: 'a stone bridge', ratio: '1:1' });
  expect(sent()[0]?.headers['idempotency-key']).toBeTruthy();
  await panel.getByLabel('State').selectOption('');
  // the first, which has ended well in truth, and the one that was sent again
  await expect(taskOf(page, 'a stone bridge')).toHaveCount(2);
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('196');
});
