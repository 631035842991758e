import { expect, type Page } from '@playwright/test';
import type { Member, Studio } from './harness.ts';

export const START = '/api/script/okl-export';
export const POLL = '/api/script/okl-searching';
export const HANDLE = '/api/script/okl-handle';
export const UNREAD = '/api/center/not-read';
const FOR_EVER = 1_000_000;

export const exportButton = (page: Page) => page.getByRole('button', { name: 'Export film', exact: true });
export const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export film' });
export const running = (page: Page) => page.getByRole('progressbar', { name: 'Export of the film' });
export const notice = (page: Page) => page.getByRole('dialog', { name: 'Your film is ready' });
export const failure = (page: Page) => page.getByRole('dialog', { name: "Couldn't make the film" });

/** Opens the storyboard of a film in any language, and waits until the worker controls the page. */
export async function openedBoard(page: Page, studio: Studio, id: number): Promise<void> {
  await page.goto(studio.at(`/create?id=${id}&step=4`));
  await expect(page.locator('[data-ui=export]')).toBeEnabled();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The same in English. */
export async function openBoard(page: Page, studio: Studio, id: number): Promise<void> {
  await openedBoard(page, studio, id);
  await expect(exportButton(page)).toBeVisible();
}

/** Exports with the current settings of the form. */
export async function pressExport(page: Page): Promise<void> {
  await exportButton(page).click();
  const button = exportDialog(page).getByRole('button', { name: 'Export', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  await expect(exportDialog(page)).toBeHidden();
}

/** The export's flag and id in local storage. */
export const mirror = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [
    localStorage.getItem('inkreel.exporting'),
    localStorage.getItem('inkreel.export_task_id'),
  ]);

/** A film in a poll's answer. */
export const film = (more: object = {}) => ({
  step: 4,
  width_height: '16:9',
  video_url: '/media/none.mp4',
  poster_url: '',
  works_name: 'The lamp',
  works_time: new Date().toISOString(),
  works_id: 12,
  progress: 1,
  ...more,
});
export const waiting = { step: 3, works_id: 0, progress: 0.4 };
export const failed = film({
  step: 5,
  video_url: '',
  works_id: 0,
  fail_msg: 'The studio ran out of paper',
  points_charged: 3,
  points_refunded: 2,
});

/** Fakes the answers to all further calls of a path. */
export function answer(studio: Studio, path: string, data: unknown, code = 200, message = ''): void {
  studio.proxy.mendPath(path);
  studio.proxy.break(path, { kind: 'answer', status: 200, body: () => ({ code, message, data }) }, FOR_EVER);
}

/** Fakes an export: it starts as `task`, and its polls are answered with `told`. */
export function pretend(studio: Studio, task: string, told: object = waiting): void {
  answer(studio, START, { tasks_id: task });
  answer(studio, POLL, told);
}

export const bodies = (studio: Studio, path: string, { token }: Member): unknown[] =>
  studio.proxy.calls(path, token).map(({ body }) => body);
