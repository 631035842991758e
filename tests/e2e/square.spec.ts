import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { highlight } from './hands.ts';
import { expect, IN_MOTION, test } from './harness.ts';
import { goOnline, reloadOffline } from './offline.ts';
import { fitsNarrow, inEachView } from './views.ts';
import { publish } from './works-page.ts';

const FILMS = [
  { name: 'Red dusk', color: 'red' },
  { name: 'Green hill', color: 'green' },
  { name: 'Blue sea', color: 'blue' },
] as const;

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}[,，]`) });
const viewer = (page: Page) => page.locator('[data-ui=work-viewer]');
/** The film in the window; its neighbours are loaded beside it. */
const film = (page: Page) => viewer(page).locator('[data-side="0"] video');
const paused = (page: Page) => film(page).evaluate((one: HTMLVideoElement) => one.paused);

test.describe('the square', () => {
  test.use(IN_MOTION);

  test('[SQUARE-19] [SQUARE-16] [CENTER-11] a visitor finds a film, watches it and its neighbours, goes to its author and back, and sees it all again without a network', {
    tag: '@rest',
  }, async ({ page, studio, member }) => {
    await studio.call('/studio/profile/update', { nickname: 'northlight', about: 'Colors' }, member.token);
    for (const one of FILMS) await publish(studio, member, one);
    await page.goto(studio.at('/square'));
    await expect(tile(page, 'Blue sea')).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    // found by words of its author, in the order of the most watched
    await page.getByRole('searchbox').fill('northlight');
    await expect(page.locator('[data-ui=works] li')).toHaveCount(3);
    await page.getByRole('searchbox').fill('red');
    await expect(tile(page, 'Blue sea')).toHaveCount(0);
    await expect(tile(page, 'Red dusk')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'Blue sea')).toBeVisible();

    // a rest on a cover plays it, silently, once its excerpt is made
    await tile(page, 'Green hill').hover();
    await expect(page.locator('[data-ui=works] video')).toHaveJSProperty('muted', true);
    await page.mouse.move(5, 5);
    await expect(page.locator('[data-ui=works] video')).toHaveCount(0);

    await tile(page, 'Green hill').focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/square\?work=\d+$/);
    expect(await paused(page)).toBe(true);
    await expect(viewer(page).getByText(/· 1 view\b/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toHaveAccessibleName('Red dusk');
    await expect.poll(() => paused(page)).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page)).toHaveAccessibleName('Green hill');
    await expect.poll(() => paused(page)).toBe(false);
    const link = page.url();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/square$/);
    await expect(tile(page, 'Green hill')).toBeFocused();

    await page.getByRole('link', { name: 'northlight' }).first().click();
    await expect(page).toHaveURL(/#\/user-center\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'northlight' })).toBeVisible();
    await expect(page.getByText('3 works')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/square$/);

    // a shared link opens the work, and Back in the browser closes it
    await page.goto('about:blank');
    await page.goto(link);
    await expect(viewer(page)).toHaveAccessibleName('Green hill');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/#\/square$/);
    await tile(page, 'Red dusk').click();
    await expect(viewer(page)).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toBeHidden();

    await reloadOffline(page, studio);
    await expect(tile(page, 'Green hill').locator('img')).toHaveJSProperty('complete', true);
    await expect(tile(page, 'Green hill').locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByText("You're offline. These works are from your last visit")).toBeVisible();
    await tile(page, 'Green hill').click();
    await film(page).evaluate((one: HTMLVideoElement) => one.play());
    await expect(viewer(page).getByRole('button', { name: /^Like/ })).toBeDisabled();
    await goOnline(page, studio);
  });
});

inEachView(
  'works',
  ({ phone }) => {
    test('[CENTER-19] the square, a work and one’s own page fit the window, work by keyboard, and have nothing that axe finds', async ({
      memberPage: page,
      studio,
      member,
    }) => {
      await publish(studio, member, { name: 'Amber field', color: 'orange' });
      await page.goto(studio.at('/square'));
      const cover = page.locator('[data-ui=works] li button').first();
      await expect(cover).toBeVisible();
      await clean(page);
      await fitsNarrow(page.locator('main'));
      await cover.focus();
      await page.keyboard.press('Enter');
      await expect(viewer(page)).toBeVisible();
      await clean(page);
      if (phone) await fitsNarrow(viewer(page).locator('aside'));
      await viewer(page).locator('[data-ui=like]').click();
      await expect(viewer(page).locator('[data-ui=like]')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(cover).toBeFocused();

      // somebody else's work can be reported
      await publish(studio, await studio.register(), { name: 'Gray harbor', color: 'gray' });
      await page.goto(studio.at('/square?order=new'));
      await page.reload();
      await tile(page, 'Gray harbor').first().click();
      const report = viewer(page).locator('[data-ui=report]');
      await report.click();
      const question = page.getByRole('dialog').last();
      await expect(question.getByRole('textbox')).toBeVisible();
      await clean(page);
      await page.keyboard.press('Escape');
      await expect(report).toBeFocused();

      await page.goto(studio.at('/center?id=-1'));
      await expect(cover).toBeVisible();
      await clean(page);
      await fitsNarrow(page.locator('main'), '[data-ui=filters]');
      await page.locator('[data-ui=profile-head] button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await clean(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.locator('[data-ui=works] li [aria-haspopup=menu]').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').last()).toBeVisible();
      await highlight(page, page.getByRole('menuitem').last());
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await clean(page);
      await dialog.locator('[data-variant=danger]').click();
      await expect(page.locator('[data-ui=works] li')).toHaveCount(0);
    });
  },
  ({ phone, theme }) => phone && theme === 'light',
);
