import { readFile } from 'node:fs/promises';
import { sheet } from '../server/film/script-files/office-files.ts';
import { clean } from './axe.ts';
import { expect, test } from './harness.ts';
import { fitsNarrow, inEachView } from './views.ts';
import { say } from './words.ts';

const FILE = sheet([
  ['No.', 'Shot type', 'Characters', 'Picture', 'Dialogue', 'Props'],
  [1, 'Long shot', '', 'A lighthouse in the mist', 'Narrator: Nobody had lit the lamp for years.', 'lamp'],
  [2, 'Close-up', 'Mei', '=1+1 is on the letter', 'Mei: Who wrote this?', ''],
  [],
  ['Character', 'Age', 'Description'],
  ['Mei', 'sixty', 'keeper of the lamp, in a yellow raincoat'],
]);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

inEachView('script files', ({ language }) => {
  test('a film is created from a spreadsheet, reports what it left out, and survives a round trip through Excel', async ({
    memberPage: page,
    studio,
  }) => {
    await page.goto(studio.at('/create'));
    await page.locator('[data-ui=empty] button').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=radio]').nth(1).check({ force: true });
    await expect(dialog.locator('a[download]')).toBeVisible();
    await clean(page);
    await fitsNarrow(page.locator('main, [role=dialog]'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'The lamp.xlsx', mimeType: XLSX, buffer: FILE });
    await expect(dialog.getByText('The lamp.xlsx')).toBeVisible();
    await dialog.locator('button[type=submit]').click();

    await expect(page.locator('[data-ui=lines] > li')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lamp');
    const notes = page.locator('main section ul');
    await expect(notes).toContainText('Props');
    await clean(page);
    await fitsNarrow(page.locator('main'));

    const saving = page.waitForEvent('download');
    await page.locator('[data-ui=export-sheet]').click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('The-lamp.xlsx');
    const buffer = await readFile(await saved.path());
    await page.locator('main input[type=file]').setInputFiles({ name: 'again.xlsx', mimeType: XLSX, buffer });
    const question = page.getByRole('dialog');
    // nothing would change: there is nothing to press but close
    await expect(question.getByRole('status')).toBeVisible();
    await expect(question.getByRole('button')).toHaveCount(2);
    await clean(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    // other sections have buttons too
    await page
      .locator('main section', { has: page.locator('ul') })
      .locator('> div > button')
      .last()
      .click();
    await expect(notes).toBeHidden();

    // the table of characters is the next step's
    await page.getByRole('button', { name: say(language, 'Next step'), exact: true }).click();
    await expect(page.locator('[data-ui=role-name]')).toHaveText(['Mei']);
    await page.locator('[data-ui=role]').click();
    await expect(page.getByRole('textbox', { name: say(language, 'Character description') })).toHaveValue(
      /sixty.*yellow raincoat|yellow raincoat.*sixty/,
    );
  });
});
