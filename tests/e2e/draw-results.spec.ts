import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { choose, generateOf, PNG, picturesOf, promptOf, recordOf } from './draw-page.ts';
import { highlight } from './hands.ts';
import { expect, type Member, type Studio, test } from './harness.ts';

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
  await expect(toast).toBeVisible();
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

test('a long prompt is expanded by a press', { tag: '@long' }, async ({ memberPage: page, studio }) => {
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
  await expect.poll(height).toBeGreaterThan(few);
  expect(await heading.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(few);
});

/** A member's finished drawing of four pictures. @returns the page that shows it */
async function withDrawing(page: Page, studio: Studio, member: Member, words: string): Promise<void> {
  await studio.call('/draw/imagine', { tool_name: 'mj', desc: words, options: { ar: '16:9' } }, member.token);
  await page.goto(studio.at('/draw'));
  await expect(page.locator('[data-ui=picture]')).toHaveCount(4);
}

/** Moves to an entry of the open menu with the arrow keys, and presses it. */
async function pressEntry(page: Page, value: string): Promise<void> {
  await highlight(page, page.locator(`[role=menuitem][data-value=${value}]`));
  await page.keyboard.press('Enter');
}

test('[DRAW-44 DRAW-48 LIMIT-07] by keyboard alone: full screen, HD once, compared, starred, found again, and the grid', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await withDrawing(page, studio, member, 'a green hill');
  await picturesOf(page, 'a green hill').nth(1).focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'a green hill' });
  await expect(view.getByRole('img', { name: /^2 of 4/ })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Actions for picture 2' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^HD upscale/ })).toContainText('1 point');
  await clean(page);
  await page.keyboard.press('H');
  await expect(page.getByRole('menuitem', { name: /^HD upscale/ })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Started. It appears at the end of your history')).toBeVisible();
  // an action that leads to the prompt bar closes the view first
  await view.getByRole('button', { name: 'Actions for picture 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^HD upscale/ })).toContainText('Already upscaled');
  await pressEntry(page, 'use');
  await expect(view).toBeHidden();
  await expect(promptOf(page)).toBeFocused();
  await expect(promptOf(page)).toHaveValue('a green hill');

  const upscaled = page.getByRole('article').last();
  await expect(upscaled).toContainText('HD upscale');
  await expect(upscaled.locator('[data-ui=picture]')).toHaveCount(1);
  // icons that nobody sees are not painted; they come with the focus
  const icons = upscaled.locator('[data-ui=picture] ~ * svg');
  await expect(icons.first()).toBeAttached();
  await expect(icons.and(page.locator(':visible'))).toHaveCount(0);
  await upscaled.locator('[data-ui=picture]').focus();
  await expect(icons.last()).toBeVisible();
  await page.keyboard.press('Tab');
  await upscaled.getByRole('button', { name: 'Actions for picture 1' }).focus();
  await page.keyboard.press('Enter');
  await pressEntry(page, 'compare');
  await expect(page.locator('[data-ui=picking]')).toBeVisible();
  await page.getByRole('button', { name: /^Compare with picture 2 of 4/ }).focus();
  await page.keyboard.press('Enter');
  const divider = page.getByRole('slider', { name: 'Divider between the pictures' });
  await expect(divider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveValue('51');
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(divider).toBeHidden();

  await upscaled.getByRole('button', { name: 'Star' }).press('Enter');
  await page.getByRole('button', { name: 'Search the history' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search your pictures' })).toBeFocused();
  await page.keyboard.type('hill');
  await page.getByRole('button', { name: 'Only starred' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await clean(page);
  await expect(page).toHaveURL(/#\/draw\?q=hill&starred=1$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(upscaled).toContainText('HD upscale');
  await page.getByRole('button', { name: 'End the search' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Show as a grid' }).press('Enter');
  await expect(page.locator('[data-ui=picture-grid] [data-ui=picture]')).toHaveCount(5);
  // one tab stop, at the newest; arrows go where one looks
  const stops = page.locator('[data-ui=picture-grid] [data-ui=picture][tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  const first = page.locator('[data-ui=picture-grid] [data-ui=picture]').first();
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-ui=picture-grid] [data-ui=picture]').nth(1)).toBeFocused();
  await page.keyboard.press('Control+End');
  const last = page.locator('[data-ui=picture-grid] [data-ui=picture]').last();
  await expect(last).toBeFocused();
  // the ring lies over the picture, and the picture is not left under the bar
  expect(await last.evaluate((one) => getComputedStyle(one, '::after').boxShadow)).not.toBe('none');
  const window = page.viewportSize();
  await page.keyboard.press('Control+Home');
  // in fewer columns it is in another row, and keeps the focus
  await page.setViewportSize({ width: 900, height: 440 });
  await expect(page.locator('[data-ui=picture-grid] [data-ui=picture]')).toHaveCount(5);
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(last).toBeFocused();
  await expect
    .poll(async () => {
      const [picture, bar] = [
        await last.boundingBox(),
        await page.locator('[data-ui=prompt-bar]').boundingBox(),
      ];
      return picture && bar ? picture.y + picture.height <= bar.y : false;
    })
    .toBe(true);
  if (window) await page.setViewportSize(window);
  await clean(page);
  await page.reload();
  await expect(page.locator('[data-ui=picture-grid] [data-ui=picture]')).toHaveCount(5);
});

test.describe('on a small phone, in Chinese', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'light' });

  test('[DRAW-45 DRAW-46] a long touch has the actions, a variation begins, and two pictures are compared with a finger', {
    tag: '@rest',
  }, async ({ memberPage: page, studio, member }) => {
    await page.addInitScript(() => localStorage.setItem('inkreel.lang', 'zh'));
    await withDrawing(page, studio, member, '一座青山');
    const pictures = page.locator('[data-ui=picture]');
    // where it rests, since the history goes to its end
    await pictures.nth(1).tap({ trial: true });
    const box = await pictures.nth(1).boundingBox();
    if (!box) throw new Error('no picture');
    const session = await page.context().newCDPSession(page);
    const at = { x: Math.round(box.x + 40), y: Math.round(box.y + 40) };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await clean(page);
    await page.locator('[role=menuitem][data-value=variation]').tap();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(pictures).toHaveCount(8);

    await page.locator('article [aria-haspopup=menu]').nth(1).tap();
    await page.locator('[role=menuitem][data-value=compare]').tap();
    await page.locator('[data-ui=picture]:enabled').last().tap();
    const divider = page.getByRole('slider');
    await divider.tap({ trial: true });
    const stage = await divider.boundingBox();
    if (!stage) throw new Error('nothing to compare');
    await page.touchscreen.tap(stage.x + stage.width * 0.8, stage.y + stage.height / 2);
    await expect.poll(async () => Number(await divider.inputValue())).toBeGreaterThan(70);
    await clean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('all of a long menu can be reached, compared pictures use a phone on its side, and keys outlast zooming', {
    tag: '@long',
  }, async ({ memberPage: page, studio, member }) => {
    await page.addInitScript(() => localStorage.setItem('inkreel.lang', 'zh'));
    await withDrawing(page, studio, member, '一座青山');
    await page.locator('[data-ui=picture]').first().tap();
    const view = page.getByRole('dialog');
    await expect.poll(() => view.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('z');
    const zoomed = page.locator('[role=dialog][data-zoomed]');
    await expect(zoomed).toHaveCount(1);
    await page.keyboard.press('z');
    await expect(zoomed).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(zoomed).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.locator('article [aria-haspopup=menu]').nth(2).tap();
    const last = page.getByRole('menuitem').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.locator('[role=menuitem][data-value=compare]').tap();
    await page.locator('[data-ui=picture]:enabled').last().tap();
    const stage = page.getByRole('slider');
    await expect(stage).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await stage.boundingBox())?.height ?? 0).toBeGreaterThan(260);
    await expect(stage).toBeInViewport({ ratio: 1 });
  });
});
