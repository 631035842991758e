import { choose, PNG, promptOf } from './draw-page.ts';
import { expect, test } from './harness.ts';
import { storedDrafts } from './stored-drafts.ts';

test('text and settings survive a closed tab, and are deleted at sign-out', { tag: '@rest' }, async ({
  memberPage: page,
  studio,
}) => {
  // whose login it is, is known only after the text was typed
  const account = studio.proxy.hold('/api/center/points');
  await page.goto(studio.at('/draw'));
  await promptOf(page).fill('a draft');
  await choose(page, 'Model', /MAX/);
  await account.come();
  await account.release();
  await expect.poll(() => storedDrafts(page)).toContain('a draft');
  await page.reload();
  await expect(promptOf(page)).toHaveValue('a draft');
  await expect(page.getByRole('button', { name: /^Model: Flux MAX/ })).toBeVisible();
  await page.getByRole('button', { name: /\*\*\*\*/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto(studio.at('/draw'));
  await expect(promptOf(page)).toHaveValue('');
});

test('a reference is part of the draft; deleted text does not come back', { tag: '@long' }, async ({
  memberPage: page,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  const remove = page.getByRole('button', { name: 'Remove the reference picture' });
  await expect(remove).toBeVisible();
  await expect(page.locator('[data-ui=reference] progress')).toHaveCount(0);
  await promptOf(page).fill('with a picture');
  await expect.poll(() => storedDrafts(page)).toContain('with a picture');
  await page.reload();
  await expect(promptOf(page)).toHaveValue('with a picture');
  await expect(remove).toBeVisible();
  await promptOf(page).fill('');
  await page.getByRole('link', { name: 'Music' }).click();
  await page.getByRole('link', { name: 'Draw', exact: true }).click();
  await expect(remove).toBeVisible();
  await expect(promptOf(page)).toHaveValue('');
});

test('an upload pending at sign-out is given to nobody, and no message stays', async ({
  memberPage: page,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  const upload = studio.proxy.hold('/api/upload/assumeRole');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: PNG });
  await expect(page.getByText('Only JPG or PNG images are supported')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.locator('[data-ui=reference] progress')).toBeVisible();
  await upload.come();
  await page.getByRole('button', { name: /\*\*\*\*/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/home$/);
  await upload.release();
  await page.getByRole('link', { name: 'Draw', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a reference picture' })).toBeVisible();
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
});
