import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { answerMessages, message, rowsOf } from './messages-page.ts';
import { fitsWindow, inEachView } from './views.ts';

const CONTENT = `<p>${'words '.repeat(90)}</p><h3>Head</h3><ul><li>one</li></ul><blockquote>quote</blockquote>
  <p><code>code</code> <a href="https://example.com/${'long'.repeat(30)}">https://example.com/${'long'.repeat(30)}</a></p>`;

inEachView('messages', ({ phone }) => {
  test('work by keyboard alone, fit the window, and have nothing that axe finds', async ({
    memberPage: page,
    studio,
  }) => {
    answerMessages(studio, [
      message(2, { title: 'long '.repeat(24), content: CONTENT }),
      message(1, { is_read: 1 }),
    ]);
    await page.goto(studio.at('/square'));
    const entry = phone ? page.locator('[data-ui=more]') : page.locator('[data-ui=messages-entry]');
    await expect(entry).toContainText('1');
    await entry.focus();
    await page.keyboard.press('Enter');
    if (phone) {
      const inSheet = page.getByRole('dialog').locator('button:has([data-ui=count])');
      await inSheet.focus();
      await page.keyboard.press('Enter');
    }
    await expect(rowsOf(page)).toHaveCount(2);
    const panel = page.locator('[role=dialog]:has([data-ui=messages])');
    await clean(page);
    await rowsOf(page).first().focus();
    await page.keyboard.press('Enter');
    const detail = page.locator('[role=dialog]:has([data-ui=html])');
    await expect(detail).toBeVisible();
    // it is read from its top, not from its first link
    await expect(detail).toBeFocused();
    await clean(page);
    await fitsWindow(detail);
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(rowsOf(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/#\/square$/);
    await expect(entry).toBeFocused();
  });
});
