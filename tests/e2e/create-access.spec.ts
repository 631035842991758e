import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { dialogOf, makeFilm } from './create-page.ts';
import { expect, test } from './harness.ts';
import { fitsNarrow, inEachView } from './views.ts';

const fits = (page: Page) => fitsNarrow(page.locator('main, [role=dialog]'));

inEachView('films', () => {
  test('axe finds no problem in the screens of the workflow, and none is too wide', async ({
    memberPage: page,
    studio,
    member,
  }) => {
    await page.goto(studio.at('/create'));
    await expect(page.locator('[data-ui=empty]')).toBeVisible();
    await clean(page);
    await page.locator('[data-ui=empty] button').click();
    await expect(page.locator('[data-ui=style]').first()).toBeVisible();
    await page.locator('[role=dialog] button[type=submit]').click();
    await clean(page);
    await fits(page);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();

    const id = await makeFilm(studio, member);
    await page.reload();
    await expect(page.locator('[data-ui=project]')).toBeVisible();
    await clean(page);
    await fits(page);
    // the last of a card's actions deletes it
    await page.locator('[data-ui=project-actions] button').last().click();
    await clean(page);
    await page.getByRole('menuitem').last().click();
    await expect(dialogOf(page)).toBeVisible();
    await clean(page);

    await page.goto(studio.at(`/create?id=${id}`));
    await expect(page.locator('[data-ui=lines] > li').first()).toBeVisible();
    await page.locator('[data-edit]').first().click();
    await clean(page);
    await fits(page);
    await page.locator('[data-ui=lines] > li [aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await clean(page);
    await page.keyboard.press('Escape');
    await page.locator('footer button').last().click();
    await expect(page.locator('[data-ui=narrator]')).toBeVisible();
    await clean(page);
    // the strip of characters scrolls by itself
    await fitsNarrow(page.locator('main'), 'section');
  });
});
