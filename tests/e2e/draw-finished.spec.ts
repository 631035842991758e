import { generateOf, picturesOf, promptOf, recordOf } from './draw-page.ts';
import { expect, test } from './harness.ts';
import { goOnline, reloadOffline } from './offline.ts';

test.describe('with a finished drawing', () => {
  test.beforeEach(async ({ memberPage: page, studio, member }) => {
    const { task_id } = await studio.call<{ task_id: string }>(
      '/draw/imagine',
      { tool_name: 'mj', desc: 'a green hill', options: { ar: '16:9' } },
      member.token,
    );
    await expect
      .poll(
        async () =>
          (await studio.call<{ state: number }[]>('/draw/get-task', { taskId: [task_id] }, member.token))[0]
            ?.state,
      )
      .toBe(1);
    await page.goto(studio.at('/draw'));
    await expect(picturesOf(page, 'a green hill')).toHaveCount(4);
  });

  test('[DRAW-04] [DRAW-51] [DRAW-52] what a record shows, its words used again, deleted and brought back', async ({
    memberPage: page,
    studio,
    member,
  }) => {
    const record = recordOf(page, 'a green hill');
    await expect(record).toContainText('Dream v1 7.0');
    await expect(record).toContainText('16:9');
    await expect(record).toContainText('Built-in engine');
    await expect(record.locator('time')).toHaveText(/\d\d:\d\d/);
    const menu = record.getByRole('button', { name: 'Actions for a green hill' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Use prompt' }).click();
    await expect(promptOf(page)).toHaveValue('a green hill');
    await expect(promptOf(page)).toBeFocused();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // its ten seconds stop under the pointer
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover();
    await expect(record).toBeHidden();
    // the record goes at once, and the request may be on its way
    await expect
      .poll(() => studio.proxy.calls('/api/draw/del-draw', member.token)[0]?.body)
      .toEqual({ draw_id: expect.any(Number) });
    await undo.click();
    await expect(record).toBeVisible();
  });

  test('the full-screen view is navigated by keys, and returns the focus', {
    tag: '@long',
  }, async ({ memberPage: page }) => {
    const first = picturesOf(page, 'a green hill').first();
    await first.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog');
    await expect(view.getByRole('img')).toHaveAttribute('alt', /^1 of 4/);
    await page.keyboard.press('ArrowRight');
    await expect(view.getByRole('img', { name: /^2 of 4/ })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(view.getByRole('img', { name: /^4 of 4/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(first).toBeFocused();
  });

  test('[DRAW-54] [ERR-09] a picture is fetched and saved; a failure says so', { tag: '@long' }, async ({
    memberPage: page,
  }) => {
    const record = recordOf(page, 'a green hill');
    const saved = page.waitForEvent('download');
    await record.getByRole('button', { name: 'Download picture 2' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^a-green-hill-2\.(jpg|png|webp)$/);
    await page.context().route('**/media/**', (route) => route.abort());
    await record.getByRole('button', { name: 'Download picture 3' }).click();
    await expect(page.getByText('File download failed, please try again')).toBeVisible();
  });

  test('offline the history is available, and Generate says what it waits for', async ({
    memberPage: page,
    studio,
  }) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(picturesOf(page, 'a green hill')).toHaveCount(4);
    await reloadOffline(page, studio);
    await expect(recordOf(page, 'a green hill')).toBeVisible();
    await expect(page.getByText("You're offline. You can still see")).toBeVisible();
    await expect(generateOf(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText("You're offline. This needs a connection.")).toBeVisible();
    await goOnline(page, studio);
    await expect(generateOf(page)).toHaveAttribute('aria-disabled', 'false');
  });
});
