import type { Page } from '@playwright/test';
import { makeBoard } from './board-page.ts';
import { expect, test } from './harness.ts';
import { cutOff, longer, speakLonger } from './longer-words.ts';

test.use({ serviceWorkers: 'block' });

const fits = async (page: Page, where: string): Promise<void> => {
  // dialogs and menus slide in
  await page.waitForTimeout(250);
  expect(await cutOff(page), where).toEqual([]);
};

for (const { name, viewport, phone } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, phone: false },
  { name: 'phone', viewport: { width: 360, height: 780 }, phone: true },
])
  test.describe(`in a language 40 % longer, ${name}`, () => {
    test.use({ viewport, hasTouch: phone, isMobile: phone });

    test('nothing of a visitor’s screens is cut off', async ({ page, studio }) => {
      await speakLonger(page);
      for (const place of ['/square', '/draw', '/create', '/video', '/music', '/lipsync', '/center?id=-1']) {
        await page.goto(studio.at(place));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await fits(page, place);
      }
      await page.goto(studio.at('/login'));
      const dialog = page.getByRole('dialog');
      for (const link of ['Create an account', 'Forgot the password?']) {
        await expect(dialog).toBeVisible();
        await fits(page, 'sign-in');
        await dialog.getByRole('button', { name: longer(link) }).click();
      }
      await fits(page, 'reset');
    });

    test('nothing of a member’s screens, panels and dialogs is cut off', async ({
      memberPage: page,
      studio,
      member,
    }) => {
      test.setTimeout(120_000);
      await speakLonger(page);
      const { id } = await makeBoard(studio, member, [
        { static_desc: 'a lake', narration: 'It was late.' },
        {},
      ]);
      await page.goto(studio.at('/create'));
      await expect(page.locator('.film-card')).not.toHaveCount(0);
      await fits(page, 'projects');
      await page.goto(studio.at(`/create?id=${id}&step=4`));
      await expect(page.locator('.strip-shot')).toHaveCount(2);
      await fits(page, 'storyboard');
      await page.locator('#tab-2').click();
      await fits(page, 'storyboard, video');
      await page.locator('.export-go').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits(page, 'export');
      for (const panel of ['tasks', 'messages', 'notices']) {
        await page.goto(studio.at(`/draw?panel=${panel}`));
        await expect(page.getByRole('dialog')).toBeVisible();
        await fits(page, panel);
      }
      await page.goto(studio.at('/draw'));
      await page.locator(phone ? '.pill' : '.side .points').click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
      await fits(page, 'points');
      await page.getByRole('dialog').getByText(longer('Plans'), { exact: true }).click();
      await fits(page, 'plans');
      await page.keyboard.press('Escape');
      await page
        .locator(phone ? '.tabs button' : '.me')
        .last()
        .click();
      await fits(page, 'account');
      if (phone) await page.locator('.more-me').click();
      else await page.getByRole('menuitem').nth(0).click();
      const tabs = page.getByRole('dialog').getByRole('tab');
      for (const index of [0, 1, 2]) {
        await tabs.nth(index).click();
        await fits(page, `user center, ${index}`);
      }
    });
  });
