import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { answerList, listed } from './tasks-page.ts';
import { fitsWindow, inEachView } from './views.ts';

inEachView('the task centre', () => {
  test('works by keyboard alone, fits the window, and has nothing that axe finds', async ({
    memberPage: page,
    studio,
  }) => {
    answerList(studio, [
      listed('t1', {
        state: 'waiting',
        ended_at: null,
        expected_seconds: 20,
        created_at: new Date().toISOString(),
      }),
      listed('t2', {
        state: 'failed',
        points_refunded: 2,
        fail_msg: 'No stones',
        prompt: 'long '.repeat(60),
      }),
      listed('t3', { state: 'cancelled', points_refunded: 2 }),
      listed('t4'),
    ]);
    await page.goto(studio.at('/square'));
    const entry = page.locator('[data-ui=tasks-entry]:visible');
    await entry.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('article')).toHaveCount(4);
    await clean(page);
    await fitsWindow(panel);
    // the focus goes round inside of the panel
    for (let step = 0; step < 15; step++) await page.keyboard.press('Tab');
    expect(await panel.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    const stop = panel.getByRole('article').first().getByRole('button').first();
    await stop.focus();
    await page.keyboard.press('Enter');
    const question = page.locator('[data-ui=dialog-buttons]');
    await expect(question).toBeVisible();
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(stop).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/#\/square$/);
    await expect(entry).toBeFocused();
  });
});
