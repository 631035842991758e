import type { Page } from '@playwright/test';
import {
  answer,
  bodies,
  exportButton,
  failed,
  failure,
  film,
  HANDLE,
  mirror,
  notice,
  openBoard,
  POLL,
  pressExport,
  pretend,
  running,
  START,
  UNREAD,
  waiting,
} from './export-page.ts';
import { shortFilm } from './film-project.ts';
import { expect, type Member, type Studio, test } from './harness.ts';

/** Exports a film whose polls are answered so. */
async function exported(page: Page, studio: Studio, member: Member, told: object): Promise<number> {
  const script_id = await shortFilm(studio, member, ['']);
  pretend(studio, `task-${script_id}`, told);
  await openBoard(page, studio, script_id);
  await pressExport(page);
  return script_id;
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('[EXPORT-14] [EXPORT-15] [NOTICE-05] the end clears the mirror, shows the notice, counts unread messages anew and is marked read once', async ({
  memberPage: page,
  studio,
  member,
}) => {
  answer(studio, HANDLE, null);
  await exported(page, studio, member, waiting);
  await expect(running(page)).toBeVisible();
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
  const unread = bodies(studio, UNREAD, member).length;
  expect(unread).toBeGreaterThan(0);
  answer(studio, POLL, film());
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => mirror(page)).toEqual([null, null]);
  await expect.poll(() => bodies(studio, UNREAD, member).length).toBeGreaterThan(unread);
  await expect.poll(() => bodies(studio, HANDLE, member)).toEqual([{ type: 2, works_id: 12 }]);
  const polls = bodies(studio, POLL, member).length;
  await page.reload();
  await expect(exportButton(page)).toBeEnabled();
  await sleep(6_500);
  await expect(notice(page)).toBeHidden();
  expect(bodies(studio, HANDLE, member)).toHaveLength(1);
  expect(bodies(studio, POLL, member)).toHaveLength(polls);
});

test('[NOTICE-01] [ENGINE-35] on whatever page is open, and again after a reload until the server has heard that it was read', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  answer(studio, HANDLE, null, 500, 'Not now');
  await exported(page, studio, member, waiting);
  await expect(running(page)).toBeVisible();
  await page.goto(studio.at('/music'));
  const before = bodies(studio, POLL, member).length;
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(before);
  answer(studio, POLL, film());
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => bodies(studio, HANDLE, member).length).toBeGreaterThan(0);
  answer(studio, HANDLE, null);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => bodies(studio, HANDLE, member).at(-1)).toEqual({ type: 2, works_id: 12 });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
  await page.goto(studio.at('/draw'));
  await page.reload();
  await sleep(6_500);
  await expect(notice(page)).toBeHidden();
});

test('[NOTICE-04] [EXPORT-13] a failed film says why and where the points are, without a player or anything to publish', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const script_id = await exported(page, studio, member, failed);
  const dialog = failure(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('The studio ran out of paper');
  await expect(dialog).toContainText('2 points refunded.');
  await expect(dialog.locator('video')).toHaveCount(0);
  for (const name of ['Download', 'Publish…'])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  const polls = bodies(studio, POLL, member).length;
  await expect.poll(() => mirror(page)).toEqual([null, null]);
  await page.goto(studio.at('/draw'));
  await page.goto(studio.at(`/create?id=${script_id}&step=4`));
  await sleep(11_000);
  expect(bodies(studio, POLL, member)).toHaveLength(polls);
  expect(bodies(studio, HANDLE, member)).toEqual([]);
});

test('[NOTICE-06] [NOTICE-07] publishing takes the form: its draft survives a reload, and only its own button publishes', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  answer(studio, HANDLE, null);
  const script_id = await exported(page, studio, member, film());
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => bodies(studio, HANDLE, member)).toHaveLength(1);
  await notice(page).getByRole('button', { name: 'Publish…' }).click();
  const form = page.getByRole('dialog', { name: 'Publish to the square' });
  await form.getByLabel('Title').fill('A better name');
  // longer than a draft waits until it is written
  await sleep(1_000);
  await page.goto(studio.at(`/film?id=task-${script_id}&form=publish`));
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('A better name');
  expect(bodies(studio, HANDLE, member)).toHaveLength(1);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect(bodies(studio, HANDLE, member).slice(1)).toEqual([{ type: 3, works_id: 12, name: 'A better name' }]);
});

test('[NOTICE-10] a film of more than ten days ago is not downloaded any more', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  answer(studio, HANDLE, null);
  const works_time = new Date(Date.now() - 10 * 86_400_000 - 60_000).toISOString();
  await exported(page, studio, member, film({ works_time }));
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).locator('video')).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/Resource expired/)).toHaveCount(2);
});

test('[EXPORT-16] a refused poll ends the asking without a word; the next start asks once more', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await exported(page, studio, member, waiting);
  await expect(running(page)).toBeVisible();
  answer(studio, POLL, null, 500, 'Who is that?');
  await expect(exportButton(page)).toBeEnabled();
  expect(await mirror(page)).toEqual([null, null]);
  await expect(page.getByText('Who is that?')).toHaveCount(0);
  const polls = bodies(studio, POLL, member).length;
  await sleep(11_000);
  expect(bodies(studio, POLL, member)).toHaveLength(polls);
  answer(studio, HANDLE, null);
  answer(studio, POLL, film());
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('[EXPORT-17] a network that is gone for a while costs no film', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  await exported(page, studio, member, waiting);
  await expect(running(page)).toBeVisible();
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
  studio.proxy.mendPath(POLL);
  studio.proxy.break(POLL, { kind: 'refuse-connection' }, 1000);
  const before = bodies(studio, POLL, member).length;
  await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(before);
  await expect(running(page)).toBeVisible();
  expect((await mirror(page))[0]).toBe('1');
  answer(studio, HANDLE, null);
  answer(studio, POLL, film());
  await expect(notice(page)).toBeVisible();
});

for (const [what, fault] of [
  ['hangs', null],
  ['fails', { kind: 'answer', status: 500, body: '{"code":500,"message":"no"}' }],
] as const)
  test(`[EXPORT-18] [EXPORT-19] cancelling ends all of it at once, also when its answer ${what} and a poll is on its way`, {
    tag: '@long',
  }, async ({ memberPage: page, studio, member }) => {
    const script_id = await exported(page, studio, member, waiting);
    await expect(running(page)).toBeVisible();
    await expect.poll(() => bodies(studio, POLL, member).length).toBeGreaterThan(0);
    const poll = studio.proxy.hold(POLL);
    if (fault) studio.proxy.break(HANDLE, fault, 1);
    else studio.proxy.hold(HANDLE);
    const before = bodies(studio, POLL, member).length;
    await poll.come();
    expect(bodies(studio, POLL, member)).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel the export' }).click();
    await expect(exportButton(page)).toBeEnabled();
    expect(await mirror(page)).toEqual([null, null]);
    await expect
      .poll(() => bodies(studio, HANDLE, member))
      .toEqual([{ type: 1, tasks_id: `task-${script_id}` }]);
    await poll.release();
    await sleep(11_000);
    expect(bodies(studio, POLL, member)).toHaveLength(before + 1);
    await page.reload();
    await expect(exportButton(page)).toBeEnabled();
    await sleep(2_000);
    expect(bodies(studio, POLL, member)).toHaveLength(before + 1);
    expect(bodies(studio, START, member)).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
