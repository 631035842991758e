import { cardOf, dialogOf, listOf, makeFilm, openOf, rows } from './create-page.ts';
import { expect, test } from './harness.ts';
import { reloadOffline } from './offline.ts';
import { storedDrafts } from './stored-drafts.ts';

test('[PROJ-02] [PROJ-12] the list stands by date with the adding tile in its first group', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const today = (await listOf(studio, member)).lists;
  expect(today).toEqual([]);
  await makeFilm(studio, member, { name: 'New one', width_height: '9:16' });
  const { lists } = await listOf(studio, member);
  const old = {
    date: '2020-02-03',
    data: [{ id: 1, name: 'Old one', width_height: '16:9', style_name: 'Comic', async_status: 0 }],
  };
  studio.proxy.break('/api/script/list-script-pro', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({ code: 200, data: { lists: [...lists, old] } }),
  });
  await page.goto(studio.at('/create'));
  const first = page.getByRole('region', { name: 'Today' });
  const second = page.getByRole('region', { name: 'Monday, February 3, 2020' });
  await expect(first.getByRole('button', { name: 'New project' })).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'New one' })).toContainText('9:16');
  await expect(first.getByRole('listitem').filter({ hasText: 'New one' })).toContainText('Ink wash');
  await expect(second.getByRole('listitem').filter({ hasText: 'Old one' })).toContainText('Comic');
  await expect(second.getByRole('button', { name: 'New project' })).toHaveCount(0);
});

test('[PROJ-07] [PROJ-08] copying asks first; the copy stands in the list, a failure says copy failed', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const id = await makeFilm(studio, member);
  await page.goto(studio.at('/create'));
  const menu = page.getByRole('button', { name: 'Actions for The lamp', exact: true }).first();
  const press = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
  };
  await press();
  await expect(dialogOf(page)).toContainText('Copy this project?');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();
  expect(studio.proxy.calls('/api/script/copy-script', member.token)).toEqual([]);
  studio.proxy.break('/api/script/copy-script', {
    kind: 'answer',
    status: 500,
    body: '{"code":500,"message":""}',
  });
  await press();
  await dialogOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copy failed')).toBeVisible();
  await press();
  await dialogOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('main li h3')).toHaveCount(2);
  expect(studio.proxy.calls('/api/script/copy-script', member.token).at(-1)?.body).toEqual({ script_id: id });
  expect((await listOf(studio, member)).lists.flatMap(({ data }) => data)).toHaveLength(2);
});

test('[PROJ-09] [PROJ-10] deleting asks first; a failure says delete failed and leaves the card', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const id = await makeFilm(studio, member);
  await page.goto(studio.at('/create'));
  const press = async () => {
    await page.getByRole('button', { name: 'Actions for The lamp' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  studio.proxy.break('/api/script/del-script-pro', {
    kind: 'answer',
    status: 500,
    body: '{"code":500,"message":""}',
  });
  await press();
  await expect(dialogOf(page)).toContainText('Delete this project?');
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete failed')).toBeVisible();
  await expect(cardOf(page, 'The lamp')).toBeVisible();
  await press();
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'New project' })).toBeVisible();
  expect(studio.proxy.calls('/api/script/del-script-pro', member.token).at(-1)?.body).toEqual({ id });
});

for (const [step, shown] of [
  [1, 'Script'],
  [3, 'Script'],
  [4, 'Storyboard'],
  [5, 'Storyboard'],
] as const)
  test(`[PROJ-13] [PROJ-04] a ready project whose step is ${step} opens at the ${shown.toLowerCase()}`, {
    tag: step === 4 ? '@rest' : '@long',
  }, async ({ memberPage: page, studio, member }) => {
    await makeFilm(studio, member);
    studio.proxy.break('/api/script/script-info', {
      kind: 'answer',
      status: 200,
      body: JSON.stringify({ code: 200, data: { name: 'The lamp', step } }),
    });
    await page.goto(studio.at('/create'));
    await openOf(page, 'The lamp').click();
    await expect(
      page.getByRole('navigation', { name: 'Steps of the film' }).locator('[aria-current=step]'),
    ).toHaveText(new RegExp(shown));
  });

test('[PROJ-04] a press on the name opens the project as one on the picture does, and the keyboard stops there once', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  const id = await makeFilm(studio, member);
  await page.goto(studio.at('/create'));
  await openOf(page, 'The lamp').focus();
  await page.keyboard.press('Tab');
  const menu = page.getByRole('button', { name: 'Actions for The lamp' });
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await page.keyboard.press('Escape');
  const name = await cardOf(page, 'The lamp').getByText('16:9').boundingBox();
  if (!name) throw new Error('The card shows no ratio.');
  await page.mouse.click(name.x + name.width / 2, name.y + name.height / 2);
  await expect(page).toHaveURL(new RegExp(`#/create\\?id=${id}`));
});

test('a blank storyboard opens at once, and the draft of a story survives a reload', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  await dialogOf(page).getByRole('textbox', { name: 'Story' }).fill('half a story');
  await dialogOf(page).getByText('9:16').click();
  await expect.poll(() => storedDrafts(page)).toContain('"9:16"');
  await page.reload();
  await page.getByRole('button', { name: 'New project' }).first().click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Story' })).toHaveValue('half a story');
  await expect(dialogOf(page).getByRole('radio', { name: '9:16' })).toBeChecked();
  await dialogOf(page).getByText('Blank storyboard').click();
  await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/#\/create\?id=\d+&step=4$/);
});

test('offline everything opened before is available: list, script, storyboard, film name and points', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const id = await makeFilm(studio, member);
  // its storyboard has been opened before
  await studio.call('/script/list-scense', { script_id: id }, member.token);
  const shot = page.locator('[data-ui=shot]').first();
  await page.goto(studio.at(`/create?id=${id}&step=2`));
  await expect(rows(page).first()).toBeVisible();
  await page.goto(studio.at(`/create?id=${id}&step=4`));
  await expect(page.locator('[data-ui=export]')).toBeEnabled();
  await expect(shot).toBeVisible();
  await expect(page.locator('[data-ui=points]')).toContainText('200');
  await expect(page.locator('[data-ui=account]')).toContainText('****');
  const points = await page.locator('[data-ui=points]').innerText();
  const name = await page.locator('[data-ui=account]').innerText();
  await page.goto(studio.at('/create'));
  await expect(openOf(page, 'The lamp')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reloadOffline(page, studio);
  await expect(openOf(page, 'The lamp')).toBeVisible();
  await expect(page.getByText('This is what the list looked like on your last visit')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for The lamp' })).toBeDisabled();
  await expect(page.locator('[data-ui=points]')).toHaveText(points, { useInnerText: true });
  await expect(page.locator('[data-ui=account]')).toHaveText(name, { useInnerText: true });
  await page.goto(studio.at(`/create?id=${id}&step=2`));
  await expect(rows(page).first()).toBeVisible();
  await page.goto(studio.at(`/create?id=${id}&step=4`));
  await reloadOffline(page, studio);
  await expect(page.getByRole('heading', { level: 1, name: 'The lamp' })).toBeVisible();
  await expect(shot).toBeVisible();
  await expect(page.getByText("Couldn't load the storyboard")).toHaveCount(0);
  // nothing can be begun
  await page.locator('[data-ui=export]').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('dialog')).toContainText("You're offline");
});
