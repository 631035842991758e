import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { makeBoard } from './board-page.ts';
import { dialogOf } from './create-page.ts';
import { expect, test } from './harness.ts';
import { fitsNarrow, inEachView } from './views.ts';

/** Fails if something other than a scroller is wider than the window, or a touch target is too small. */
async function fits(page: Page, phone: boolean): Promise<void> {
  // the camera moves pictures within the film's frame
  await fitsNarrow(page.locator('main, [role=dialog]'), '[data-ui=strip], [data-ui=film-screen]');
  if (!phone) return;
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ui^=board] :is(button, [type=range])')]
      .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
}

inEachView('storyboard', ({ phone }) => {
  test('axe finds no problem in the storyboard, its dialogs and menus, and none is too wide', async ({
    memberPage: page,
    studio,
    member,
  }) => {
    const { id } = await makeBoard(studio, member, [
      { static_desc: 'a lake', narration: 'It was late.' },
      {},
    ]);
    await page.goto(studio.at(`/create?id=${id}&step=4`));
    await expect(page.locator('[data-ui=strip] li')).toHaveCount(2);
    await page.locator('[data-ui=shot-tools] [data-ui=cost-button]').click();
    await expect(page.locator('[data-ui=material][data-chosen]')).toBeVisible();
    await clean(page);
    await fits(page, phone);
    await page.locator('#tab-2').click();
    await clean(page);
    await fits(page, phone);
    const timeline = page.locator('[data-ui=stage-bar] [aria-pressed]');
    await timeline.click();
    await expect(page.locator('[data-ui=timeline] li')).toHaveCount(2);
    await clean(page);
    await fits(page, phone);
    await timeline.click();
    await page.keyboard.press('p');
    await expect(page.locator('[data-ui=board] [type=range]')).toBeVisible();
    await fits(page, phone);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-ui=board] [type=range]')).toBeHidden();
    const dialog = async (open: () => Promise<void>) => {
      await open();
      await expect(dialogOf(page)).toBeVisible();
      await clean(page);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    };
    await dialog(() => page.locator('[data-ui=narration] [aria-haspopup=dialog]').click());
    await dialog(() => page.locator('[data-ui=board-tools] [aria-haspopup=dialog]').click());
    await page.locator('[data-ui=shot-menu]').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await clean(page);
    await dialog(() => page.getByRole('menuitem').last().click());
    await dialog(async () => {
      await page.locator('[data-ui=board-tools] [aria-haspopup=menu]').last().click();
      await page.getByRole('menuitem').first().click();
    });
  });
});
