import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { inEachView } from './views.ts';

inEachView('the music page', () => {
  test('[ROUTE-05] two songs are made, play on other pages too, and axe finds nothing in form, list and player', async ({
    memberPage: page,
    studio,
  }) => {
    // two whole songs are made
    await page.goto(studio.at('/music'));
    await expect(page.getByRole('heading', { level: 1, name: /^(Music|音乐)$/ })).toBeVisible();
    const words = page.locator('main textarea').first();
    await expect(words).toBeVisible();
    await clean(page);
    await words.fill('60 seconds, folk, the last summer by the sea');
    await page.locator('main [data-ui=cost-button]').first().click();
    const done = page.locator('[data-ui=song-card][data-phase=done]');
    await expect(done).toHaveCount(1);
    await expect(done.locator('[data-ui=play]')).toHaveCount(2);
    await clean(page);
    await done.locator('[aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);

    await done.locator('[data-ui=play]').first().click();
    const player = page.locator('[data-ui=player]');
    await expect(player).toBeVisible();
    await clean(page);
    const time = player.locator('time').first();
    await expect(time).not.toHaveText('0:00');
    await page.locator('nav a[href="#/draw"]:visible').first().click();
    await expect(page).toHaveURL(studio.at('/draw'));
    await expect(page.locator('[data-ui=prompt-bar]')).toBeVisible();
    await expect(player).toBeVisible();
    const now = await time.textContent();
    await expect(time).not.toHaveText(now ?? '');
    await clean(page);
    await player.locator('[data-ui=player-toggle]').click();
    const state = () => page.evaluate(() => navigator.mediaSession.playbackState);
    await expect.poll(state).toBe('paused');
  });
});
