import { choose, generateOf, PNG, picturesOf, promptOf, recordOf } from './draw-page.ts';
import { expect, test } from './harness.ts';

test('[SHELL-01 ROUTE-03] sidebar, page and notice are there on every route, and the notice leads to the drawing page', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/draw'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw');
  await promptOf(page).fill('a blue door');
  await promptOf(page).press('Control+Enter');
  await expect(recordOf(page, 'a blue door')).toBeVisible();
  await page.getByRole('link', { name: 'Music' }).click();
  const toast = page.getByText('Your pictures are ready');
  await expect(toast).toBeVisible({ timeout: 30_000 });
  // under the pointer it stays
  await toast.hover();
  for (const path of [
    'square',
    'create',
    'video',
    'lipsync',
    'center?id=-1',
    'user-center',
    'home',
    'music',
  ]) {
    await page.evaluate((hash) => {
      location.hash = `/${hash}`;
    }, path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(toast).toBeVisible();
    const [side, main] = await Promise.all([
      page.locator('[data-ui=sidebar]').boundingBox(),
      page.locator('main').boundingBox(),
    ]);
    expect(side?.x).toBe(0);
    expect(main?.x).toBe(side?.width);
  }
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/#\/draw$/);
  await expect(promptOf(page)).toBeVisible();
  await expect(picturesOf(page, 'a blue door')).toHaveCount(4);
});

test('[DRAW-24] pictures that come with the answer are shown done, and nothing is asked about them', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await page.goto(studio.at('/draw'));
  await expect(page.getByRole('heading', { name: 'Say what you want to see' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page
    .context()
    .route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: PNG }));
  studio.proxy.break('/api/draw/imagine', {
    kind: 'answer',
    status: 200,
    body: '{"code":200,"message":"","data":{"draw_id":41,"images":["/media/a.png"]}}',
  });
  await choose(page, 'Model', 'iRAG');
  await promptOf(page).fill('at once');
  await generateOf(page).click();
  await expect(picturesOf(page, 'at once')).toHaveCount(1);
  await expect(recordOf(page, 'at once').locator('[data-ui=arriving]')).toHaveCount(0);
  await page.waitForTimeout(6_000);
  expect(studio.proxy.calls('/api/draw/get-task', member.token)).toEqual([]);
});

test('a long prompt is shown whole after a press', { tag: '@long' }, async ({ memberPage: page, studio }) => {
  const words = 'a street in the rain, '.repeat(60).trim();
  studio.proxy.break('/api/draw/lists', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({
      code: 200,
      message: '',
      data: {
        lists: [
          {
            draw_id: 1,
            state: 4,
            message_input: words,
            tool_name: 'mj',
            update_time: '2026-01-01T00:00:00Z',
          },
        ],
        has_next: 0,
      },
    }),
  });
  await page.goto(studio.at('/draw'));
  const heading = page.locator('article h2');
  const height = () => heading.evaluate((one) => one.clientHeight);
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  const few = await height();
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await height()).toBeGreaterThan(few);
  expect(await heading.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(few);
});
