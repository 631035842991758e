import { generateOf, picturesOf, promptOf, recordOf } from './draw-page.ts';
import { expect, test } from './harness.ts';

test('[ERR-03] too few points: the warning, the dialog for buying with what is missing on top, nothing added', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/draw'));
  studio.proxy.break('/api/draw/imagine', {
    kind: 'answer',
    status: 200,
    body: '{"code":2001,"message":"You need more points","data":null}',
  });
  await promptOf(page).fill('a costly thing');
  await expect(generateOf(page)).toContainText('20');
  await generateOf(page).click();
  const dialog = page.getByRole('dialog', { name: 'Buy points' });
  // the balance of 200 would do, so it is not said to be what is missing
  await expect(dialog).toHaveAccessibleDescription(
    'You need more points This costs 20. Nothing was charged.',
  );
  await expect(dialog.getByText('This costs 20. Nothing was charged.')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  await expect(dialog.getByText('You need more points')).toBeVisible();
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
  await expect(recordOf(page, 'a costly thing')).toHaveCount(0);
});

test('[ERR-08] a lost connection on generating: no toast, no record, the words stay and the bar says it', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.goto(studio.at('/draw'));
  // Chromium retries a request on each kept-alive connection: break them all
  studio.proxy.break('/api/draw/imagine', { kind: 'refuse-connection' }, 12);
  await promptOf(page).fill('into the void');
  await generateOf(page).click();
  await expect(page.getByText("That didn't go through. Nothing was charged")).toBeVisible();
  await expect(promptOf(page)).toHaveValue('into the void');
  await expect(recordOf(page, 'into the void')).toHaveCount(0);
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
});

test('a task started in one tab appears in another', { tag: '@long' }, async ({
  memberPage: page,
  context,
  studio,
}) => {
  await page.goto(studio.at('/draw'));
  await expect(page.getByRole('heading', { name: 'Say what you want to see' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(studio.at('/draw'));
  await promptOf(other).fill('seen from afar');
  await generateOf(other).click();
  await expect(picturesOf(other, 'seen from afar')).toHaveCount(4);
  await expect(picturesOf(page, 'seen from afar')).toHaveCount(4);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a failed drawing has the whole row, so that its button is not cut off', { tag: '@rest' }, async ({
    memberPage: page,
    studio,
  }) => {
    const record = {
      draw_id: 7,
      task_id: 'gone',
      state: 4,
      message_input: 'a tall tower',
      options: '{"ar":"9:16"}',
      images: [],
      tool_name: 'mj',
      model_name: '',
      cmd: '',
      action_cmd: '',
      update_time: '2026-01-01 10:00:00',
    };
    studio.proxy.break(
      '/api/draw/lists',
      {
        kind: 'answer',
        status: 200,
        body: JSON.stringify({ code: 200, message: '', data: { lists: [record], has_next: 0 } }),
      },
      12,
    );
    await page.goto(studio.at('/draw'));
    const again = recordOf(page, 'a tall tower').getByRole('button', { name: 'Try again · 20 points' });
    await expect(again).toBeVisible();
    const [tile, button] = await Promise.all([
      page.locator('[data-ui=failed]').boundingBox(),
      again.boundingBox(),
    ]);
    if (!tile || !button) throw new Error('not on the page');
    expect(button.x).toBeGreaterThan(tile.x);
    expect(button.x + button.width).toBeLessThan(tile.x + tile.width);
  });
});
