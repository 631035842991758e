import type { Locator } from '@playwright/test';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { inEachView } from './views.ts';

inEachView(
  'the shell',
  ({ phone }) => {
    test('axe finds no problem in a visitor’s screens', async ({ page, studio }) => {
      for (const path of ['/square', '/draw', '/nowhere']) {
        await page.goto(studio.at(path));
        await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
        await clean(page);
      }
      await page.goto(studio.at('/login'));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.locator('button[type=submit]').click();
      await clean(page);
      await dialog.locator('[data-ui=ways] button').first().click();
      await clean(page);
    });

    test('axe finds no problem in a member’s screens, menus and dialogs', async ({
      memberPage: page,
      studio,
      member,
    }) => {
      await studio.call(
        '/draw/imagine',
        { tool_name: 'mj', desc: 'a hill', options: { ar: '3:2' } },
        member.token,
      );
      await page.goto(studio.at('/draw'));
      await expect(page.locator('[data-ui=picture]')).toHaveCount(4);
      await clean(page);
      // each gives the focus back to what it opened at
      const look = async (button: Locator, opens: 'menu' | 'dialog') => {
        await button.click();
        await expect(page.getByRole(opens)).toBeVisible();
        await clean(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(opens)).toHaveCount(0);
        await expect(button).toBeFocused();
      };
      await look(page.locator('[data-ui=prompt-bar] [aria-haspopup=menu]').first(), 'menu');
      await look(page.locator('article [aria-haspopup=menu]').first(), 'menu');
      await look(page.locator('[data-ui=picture]').first(), 'dialog');
      const account = page.locator(phone ? '[data-ui=more]' : '[data-ui=account]');
      await look(account, phone ? 'dialog' : 'menu');
      await account.click();
      await page.locator(phone ? '[data-ui=member-entry]' : '[role=menuitem][data-value=member]').click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(account).toBeFocused();
    });
  },
  ({ phone, theme }) => !phone && theme === 'dark',
  'rest',
);

test('the whole shell works by keyboard', async ({ page, studio }) => {
  await page.goto(studio.at('/square'));
  // of the page itself: the static shell has nothing to go to yet
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('button', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test('announcements are read while a dialog is open', async ({ page, studio }) => {
  await page.goto(studio.at('/square'));
  const voice = page.locator('[role=status][aria-live=polite]');
  await expect(voice).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
  expect(await voice.evaluate((one) => one.closest('[aria-hidden=true], [inert]') === null)).toBe(true);
});

test('a new route moves the focus to the main landmark', async ({ page, studio }) => {
  await page.goto(studio.at('/square'));
  await page.getByRole('link', { name: 'Music' }).click();
  await expect(page.locator('main')).toBeFocused();
});
