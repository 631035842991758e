import { expect, test } from '../e2e/harness.ts';
import { pollsTooClose } from './poll-spacing.ts';
import { charges, draw, openDraw, pictures, record, workerReady } from './studio-page.ts';

test('[DRAW-23 DRAW-25] a picture from a prompt: the record appears at the bottom at once and is filled', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  await openDraw(page, studio);
  await draw(page, 'a red boat at dusk');
  await expect(record(page, 'a red boat at dusk')).toBeVisible();
  await expect(pictures(page, 'a red boat at dusk')).toHaveCount(4);
  await draw(page, 'a blue house at noon');
  await expect(page.getByRole('article').last()).toHaveAccessibleName('a blue house at noon');
  await expect(pictures(page, 'a blue house at noon')).toHaveCount(4);
  expect(await charges(studio, member)).toEqual([-20, -20]);
});

test('the tab closed before the answer: the picture is shown on return, announced and charged once', async ({
  memberPage: page,
  context,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  const submit = studio.proxy.hold('/api/draw/imagine');
  await draw(page, 'a fox in the snow');
  // on its way, and not yet answered
  await submit.come();
  await page.close();
  await submit.release();
  expect(studio.proxy.calls('/api/draw/imagine', member.token)).toHaveLength(1);
  const back = await context.newPage();
  await back.goto(studio.at('/square'));
  await expect(back.getByText('Your pictures are ready').first()).toBeVisible();
  await openDraw(back, studio);
  await expect(pictures(back, 'a fox in the snow')).toHaveCount(4);
  await back.goto(studio.at('/square'));
  await back.reload();
  await back.waitForTimeout(7000);
  await expect(back.getByText('Your pictures are ready')).toHaveCount(0);
  expect(await charges(studio, member)).toEqual([-20]);
});

test('a reload before the answer, and the same words sent again: one picture, charged once', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  const submit = studio.proxy.hold('/api/draw/imagine');
  await draw(page, 'an owl on a fence');
  await submit.come();
  await page.reload();
  await expect(page.getByText('No reply yet; checking…').first()).toBeVisible();
  await draw(page, 'an owl on a fence');
  await submit.come(2);
  await submit.release();
  await expect(pictures(page, 'an owl on a fence')).toHaveCount(4);
  await expect(record(page, 'an owl on a fence')).toHaveCount(1);
  expect(await charges(studio, member)).toEqual([-20]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('music, the tab closed before the answer: the form with the same words says that songs are being made', async ({
    memberPage: page,
    context,
    studio,
    member,
  }) => {
    await page.goto(studio.at('/music'));
    await workerReady(page);
    await page.getByRole('textbox', { name: 'Song description' }).fill('a harbour at night');
    const submit = studio.proxy.hold('/api/music/create');
    // its songs are not made before the page is back
    studio.proxy.hold('/api/music/get-task');
    await page.getByRole('button', { name: /^Generate/ }).click();
    await submit.come();
    await page.close();
    await submit.release();
    const back = await context.newPage();
    await back.goto(studio.at('/music'));
    await expect(back.getByRole('textbox', { name: 'Song description' })).toHaveValue('a harbour at night');
    await expect(back.getByText('Your songs are being made')).toBeVisible();
    await back.locator('[data-ui=being-made]').getByRole('button').click();
    await expect(back.getByRole('article')).toHaveCount(1);
    expect(studio.proxy.calls('/api/music/create', member.token)).toHaveLength(1);
    expect(await charges(studio, member)).toHaveLength(1);
  });
});

test('[ERR-08 A-42] a lost answer: the bar says so, the task is found by its key, nothing is charged twice', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  studio.proxy.break('/api/draw/imagine', { kind: 'lose-answer' });
  await draw(page, 'a lost letter on a table');
  await expect(page.getByText(/No reply/).first()).toBeVisible();
  await expect(pictures(page, 'a lost letter on a table')).toHaveCount(4);
  await expect(record(page, 'a lost letter on a table')).toHaveCount(1);
  expect(await charges(studio, member)).toEqual([-20]);
});

test('the submit never arrived: nothing is charged, and the same click works the second time', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  await openDraw(page, studio);
  // browsers retry failed connections, so fail several
  studio.proxy.break('/api/draw/imagine', { kind: 'refuse-connection' }, 10);
  await draw(page, 'a bird over the sea');
  await expect(page.getByText(/nothing was charged/i).first()).toBeVisible();
  expect(await charges(studio, member)).toEqual([]);
  studio.proxy.mend();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(pictures(page, 'a bird over the sea')).toHaveCount(4);
  expect(await charges(studio, member)).toEqual([-20]);
});

test('[ENGINE-32] a refused submit adds no task, and shows the reason', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await openDraw(page, studio);
  studio.proxy.break('/api/draw/imagine', {
    kind: 'answer',
    status: 200,
    body: '{"code":400,"message":"The studio is closed today","data":null}',
  });
  await draw(page, 'nothing to see');
  await expect(page.getByText('The studio is closed today').first()).toBeVisible();
  await expect(record(page, 'nothing to see')).toHaveCount(0);
  expect(studio.proxy.calls('/api/draw/get-task', member.token)).toEqual([]);
});

test('two tabs: one sees the other’s task; one result, one announcement, one charge, and no more polls than with one tab', async ({
  memberPage: first,
  context,
  studio,
  member,
}) => {
  await openDraw(first, studio);
  const second = await context.newPage();
  await openDraw(second, studio);
  studio.proxy.break('/api/draw/get-task', { kind: 'delay', ms: 1200 }, 1);
  await draw(first, 'two windows at night');
  await expect(record(second, 'two windows at night')).toBeVisible();
  for (const page of [first, second]) await expect(pictures(page, 'two windows at night')).toHaveCount(4);
  expect(await charges(studio, member)).toEqual([-20]);
  const polls = studio.proxy.calls('/api/draw/get-task', member.token).map(({ at }) => at);
  expect(pollsTooClose(polls)).toEqual([]);
});
