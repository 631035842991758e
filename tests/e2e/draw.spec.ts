import type { Locator } from '@playwright/test';
import { choose, generateOf, PNG, picturesOf, promptOf, recordOf } from './draw-page.ts';
import { expect, freshPhone, IN_MOTION, test } from './harness.ts';

test.use(IN_MOTION);

test('[DRAW-16] [AUTH-31] a visitor who is asked to sign in has sent nothing, and gets a first picture in seven actions', async ({
  page,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  const before = studio.proxy.calls('/api/draw/imagine').length;
  let actions = 0;
  const dialog = page.getByRole('dialog');
  const press = async (target: Locator) => {
    actions += 1;
    await target.click();
  };
  const type = async (target: Locator, words: string) => {
    await press(target);
    await page.keyboard.insertText(words);
  };
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await type(promptOf(page), 'a red boat');
  await press(generateOf(page));
  await press(button('Create an account'));
  await type(dialog.getByLabel('Phone'), freshPhone());
  // going on sends the code, and a studio on this machine fills it in
  await type(dialog.getByLabel('Password', { exact: true }), 'a long password');
  await expect(dialog.getByLabel('SMS code')).toHaveValue(/^\d{6}$/);
  await press(dialog.getByRole('checkbox'));
  expect(studio.proxy.calls('/api/draw/imagine').length).toBe(before);
  await press(button('Create account'));
  await expect(dialog).toBeHidden();
  await expect(picturesOf(page, 'a red boat')).toHaveCount(4);
  expect(actions).toBe(7);
  expect(studio.proxy.calls('/api/draw/imagine').length).toBe(before + 1);
  await expect(page).toHaveURL(/#\/draw$/);
});

test('[DRAW-15] without words nothing is sent, and the bar says what is missing', { tag: '@long' }, async ({
  memberPage,
  studio,
  member,
}) => {
  await memberPage.goto(studio.at('/draw'));
  await generateOf(memberPage).click();
  await expect(memberPage.getByText('Please enter a description')).toBeVisible();
  await expect(promptOf(memberPage)).toBeFocused();
  await promptOf(memberPage).fill('a');
  await expect(memberPage.getByText('Please enter a description')).toBeHidden();
  expect(studio.proxy.calls('/api/draw/imagine', member.token)).toEqual([]);
});

test('each new drawing comes into view whole, also the first one for which the list has to scroll', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio.at('/draw'));
  for (const prompt of ['a red fox', 'a green frog']) {
    await promptOf(page).fill(prompt);
    await generateOf(page).click();
    await expect(picturesOf(page, prompt)).toHaveCount(4);
  }
  // the end of the list keeps room for the bar, so at the end the pictures stand above it
  const list = page.getByRole('region', { name: 'History' });
  const rest = () =>
    list.evaluate(async (box) => {
      // a change of size is followed in the frame after it
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      return Math.round(box.scrollHeight - box.scrollTop - box.clientHeight);
    });
  await expect.poll(rest).toBeLessThan(2);
  // whoever scrolls up stays there, without a pointer or a key too
  await list.evaluate((box) => box.scrollTo(0, 0));
  await page.setViewportSize({ width: 1280, height: 780 });
  expect(await rest()).toBeGreaterThan(100);
});

test('[DRAW-23] [POINTS-02] a drawing enters the stream at once, keeps its room and is filled', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/draw'));
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('200');
  // what would be missing is said before it is paid for
  const missing = page.getByText("The built-in engine can't draw: platypus.");
  await promptOf(page).fill('a red boat and a platypus');
  await expect(missing).toBeVisible();
  await promptOf(page).fill('a red boat');
  await expect(missing).toBeHidden();
  await choose(page, 'Ratio', '16:9');
  await generateOf(page).click();
  const record = recordOf(page, 'a red boat');
  await expect(record).toBeVisible();
  const height = () => record.evaluate((one) => Math.round(one.getBoundingClientRect().height));
  const room = await height();
  await expect(picturesOf(page, 'a red boat')).toHaveCount(4);
  expect(Math.abs((await height()) - room)).toBeLessThanOrEqual(32);
  await expect(page.locator('[data-ui=sidebar] [data-ui=points]')).toContainText('180');
  const [sent] = studio.proxy.calls('/api/draw/imagine', member.token);
  expect(sent?.body).toMatchObject({
    tool_name: 'mj',
    desc: 'a red boat',
    options: { ar: '16:9', v: '7.0' },
  });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  await page.reload();
  await expect(picturesOf(page, 'a red boat')).toHaveCount(4);
});

test('[DRAW-26 DRAW-27] a record of each state: pictures, placeholders, "Generation failed"', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  const record = (draw_id: number, state: number) => ({
    draw_id,
    task_id: '',
    state,
    message_input: `state ${state}`,
    options: '{"ratio":"1:1"}',
    images: state === 1 ? ['/media/none.jpg'] : [],
    tool_name: 'seedream',
    model_name: 'seedream-3',
    update_time: '2026-01-01T00:00:00Z',
    fail_msg: state === 4 ? 'The words were too dark' : '',
    points_refunded: state === 4 ? 4 : 0,
  });
  studio.proxy.break('/api/draw/lists', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({
      code: 200,
      message: '',
      data: { lists: [4, 3, 2, 1, 0].map((state) => record(state + 1, state)), has_next: 0 },
    }),
  });
  await page.goto(studio.at('/draw'));
  const failed = recordOf(page, 'state 4');
  await expect(failed).toContainText('Generation failed');
  await expect(failed).toContainText('The words were too dark');
  await expect(failed).toContainText('4 points refunded');
  const history = page.getByRole('region', { name: 'History' });
  for (const state of [3, 2, 0]) {
    const waiting = recordOf(page, `state ${state}`);
    await history.evaluate((box) => box.scrollBy(0, -400));
    await expect(waiting.locator('[data-ui=arriving]')).toHaveCount(1);
  }
  await history.evaluate((box) => box.scrollTo(0, 400));
  // its address leads nowhere
  await expect(recordOf(page, 'state 1')).toContainText("Couldn't load this picture");
});

test('[DRAW-02] [DRAW-03] [DRAW-01] older pages come at the top, and what is read stays in its place', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const record = (draw_id: number) => ({
    draw_id,
    task_id: '',
    state: 4,
    message_input: `record ${draw_id}`,
    options: '',
    images: [],
    tool_name: 'mj',
    update_time: '2026-01-01T00:00:00Z',
  });
  const pageOf = (newest: number) => ({
    kind: 'answer' as const,
    status: 200,
    body: JSON.stringify({
      code: 200,
      message: '',
      data: {
        lists: Array.from({ length: 10 }, (_, i) => record(newest - i)),
        has_next: newest > 10 ? 1 : 0,
      },
    }),
  });
  studio.proxy.break('/api/draw/lists', pageOf(30));
  studio.proxy.break('/api/draw/lists', pageOf(20));
  studio.proxy.break('/api/draw/lists', pageOf(10));
  await page.goto(studio.at('/draw'));
  await expect(recordOf(page, 'record 30')).toBeInViewport();
  const lists = () => studio.proxy.calls('/api/draw/lists', member.token).map(({ body }) => body);
  expect(lists()).toEqual([{ page: 1, pageSize: 10 }]);
  const history = page.getByRole('region', { name: 'History' });
  await history.evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(lists).toContainEqual({ page: 2, pageSize: 10, before: 21 });
  await expect(recordOf(page, 'record 21')).toBeInViewport();
  await page.waitForTimeout(300);
  expect(lists().length).toBe(2);
  // a page that has just come keeps the place, so the way to the top may take more than one go
  const upTo = (first: string) =>
    expect(async () => {
      await history.evaluate((box) => box.scrollTo(0, 0));
      await expect(page.getByRole('article', { name: first, exact: true })).toBeInViewport({ timeout: 500 });
    }).toPass();
  await upTo('record 11');
  await expect.poll(() => lists().length).toBe(3);
  await upTo('record 1');
  await page.waitForTimeout(500);
  expect(lists().length).toBe(3);
});

test('[DRAW-12] [POINTS-07] [DRAW-10] models with the costs of the payload, and six ratios', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  studio.proxy.break('/api/center/points', {
    kind: 'answer',
    status: 200,
    body: JSON.stringify({
      code: 200,
      message: '',
      data: {
        potins: 77,
        star_tel: 'x',
        draw_points: 33,
        jimeng_setting: { 'seedream-3': 7, 'seedream-2': 6 },
        flux_setting: '{"flux-pro":12}',
        id_setting: 9,
        providers: { picture: 'built-in engine' },
      },
    }),
  });
  await page.goto(studio.at('/draw'));
  await expect(generateOf(page)).toContainText('33');
  await page.getByRole('button', { name: /^Model:/ }).click();
  const rows = page.getByRole('menuitemradio');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(0)).toContainText(/Dream v1.*7\.0.*4 pictures.*33 points/);
  await expect(rows.nth(1)).toContainText(/Seedream.*3\.x.*1 picture.*7 points/);
  await expect(rows.nth(4)).toContainText(/Flux.*PRO.*12 points/);
  await expect(rows.nth(5)).not.toContainText('points');
  await expect(page.getByText("this studio's built-in engine draws all of them")).toBeVisible();
  await rows.nth(2).click();
  await expect(generateOf(page)).toContainText('6');
  await page.getByRole('button', { name: /^Ratio:/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['1:1', '16:9', '9:16', '3:4', '4:3', '3:2']);
});

test('[DRAW-38] [DRAW-39] [DRAW-22] a reference goes straight into storage, and flux draws from it', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/draw'));
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: PNG });
  await expect(page.getByText('Only JPG or PNG images are supported')).toBeVisible();
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('Image size exceeded (10 MB)')).toBeVisible();
  expect(studio.proxy.calls('/api/upload/assumeRole', member.token)).toEqual([]);
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('button', { name: 'Remove the reference picture' })).toBeVisible();
  await choose(page, 'Model', /PRO/);
  await choose(page, 'Ratio', 'As the reference');
  await promptOf(page).fill('the same in winter');
  await generateOf(page).click();
  await expect.poll(() => studio.proxy.calls('/api/draw/fluxImageApi', member.token).length).toBe(1);
  expect(studio.proxy.calls('/api/draw/fluxImageApi', member.token)[0]?.body).toMatchObject({
    prompt: 'the same in winter',
    ratio: 'match_input_image',
    model_name: 'flux-pro',
    image_url: expect.stringContaining('/'),
  });
});
