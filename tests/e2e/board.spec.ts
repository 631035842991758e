import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { act, boardOf, makeBoard, openBoard, shotOf, shotsOf, sideOf, stageOf, words } from './board-page.ts';
import { dialogOf, makeFilm } from './create-page.ts';
import { dragTo, moveOnePlace } from './hands.ts';
import { expect, IN_MOTION, test } from './harness.ts';

test.use(IN_MOTION);

const HANDLE = '/api/script/handle-scense';
const three = [{ static_desc: 'one' }, { static_desc: 'two' }, { static_desc: 'three' }];

test('[BOARD-03] [BOARD-12] [BOARD-102] an empty storyboard has an empty player and sidebar, and a card that adds a shot', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id } = await makeBoard(studio, member, []);
  await openBoard(page, studio, id);
  await expect(shotsOf(page)).toHaveCount(0);
  await expect(stageOf(page)).toContainText('No shots in the storyboard yet');
  const [player, side] = [
    await stageOf(page).boundingBox(),
    await page.getByRole('complementary', { name: 'Shot' }).boundingBox(),
  ];
  expect(side?.x).toBeGreaterThanOrEqual((player?.x ?? 0) + (player?.width ?? 0));
  await expect(page.getByRole('complementary', { name: 'Shot' })).toContainText('Select or add a shot');
  await page.getByRole('button', { name: 'Add an empty shot' }).click();
  await expect(shotsOf(page)).toHaveCount(1);
  await expect(sideOf(page).getByRole('heading', { name: 'Shot 1', exact: true })).toBeVisible();
  expect(studio.proxy.calls(HANDLE, member.token).map(({ body }) => body)).toEqual([
    { type: 1, script_id: id, add_type: 2 },
  ]);
});

test('[BOARD-27] [BOARD-28] [BOARD-29] a film’s storyboard has a player, a strip, two tabs and the words of the script', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const id = await makeFilm(studio, member);
  const told = await boardOf(studio, member, id);
  await openBoard(page, studio, id);
  await expect(stageOf(page)).toBeVisible();
  await expect(shotsOf(page)).toHaveCount(told.lists.length);
  await expect(sideOf(page).getByRole('tab')).toHaveText(['Drawing', 'Video']);
  await expect(sideOf(page).getByText(String(told.lists[0]?.hm_desc), { exact: true })).toBeVisible();
  await shotOf(page, 2)
    .getByRole('button', { name: /^Shot 2/ })
    .click();
  await expect(sideOf(page).getByRole('heading', { name: 'Shot 2', exact: true })).toBeVisible();
  await expect(sideOf(page).getByText(String(told.lists[1]?.hm_desc), { exact: true })).toBeVisible();
});

test('[BOARD-16] [BOARD-31] the drawing tab edits the still description, the video tab the moving one, both saved as typed', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, shotIds } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  studio.proxy.seen.length = 0;
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a paper lamp,  lit ');
  await page.getByRole('tab', { name: 'Video' }).click();
  await page.getByRole('textbox', { name: 'Motion' }).fill('pan left');
  await page.getByRole('textbox', { name: 'Narration' }).fill('It was late.');
  await expect
    .poll(async () => (await boardOf(studio, member, id)).lists[0])
    .toMatchObject({
      static_desc: 'a paper lamp,  lit ',
      dynamic_desc: 'pan left',
      narration: 'It was late.',
    });
  for (const { body } of studio.proxy.calls(HANDLE, member.token))
    expect(body).toMatchObject({ type: 3, script_id: id, scense_id: shotIds[0] });
  await expect(stageOf(page)).toContainText('It was late.');
});

test('[BOARD-13] [BOARD-19] a shot’s menu offers what can be done; added and copied shots stand behind it', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, shotIds } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  await shotOf(page, 2).hover();
  await page.getByRole('button', { name: 'Actions for shot 2', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add a shot after',
    'Upload image',
    'Copy shot',
    /^Continuous shot/,
    /^Extract a frame/,
    /^Generate image4 points$/,
    /^Generate video10 points$/,
    'Move left',
    'Move right',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: 'Add a shot after' }).click();
  await expect.poll(() => words(page)).toEqual(['one', 'two', '', 'three']);
  await expect(sideOf(page).getByRole('heading', { name: 'Shot 3', exact: true })).toBeVisible();
  await act(page, 1, 'Copy shot');
  await expect.poll(() => words(page)).toEqual(['one', 'one', 'two', '', 'three']);
  expect(studio.proxy.calls(HANDLE, member.token).map(({ body }) => body)).toEqual([
    { type: 1, script_id: id, scense_id: shotIds[1] },
  ]);
  expect(studio.proxy.calls('/api/script/copy-scense', member.token).map(({ body }) => body)).toEqual([
    { script_id: id, scense_id: shotIds[0] },
  ]);
});

test('[BOARD-15] [BOARD-20] a shot is deleted after a question, and the one before it is worked on; at last none', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, shotIds } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  await act(page, 3, 'Delete');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(shotsOf(page)).toHaveCount(3);
  for (const [number, next] of [
    [3, 'Shot 2'],
    [1, 'Shot 1'],
  ] as const) {
    await act(page, number, 'Delete');
    await dialogOf(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(sideOf(page).getByRole('heading', { name: next, exact: true })).toBeVisible();
  }
  await expect.poll(() => words(page)).toEqual(['two']);
  await act(page, 1, 'Delete');
  await dialogOf(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(stageOf(page)).toContainText('No shots in the storyboard yet');
  // the strip may be empty before the server has heard of it
  await expect
    .poll(() => studio.proxy.calls(HANDLE, member.token).map(({ body }) => body))
    .toEqual(
      [shotIds[2], shotIds[0], shotIds[1]].map((shot) => ({ type: 2, script_id: id, scense_id: shot })),
    );
});

test('[BOARD-10] shots are moved with the mouse, with the keyboard and in the menu, and the server keeps the order', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const { id, shotIds } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  await dragTo(page, shotOf(page, 1), shotOf(page, 3), 'Moved to position 3 of 3.');
  await expect.poll(() => words(page)).toEqual(['two', 'three', 'one']);

  const first = shotOf(page, 1).getByRole('button', { name: /^Shot 1/ });
  await first.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up shot 1 of 3.')).toBeAttached();
  await moveOnePlace(page, 'ArrowRight', 'Moved to position 2 of 3.');
  await page.keyboard.press('Space');
  await expect.poll(() => words(page)).toEqual(['three', 'two', 'one']);
  // Enter chooses, it does not drag
  await shotOf(page, 2)
    .getByRole('button', { name: /^Shot 2/ })
    .press('Enter');
  await expect(sideOf(page).getByRole('heading', { name: 'Shot 2', exact: true })).toBeVisible();

  await act(page, 3, 'Move left');
  await expect.poll(() => words(page)).toEqual(['three', 'one', 'two']);
  const [one, two, last] = shotIds;
  const moves = () => studio.proxy.calls('/api/script/order-scense', member.token).map(({ body }) => body);
  // the strip shows a move before the server has heard of it
  await expect.poll(moves).toEqual([
    { script_id: id, from_scense_id: one, to_scense_id: last },
    { script_id: id, from_scense_id: two, to_scense_id: last },
    { script_id: id, from_scense_id: one, to_scense_id: two },
  ]);
  await page.reload();
  await expect.poll(() => words(page)).toEqual(['three', 'one', 'two']);
});

test('[BOARD-24] [BOARD-25] [BOARD-26] a picture is uploaded under an overlay and saved half a second later; a failure is said', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  const { id, shotIds } = await makeBoard(studio, member, [{ static_desc: 'one' }]);
  await openBoard(page, studio, id);
  const file = {
    name: 'frame.png',
    mimeType: 'image/png',
    buffer: await readFile(path.resolve(import.meta.dirname, '../../public/icons/icon-512.png')),
  };
  const field = shotOf(page, 1).locator('input[type=file]');
  studio.proxy.break('/api/draw/upload', { kind: 'answer', status: 500, body: '{}' });
  await field.setInputFiles(file);
  await expect(page.getByText('Upload failed')).toBeVisible();
  await expect(stageOf(page).getByText('Uploading')).toBeHidden();

  const sending = studio.proxy.hold('/api/draw/upload');
  await field.setInputFiles(file);
  await expect(stageOf(page).getByText('Uploading')).toBeVisible();
  await sending.come();
  expect(studio.proxy.calls(HANDLE, member.token)).toEqual([]);
  // it is said for two seconds that it has arrived: whenever that is
  const arrived = stageOf(page).getByText('Uploaded', { exact: true }).waitFor();
  const answered = performance.now();
  void sending.release();
  await arrived;
  const [, upload] = studio.proxy.calls('/api/draw/upload', member.token);
  const [save] = studio.proxy.calls(HANDLE, member.token);
  expect(String(upload?.body)).toContain('name="file"');
  expect(save?.body).toMatchObject({ type: 3, script_id: id, scense_id: shotIds[0] });
  expect(Number(save?.at) - answered).toBeGreaterThanOrEqual(500);
  await expect(stageOf(page).getByRole('img', { name: 'Shot 1 as it is now' })).toBeVisible();
  await expect(shotOf(page, 1).locator('img')).toBeVisible();
  await expect(stageOf(page).getByText('Uploaded', { exact: true })).toBeHidden();
});

test('[BOARD-02] [STYLE-16] size and style are chosen at the top and saved; a batch is offered', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id } = await makeBoard(studio, member, three);
  await openBoard(page, studio, id);
  await page.getByRole('button', { name: 'Size: 16:9' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([/^16:9/, /^9:16/]);
  await page.getByRole('menuitemradio', { name: /^9:16/ }).click();
  await expect(page.getByRole('button', { name: 'Size: 9:16' })).toBeVisible();
  const shape = async () => {
    const stage = await stageOf(page).boundingBox();
    return (stage?.width ?? 0) / (stage?.height ?? 1);
  };
  await expect.poll(shape).toBeCloseTo(9 / 16, 1);

  await page.getByRole('button', { name: /^Style/ }).click();
  await dialogOf(page).getByText('Watercolour').click();
  await dialogOf(page).getByRole('button', { name: 'Set style' }).click();
  await expect(page.getByRole('button', { name: 'Style Watercolour' })).toBeVisible();
  const sent = () => studio.proxy.calls('/api/script/update-script', member.token).map(({ body }) => body);
  await expect.poll(sent).toEqual([
    { type: 2, script_id: id, width_height: '9:16' },
    {
      type: 3,
      script_id: id,
      style_name: 'Watercolour',
      style_img: expect.any(String),
    },
  ]);
  await expect
    .poll(() => boardOf(studio, member, id))
    .toMatchObject({ width_height: '9:16', style_name: 'Watercolour' });
  await page.getByRole('button', { name: 'Batch' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Batch images',
    'Draw missing images',
    'Batch videos',
    'HD images',
    'HD videos',
  ]);
});

test('[BOARD-22] [BOARD-23] each value of a shot’s picture and clip shows as it should', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id } = await makeBoard(studio, member, Array(12).fill({}));
  const told = await boardOf(studio, member, id);
  // 0 is what the other of each shot's two says
  const values = [1, 2, 3, 4, 5, 6];
  const lists = told.lists.map((shot, index) => ({
    ...shot,
    has_generate: index < 6 ? values[index] : 0,
    video_generate: index < 6 ? 0 : values[index - 6],
  }));
  const data = { ...told, lists };
  studio.proxy.break(
    '/api/script/list-scense',
    { kind: 'answer', status: 200, body: JSON.stringify({ code: 200, message: '', data }) },
    9,
  );
  await openBoard(page, studio, id);
  await expect(shotsOf(page)).toHaveCount(12);
  const says = await shotsOf(page)
    .locator('[data-ui=shot]')
    .evaluateAll((all) => all.map((one) => one.querySelector('[data-ui=shot-state]')?.textContent ?? ''));
  expect(says).toEqual([
    ...['', 'Queued', 'Queued', 'Generating', 'Queued', 'Failed'],
    ...['', 'Queued', 'Queued', 'Generating', 'Generating', 'Failed'],
  ]);
});
