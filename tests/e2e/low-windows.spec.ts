import type { Page } from '@playwright/test';
import { goOf, makeBoard, openBoard, shotsOf } from './board-page.ts';
import { expect, test } from './harness.ts';

/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10), and a phone on its side. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
] as const;

/** The page ends where the tab bar begins, and nothing leaves the window sideways. */
async function keepsToItsPlace(page: Page, where: string): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const top = document.querySelector('.tabs')?.getBoundingClientRect().top ?? 0;
      const parts = [...document.querySelectorAll('main > *')].map((one) => one.getBoundingClientRect());
      return {
        below: parts.filter(({ height, bottom }) => height > 0 && bottom > top + 1).length,
        sideways: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
      };
    });
  await expect.poll(beyond, where).toEqual({ below: 0, sideways: 0 });
}

for (const size of SIZES) {
  const named = `${size.width} × ${size.height}`;
  test(`at ${named} every form is reached to its button, and pages end above the tab bar`, {
    tag: '@rest',
  }, async ({ memberPage: page, studio }) => {
    await page.setViewportSize(size);
    for (const place of ['square', 'create', 'draw', 'video', 'music', 'lipsync', 'center?id=-1']) {
      await page.goto(studio.at(`/${place}`));
      await expect(page.locator('#root main')).toBeVisible();
      await expect(page.locator('[data-ui=skeleton]:visible')).toHaveCount(0);
      await keepsToItsPlace(page, place);
    }
    for (const place of ['music', 'lipsync']) {
      await page.goto(studio.at(`/${place}`));
      // scrolled to, and nothing lies over it
      await page.getByRole('button', { name: /^Generate( \d|$)/ }).click({ trial: true });
      const field = page.getByRole('textbox').first();
      await field.scrollIntoViewIfNeeded();
      await field.fill('A song of the sea');
      await expect(field).toBeInViewport({ ratio: 0.5 });
    }
    await page.goto(studio.at('/create'));
    await page.getByRole('button', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog');
    const story = dialog.getByLabel('Story', { exact: true }).last();
    await story.fill('A keeper lights the lamp.');
    await expect(story).toBeInViewport({ ratio: 0.3 });
    await dialog.getByRole('button', { name: 'Create', exact: true }).click({ trial: true });
  });
}

/** Where buttons of a foot stand while its form begins: a form that is higher than the window, in a window that is low and one that is not. */
test('a foot keeps its button in sight from 480 pixels of height on, and is at the end of the form below', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  /** Whether the foot of what is shown lies within the window without scrolling. */
  const inSight = async (height: number) => {
    await page.setViewportSize({ width: 360, height });
    const foot = page.locator('[data-ui=sticky-foot]');
    await expect(foot).toHaveCount(1);
    await foot.evaluate((one) => {
      for (let above = one.parentElement; above; above = above.parentElement) above.scrollTop = 0;
    });
    return foot.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight + 1);
  };
  const turns = async (where: string) => {
    // what comes later makes a form higher
    await expect.poll(async () => [await inSight(480), await inSight(479)], where).toEqual([true, false]);
  };
  await page.goto(studio.at('/music'));
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeVisible();
  await turns('the form of a page');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await turns('a dialog that says something above its buttons');
  await page.getByRole('button', { name: 'New style' }).click();
  await expect(page.getByRole('dialog', { name: 'New style' })).toBeVisible();
  await page.evaluate(() => document.querySelector('[data-ui=sticky-foot]')?.removeAttribute('data-ui'));
  await turns('the form of a dialog');
});

test('on a low phone a storyboard’s head and foot scroll with it, and shots have the whole window', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { id } = await makeBoard(studio, member, [
    { static_desc: 'A lighthouse' },
    { static_desc: 'A boat' },
  ]);
  await openBoard(page, studio, id);
  // stage and shots are in the first view
  await expect(shotsOf(page).first()).toBeInViewport({ ratio: 1 });
  const end = page.getByRole('button', { name: 'Return', exact: true });
  await expect(end).not.toBeInViewport();
  await goOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Export film' })).not.toBeInViewport();
  await end.scrollIntoViewIfNeeded();
  await end.click({ trial: true });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
  // elsewhere the way on keeps its place
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(end).toBeInViewport({ ratio: 1 });
});

for (const width of [1280, 1400])
  test(`the account at the foot of the sidebar stays in a low window ${width} px wide, and its menu opens`, {
    tag: '@rest',
  }, async ({ memberPage: page, studio }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(studio.at('/video'));
    const account = page.locator('[data-ui=account]');
    await expect(account).toBeInViewport({ ratio: 1 });
    const side = page.locator('[data-ui=sidebar]');
    await expect.poll(() => side.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'User center' })).toBeVisible();
    // lower still, it is scrolled to
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width, height: 420 });
    await account.scrollIntoViewIfNeeded();
    await expect(account).toBeInViewport({ ratio: 1 });
  });

test.describe('with a keyboard on a phone’s screen', () => {
  test.use({ viewport: { width: 360, height: 420 }, hasTouch: true, isMobile: true });

  test('the tab bar gives way while one types, a press on Generate meets it, and the bar comes back', {
    tag: '@rest',
  }, async ({ memberPage: page, studio }) => {
    await page.goto(studio.at('/draw'));
    const bar = page.getByRole('link', { name: 'Square' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox').tap();
    await expect(bar).not.toBeInViewport();
    await page.keyboard.type('a lamp');
    const button = page.getByRole('button', { name: /^Generate/ });
    const sent = () => studio.proxy.calls('/api/draw/imagine');
    const before = sent().length;
    // at its lower edge, where the bar would be
    const { height = 0 } = (await button.boundingBox()) ?? {};
    await button.tap({ position: { x: 20, y: height - 3 } });
    await expect.poll(() => sent().length).toBe(before + 1);
    await page.getByRole('textbox').blur();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
});
