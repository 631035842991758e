import sharp from 'sharp';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { inEachView } from './views.ts';

inEachView('the lip-sync page', () => {
  test('[ROUTE-07] a picture whose face the person has placed speaks, and axe finds nothing on the way', async ({
    memberPage: page,
    studio,
  }) => {
    test.setTimeout(180_000);
    await page.goto(studio.at('/lipsync'));
    await expect(page.getByRole('heading', { level: 1, name: /^(Lip sync|对口型)$/ })).toBeVisible();
    const main = page.locator('main');
    await expect(main.locator('textarea')).toBeVisible();
    await clean(page);
    await main.getByRole('tab').nth(1).click();
    await expect(main.locator('[data-ui=film-drop]')).toBeVisible();
    await clean(page);
    await main.getByRole('tab').first().click();

    // nobody's face is in it: the ovals stand in the middle, for the person to move
    const create = { width: 128, height: 128, channels: 3, background: '#d8a24a' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await main
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page);
    await page.locator('[data-ui=dialog-buttons] button').last().click();
    const editor = main.locator('[data-ui=face-editor]');
    await expect(editor.getByRole('button')).toHaveCount(3, { timeout: 30_000 });
    await editor.getByRole('button').last().focus();
    await page.keyboard.press('ArrowDown');
    await clean(page);

    await main.locator('textarea').fill('Good evening.');
    await main.locator('[aria-haspopup=dialog]').click();
    const voices = page.getByRole('dialog').getByRole('radio');
    await expect(voices.first()).toBeAttached();
    await clean(page);
    await voices.first().check({ force: true });
    await page.locator('[data-ui=dialog-buttons] button').last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await main.locator('[data-ui=cost-button]').first().click();
    await expect(main.locator('audio')).toBeVisible({ timeout: 60_000 });
    await clean(page);

    await main.locator('[data-ui=cost-button]').last().click();
    const done = page.locator('[data-ui=lip-card][data-phase=done]');
    await expect(done).toHaveCount(1, { timeout: 120_000 });
    await clean(page);
    await done.locator('[data-lip]').click();
    await expect(page.locator('[data-ui=player-clip]')).toBeVisible();
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-ui=player-clip]')).toHaveCount(0);
  });
});
