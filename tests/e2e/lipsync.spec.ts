import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { fillLipSync } from './lipsync-page.ts';
import { inEachView } from './views.ts';

/** Axe, with the form scrolled to its end: on its way, the foot lies over half a slider, which axe takes for a small one. */
async function look(page: Page): Promise<void> {
  await page
    .locator('[data-ui=sticky-foot]')
    .first()
    .evaluate((one) => {
      for (let above = one.parentElement; above; above = above.parentElement)
        above.scrollTop = above.scrollHeight;
    });
  await clean(page);
}

inEachView('the lip-sync page', () => {
  test('[ROUTE-07] a picture whose face the person has placed speaks, and axe finds nothing on the way', async ({
    memberPage: page,
    studio,
  }) => {
    await page.goto(studio.at('/lipsync'));
    await expect(page.getByRole('heading', { level: 1, name: /^(Lip sync|对口型)$/ })).toBeVisible();
    const main = page.locator('main');
    await expect(main.locator('textarea')).toBeVisible();
    // a slider that the foot covers by half is scrolled to before it is used
    await main
      .getByRole('slider')
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await clean(page);
    await main.getByRole('tab').nth(1).click();
    await expect(main.locator('[data-ui=film-drop]')).toBeVisible();
    await look(page);
    await main.getByRole('tab').first().click();

    const generate = await fillLipSync(page, look);
    await generate.click();
    const done = page.locator('[data-ui=lip-card][data-phase=done]');
    await expect(done).toHaveCount(1);
    await clean(page);
    await done.locator('[data-lip]').click();
    await expect(page.locator('[data-ui=player-clip]')).toBeVisible();
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-ui=player-clip]')).toHaveCount(0);
  });
});
