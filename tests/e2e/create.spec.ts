import { cardOf, dialogOf, openOf, STORY } from './create-page.ts';
import { expect, test } from './harness.ts';

test('[PROJ-15] [AUTH-32] [ROUTE-06] without a login, adding a project opens the sign-in', {
  tag: '@long',
}, async ({ page, studio }) => {
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  await expect(dialogOf(page).getByLabel('Phone')).toBeVisible();
});

test('[PROJ-11] [PROJ-16] [PROJ-29] an empty list leads to the dialog, which has its ways and buttons', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/create'));
  const begin = page.getByRole('button', { name: 'New project' });
  await begin.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: 'From a story' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'From a script file' })).toBeEnabled();
  await expect(dialog.getByRole('radio', { name: 'Blank storyboard' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(begin).toBeFocused();
});

test('[PROJ-20] [PROJ-22] the story is counted, and one of 1 to 4 characters is warned about on leaving it', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  const story = dialogOf(page).getByRole('textbox', { name: 'Story' });
  const warning = dialogOf(page).getByText('Story must have 5 to 5000 characters');
  for (const [words, warned] of [
    ['', false],
    ['a', true],
    ['abcd', true],
    ['abcde', false],
  ] as const) {
    await story.fill(words);
    await story.blur();
    await expect(warning).toHaveCount(warned ? 1 : 0);
    await expect(dialogOf(page).getByText(`${words.length} / 5,000`)).toBeVisible();
  }
  await story.fill('');
  await story.evaluate((box: HTMLTextAreaElement) => box.focus());
  await page.keyboard.insertText('x'.repeat(5_100));
  await expect(story).toHaveValue('x'.repeat(5_000));
  // nothing was too short so far; an empty one is when Create is pressed
  await story.fill('');
  await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(warning).toBeVisible();
  await expect(story).toBeFocused();
});

test('[PROJ-23] [PROJ-24] ideas stand under a story only, come in batches, and one fills it; one’s own words come back', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  const dialog = dialogOf(page);
  const ideas = dialog.getByRole('list', { name: 'Or start with one of these' }).getByRole('button');
  await expect(ideas).toHaveCount(4);
  const before = await ideas.allTextContents();
  await dialog.getByRole('button', { name: 'Other ideas' }).click();
  await expect.poll(() => ideas.allTextContents()).not.toEqual(before);
  expect(studio.proxy.calls('/api/script/get-inspiration', member.token).map(({ body }) => body)).toEqual([
    { type: 'story' },
    { type: 'story' },
  ]);
  const story = dialog.getByRole('textbox', { name: 'Story' });
  await story.fill('my own words');
  const idea = (await ideas.first().textContent()) ?? '';
  await ideas.first().click();
  await expect(story).toHaveValue(idea);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(story).toHaveValue('my own words');
  await dialog.getByText('Blank storyboard').click();
  await expect(ideas).toHaveCount(0);
});

test('a sentence becomes a story by keyboard on a narrow phone, and comes back', async ({
  memberPage: page,
  studio,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  const dialog = dialogOf(page);
  const story = dialog.getByRole('textbox', { name: 'Story' });
  await story.fill('一个面包师发现一把金钥匙。');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Develop into a story' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(story).toHaveValue(/这一天，面包师发现一把金钥匙。\n/);
  // nothing stands beside the edge of the phone
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(story).toHaveValue('一个面包师发现一把金钥匙。');
  await expect(story).toBeFocused();
});

test('[PROJ-17] [PROJ-18] [PROJ-30] Create sends the form, and the project stands in the list', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await page.goto(studio.at('/create'));
  await page.getByRole('button', { name: 'New project' }).first().click();
  const dialog = dialogOf(page);
  // PROJ-32: how long it takes is said before anything is sent
  await expect(dialog.getByText(/built-in engine.*usually a few seconds/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Tea for two');
  await dialog.getByText('Advert').click();
  await dialog.getByText('9:16').click();
  await dialog.getByRole('textbox', { name: 'Story' }).fill(STORY);
  await dialog.getByText('Realistic').click();
  await dialog.getByText('Golden hour').click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
  // it opens at its script, and its card stands in the list
  await expect(page).toHaveURL(/#\/create\?id=\d+&step=2$/);
  await page.goto(studio.at('/create'));
  const card = cardOf(page, 'Tea for two');
  await expect(card).toContainText('9:16');
  await expect(card).toContainText('Golden hour');
  await expect(openOf(page, 'Tea for two')).toBeVisible();
  const sent = studio.proxy.calls('/api/script/generate-base', member.token);
  expect(sent).toHaveLength(1);
  const form = String(sent[0]?.body);
  for (const [name, value] of [
    ['generate_method', '1'],
    ['name', 'Tea for two'],
    ['content', STORY],
    ['text_type', 'adv'],
    ['width_height', '9:16'],
    ['style_name', 'Golden hour'],
  ] as const)
    expect(form).toMatch(
      new RegExp(`name="${name}"\\r\\n\\r\\n${value.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}\\r\\n`),
    );
  expect(form).toMatch(/name="style_img"/);
  // nothing is left of it in the form
  await page.getByRole('button', { name: 'New project' }).first().click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Story' })).toHaveValue('');
});

test('[PROJ-05] while the script is written the card says so, and what became of it when it has ended', async ({
  memberPage: page,
  studio,
}) => {
  let status = 2;
  const answer = (body: () => unknown) => ({ kind: 'answer' as const, status: 200, body });
  const slow = () => [{ date: '2020-02-03', data: [{ id: 987_654, name: 'Slow', async_status: status }] }];
  studio.proxy.break(
    '/api/script/list-script-pro',
    answer(() => ({ code: 200, data: { lists: slow() } })),
    1_000,
  );
  studio.proxy.break(
    '/api/script/check-sg-status',
    answer(() => ({ code: 200, data: { 987654: status } })),
    1_000,
  );
  await page.goto(studio.at('/create'));
  await expect(page.getByRole('button', { name: 'Slow, writing the script' })).toBeVisible();
  await expect(page.getByText(/usually a few seconds/)).toBeVisible();
  status = 3;
  await expect(cardOf(page, 'Slow')).toContainText("Couldn't write the script");
});

test('[PROJ-06] a failed project cannot be opened; it offers to be written anew', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  studio.proxy.break('/api/script/list-script-pro', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({
      code: 200,
      data: { lists: [{ date: '2020-02-03', data: [{ id: 987_655, name: 'Broken', async_status: 3 }] }] },
    }),
  });
  await page.goto(studio.at('/create'));
  const card = cardOf(page, 'Broken');
  await expect(card).toContainText("Couldn't write the script");
  await expect(openOf(page, 'Broken')).toHaveCount(0);
  await card.getByRole('button', { name: 'Regenerate' }).click();
  await expect
    .poll(() => studio.proxy.calls('/api/script/re-generate-base', member.token).map(({ body }) => body))
    .toEqual([{ script_id: 987_655 }]);
});
