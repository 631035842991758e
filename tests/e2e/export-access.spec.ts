import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { answer, failed, film, HANDLE, openedBoard, POLL, pretend, waiting } from './export-page.ts';
import { shortFilm } from './film-project.ts';
import { expect, test } from './harness.ts';
import { fitsWindow, inEachView } from './views.ts';

const fits = (page: Page) => fitsWindow(page.locator('[data-ui=exporting], [role=dialog]'));

inEachView('exporting', () => {
  test('neither the dialog nor the running state, a notice, the film’s page or its publish form has anything that axe finds', async ({
    memberPage: page,
    studio,
    member,
  }) => {
    const script_id = await shortFilm(studio, member, ['A lamp.']);
    answer(studio, HANDLE, null);
    pretend(studio, `task-${script_id}`, waiting);
    await openedBoard(page, studio, script_id);
    const dialog = page.getByRole('dialog');
    await page.locator('[data-ui=export]').click();
    await expect(dialog.locator('dl')).toBeVisible();
    // the second of three: one's own music, which shows the most
    await dialog.locator('fieldset label').nth(1).click();
    await expect(dialog.getByText(/MP3/)).toBeVisible();
    await clean(page);
    await fits(page);
    await dialog.locator('fieldset label').first().click();
    await dialog.locator('[data-ui=dialog-buttons] button').last().click();
    await expect(page.locator('[data-ui=exporting]')).toBeVisible();
    await clean(page);
    await fits(page);
    answer(studio, POLL, film());
    await expect(dialog.locator('video')).toBeVisible();
    await clean(page);
    await fits(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto(studio.at(`/film?id=task-${script_id}`));
    await expect(page.locator('[data-ui=film-actions]')).toBeVisible();
    await clean(page);
    await fitsWindow(page.locator('[data-ui=film-actions], [data-ui=film-player]'));
    await page.goto(studio.at(`/film?id=task-${script_id}&form=publish`));
    await expect(dialog.locator('textarea')).toBeVisible();
    await clean(page);
    await fits(page);
    await page.keyboard.press('Escape');
    await openedBoard(page, studio, script_id);
    pretend(studio, `failed-${script_id}`, failed);
    await page.locator('[data-ui=export]').click();
    await dialog.locator('[data-ui=dialog-buttons] button').last().click();
    await expect(dialog.locator('[data-ui=film-notice]')).toBeVisible();
    await clean(page);
    await fits(page);
  });
});
