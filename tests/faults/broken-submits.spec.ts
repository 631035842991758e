/**
 * Submits of the video, music and lip-sync pages that are interrupted by the network or a closed tab. The engine's part is the same as
 * for drawings; the pages' part is their own.
 */
import type { Page } from '@playwright/test';
import { expect, type Studio, test } from '../e2e/harness.ts';
import { fillLipSync } from '../e2e/lipsync-page.ts';
import { charges, workerReady } from './studio-page.ts';

interface Walk {
  name: string;
  page: string;
  path: string;
  /** Opens the page and fills its form. @returns the submit button */
  fill: (page: Page, studio: Studio) => Promise<ReturnType<Page['locator']>>;
  card: string;
  /** The poll of its tasks, and the field with their ids. */
  poll: { path: string; ids: string };
  /** Points spent before the submit. */
  before: number[];
}

const WALKS: readonly Walk[] = [
  {
    name: 'video',
    page: '/video',
    poll: { path: '/api/video/get-task', ids: 'task_id' },
    path: '/api/video/generate',
    card: '[data-ui=clip-card]',
    before: [],
    async fill(page, studio) {
      await page.goto(studio.at('/video'));
      await page.locator('#video-prompt').fill('snow falls on a village');
      return page.locator('[data-ui=prompt-bar] button[type=submit]');
    },
  },
  {
    name: 'music',
    page: '/music',
    poll: { path: '/api/music/get-task', ids: 'music_id' },
    path: '/api/music/create',
    card: '[data-ui=song-card]',
    before: [],
    async fill(page, studio) {
      await page.goto(studio.at('/music'));
      await page.locator('main textarea').first().fill('30 seconds, folk, a lamp by the sea');
      return page.locator('main [data-ui=cost-button]').first();
    },
  },
  {
    name: 'lip-sync',
    page: '/lipsync',
    poll: { path: '/api/lip-sync/get-task', ids: 'taskId' },
    path: '/api/lip-sync/merge-video',
    card: '[data-ui=lip-card]',
    before: [-1],
    async fill(page, studio) {
      await page.goto(studio.at('/lipsync'));
      return fillLipSync(page);
    },
  },
];

/** The one that `npm test` includes: how a submit is kept and found is the same code for all kinds, and has tests without a browser. */
const SHORT = 'music';

for (const { name, page: address, path, poll, fill, card, before } of WALKS) {
  test(`${name}: closing the tab before the answer leaves one task and one charge, and it is tracked on return`, {
    tag: name === SHORT ? [] : '@rest',
  }, async ({ memberPage: page, context, studio, member }) => {
    const go = await fill(page, studio);
    await workerReady(page);
    const submit = studio.proxy.hold(path);
    await go.click();
    // on its way, and not yet answered
    await submit.come();
    await page.close();
    await submit.release();
    expect(studio.proxy.calls(path, member.token)).toHaveLength(1);
    const back = await context.newPage();
    await back.goto(studio.at(address));
    await expect(back.locator(card)).toHaveCount(1);
    const charged = await charges(studio, member);
    expect(charged).toHaveLength(before.length + 1);
    // checks that the task is polled, not when it ends
    const followed = () =>
      new Set(
        studio.proxy
          .calls(poll.path, member.token)
          .flatMap(({ body }) => (body as Record<string, string[]>)[poll.ids] ?? []),
      ).size;
    await expect.poll(followed).toBe(1);
    await back.reload();
    await expect(back.locator(card)).toHaveCount(1);
    expect(await charges(studio, member)).toEqual(charged);
    expect(followed()).toBe(1);
  });

  test(`[A-42] ${name}: a submit that never arrives costs nothing; one with a lost answer and a closed tab is found and charged once`, {
    tag: '@long',
  }, async ({ memberPage: page, context, studio, member }) => {
    const go = await fill(page, studio);
    await workerReady(page);
    // browsers retry failed connections, so fail several
    studio.proxy.break(path, { kind: 'refuse-connection' }, 10);
    await go.click();
    await expect(page.getByText(/nothing was charged/i).first()).toBeVisible();
    expect(await charges(studio, member)).toEqual(before);
    studio.proxy.mend();

    studio.proxy.break(path, { kind: 'lose-answer' });
    await go.click();
    await expect(page.getByText(/No reply/).first()).toBeVisible();
    await page.close();
    const back = await context.newPage();
    await back.goto(studio.at(address));
    await expect(back.locator(card)).toHaveCount(1);
    const charged = await charges(studio, member);
    expect(charged).toHaveLength(before.length + 1);
    await back.reload();
    await expect(back.locator(card)).toHaveCount(1);
    expect(await charges(studio, member)).toEqual(charged);
  });
}
