import { choose, generateOf, PNG, picturesOf, promptOf, recordOf } from './draw-page.ts';
import { expect, test } from './harness.ts';

test('[DRAW-16] [AUTH-31] a visitor is asked to sign in, sends nothing and keeps the words', async ({
  page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/draw'));
  await page.getByRole('button', { name: /lighthouse keeper/ }).click();
  await expect(promptOf(page)).toHaveValue(/lighthouse/);
  const before = studio.proxy.calls('/api/draw/imagine').length;
  await generateOf(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill(member.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(studio.proxy.calls('/api/draw/imagine').length).toBe(before);
  await expect(promptOf(page)).toHaveValue(/lighthouse/);
  await expect(page).toHaveURL(/#\/draw$/);
});

test('[DRAW-15] without words nothing is sent, and the bar says what is missing', async ({
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

test('[DRAW-23] [DRAW-25] [POINTS-02] a drawing starts at the bottom, keeps its room and is filled', async ({
  memberPage: page,
  studio,
  member,
}) => {
  await page.goto(studio.at('/draw'));
  await expect(page.locator('.side .points')).toContainText('200');
  await promptOf(page).fill('a red boat');
  await choose(page, 'Ratio', '16:9');
  await generateOf(page).click();
  const record = recordOf(page, 'a red boat');
  await expect(record).toBeVisible();
  const height = () => record.evaluate((one) => Math.round(one.getBoundingClientRect().height));
  const room = await height();
  await expect(picturesOf(page, 'a red boat')).toHaveCount(4, { timeout: 30_000 });
  expect(Math.abs((await height()) - room)).toBeLessThanOrEqual(32);
  await expect(page.locator('.side .points')).toContainText('180');
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

test('[DRAW-26 DRAW-27] a record of each state: pictures, placeholders, "Generation failed"', async ({
  memberPage: page,
  studio,
}) => {
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
    await expect(waiting.locator('.coming')).toHaveCount(1);
  }
  await history.evaluate((box) => box.scrollTo(0, 400));
  // its address leads nowhere
  await expect(recordOf(page, 'state 1')).toContainText('This picture could not be loaded');
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
  await history.evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(() => lists().length).toBe(3);
  await page.waitForTimeout(300);
  await history.evaluate((box) => box.scrollTo(0, 0));
  await expect(recordOf(page, 'record 1')).toBeInViewport();
  await page.waitForTimeout(500);
  expect(lists().length).toBe(3);
});

test('[DRAW-12] [POINTS-07] [DRAW-10] models with the costs of the payload, and six ratios', async ({
  memberPage: page,
  studio,
}) => {
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
  await expect(page.getByText("drawn by this studio's built-in engine")).toBeVisible();
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
        { timeout: 30_000 },
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
    const menu = record.getByRole('button', { name: 'Actions for this record' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Use prompt' }).click();
    await expect(promptOf(page)).toHaveValue('a green hill');
    await expect(promptOf(page)).toBeFocused();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(record).toBeHidden();
    expect(studio.proxy.calls('/api/draw/del-draw', member.token)[0]?.body).toEqual({
      draw_id: expect.any(Number),
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(record).toBeVisible();
  });

  test('the full-screen view goes through the pictures by key, and gives the focus back', async ({
    memberPage: page,
  }) => {
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

  test('[DRAW-54] [ERR-09] a picture is fetched and saved; a failure says so', async ({
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

  test('offline the history is still there, and Generate says what it waits for', async ({
    memberPage: page,
    context,
  }) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(picturesOf(page, 'a green hill')).toHaveCount(4);
    await context.setOffline(true);
    await page.reload();
    // the headless shell, and some versions of Chromium, tell a page that was reloaded offline that it is online
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(recordOf(page, 'a green hill')).toBeVisible();
    await expect(page.getByText('You are offline. What you have seen before')).toBeVisible();
    await expect(generateOf(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Generating waits for the network')).toBeVisible();
    await context.setOffline(false);
    await expect(generateOf(page)).toHaveAttribute('aria-disabled', 'false');
  });
});

test('[ERR-03] too few points: the warning, the dialog with cost and balance, nothing added', async ({
  memberPage: page,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  studio.proxy.break('/api/draw/imagine', {
    kind: 'answer',
    status: 200,
    body: '{"code":2001,"message":"You need more points","data":null}',
  });
  await promptOf(page).fill('a costly thing');
  await generateOf(page).click();
  const dialog = page.getByRole('dialog', { name: 'Not enough points' });
  await expect(dialog).toContainText('20');
  await expect(dialog).toContainText('200');
  await expect(page.getByText('You need more points')).toBeVisible();
  await expect(recordOf(page, 'a costly thing')).toHaveCount(0);
});

test('[ERR-08] a lost connection on generating: no toast, no record, the words stay and the bar says it', async ({
  memberPage: page,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  // Chromium sends a request again by itself on each connection that it had kept: break them all
  studio.proxy.break('/api/draw/imagine', { kind: 'refuse-connection' }, 12);
  await promptOf(page).fill('into the void');
  await generateOf(page).click();
  await expect(page.getByText('It did not get through. Nothing was charged')).toBeVisible({
    timeout: 20_000,
  });
  await expect(promptOf(page)).toHaveValue('into the void');
  await expect(recordOf(page, 'into the void')).toHaveCount(0);
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
});

test('what is begun in one tab shows in another', async ({ memberPage: page, context, studio }) => {
  await page.goto(studio.at('/draw'));
  await expect(page.getByRole('heading', { name: 'Say what you want to see' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(studio.at('/draw'));
  await promptOf(other).fill('seen from afar');
  await generateOf(other).click();
  await expect(picturesOf(other, 'seen from afar')).toHaveCount(4, { timeout: 30_000 });
  await expect(picturesOf(page, 'seen from afar')).toHaveCount(4);
});
