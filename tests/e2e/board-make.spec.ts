import {
  boardOf,
  goOf,
  madeOf,
  makeBoard,
  openBoard,
  shotOf,
  shotsOf,
  sideOf,
  stageOf,
} from './board-page.ts';
import { dialogOf } from './create-page.ts';
import { expect, type Member, type Studio, test } from './harness.ts';

const IMAGINE = '/api/script/imagine';
const answer = (data: unknown) =>
  ({ kind: 'answer', status: 200, body: JSON.stringify({ code: 200, message: '', data }) }) as const;
const pointsOf = async (studio: Studio, { token }: Member): Promise<number> =>
  (await studio.call<{ potins: number }>('/center/points', {}, token)).potins;

test('[BOARD-41] [ENGINE-17] [ENGINE-21] an empty description is refused; a picture is on top at once, and lands everywhere without a reload', async ({
  memberPage: page,
  studio,
  member,
  context,
}) => {
  const { id, shotIds } = await makeBoard(studio, member, [{ narration: 'It was late.' }, {}]);
  await openBoard(page, studio, id);
  const other = await context.newPage();
  await openBoard(other, studio, id);
  await page.bringToFront();
  await expect(goOf(page)).toContainText('4 points');
  await goOf(page).click();
  await expect(sideOf(page).getByText('Please enter a description')).toBeVisible();
  expect(studio.proxy.calls(IMAGINE, member.token)).toEqual([]);

  const lists = ['/api/script/list-scense', '/api/script/list-draw-pro'];
  const reads = () => lists.map((list) => studio.proxy.calls(list, member.token).length);
  const first = reads();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a lamp by the lake ');
  // it leaves at the next pause in typing, and the button moves up: not between the press and the release
  await expect(sideOf(page).getByText('Please enter a description')).toBeHidden();
  const polls = studio.proxy.hold('/api/draw/get-task');
  await goOf(page).click();
  await expect(madeOf(page, 'Pictures').first()).toHaveAttribute('data-state', 'coming');
  void polls.release();
  await expect(madeOf(page, 'Pictures').first()).toHaveAttribute('data-chosen', 'true');
  for (const [index, count] of reads().entries()) expect(count).toBeGreaterThan(first[index] ?? 0);
  const [sent] = studio.proxy.calls(IMAGINE, member.token);
  expect(sent?.body).toMatchObject({
    rid: 0.36,
    desc: 'a lamp by the lake ',
    scense_id: shotIds[0],
    script_id: id,
    narration: 'It was late.',
    dialogue_character_1: '',
    dialogue_character_2: '',
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a lamp by the lake',
    options: { ar: '16:9' },
  });
  // typed and generated at once: the words had been saved before
  expect((await boardOf(studio, member, id)).lists[0]).toMatchObject({ static_desc: 'a lamp by the lake ' });
  await expect(stageOf(page).getByRole('img', { name: 'Shot 1 as it is now' })).toBeVisible();
  await expect(shotOf(page, 1).locator('img')).toBeVisible();
  // POINTS-12, and the other tab has heard of it from the engine
  const total = await pointsOf(studio, member);
  await expect(page.getByText(String(total), { exact: true }).first()).toBeVisible();
  await expect(shotOf(other, 1).locator('img')).toBeVisible();
  await other.close();

  // BOARD-56: a second one waits to be chosen
  const before = await stageOf(page).getByRole('img').getAttribute('src');
  await goOf(page).click();
  await expect(madeOf(page, 'Pictures')).toHaveCount(2);
  await page.getByRole('button', { name: 'Use picture 2 in the shot' }).waitFor();
  await page.getByRole('button', { name: 'Use picture 1 in the shot' }).click();
  await expect(madeOf(page, 'Pictures').nth(0)).toHaveAttribute('data-chosen', 'true');
  await expect(madeOf(page, 'Pictures').nth(1)).not.toHaveAttribute('data-chosen', 'true');
  await expect(stageOf(page).getByRole('img')).not.toHaveAttribute('src', before ?? '');
  await page.getByRole('tab', { name: 'Video' }).click();
  await expect(sideOf(page).getByAltText("The clip's first frame")).toBeVisible();
});

test('[BOARD-37] [BOARD-54] [BOARD-70] a clip is made with the default mode, without a picture too, and shown in the shot', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const { id, shotIds } = await makeBoard(studio, member, [{ dynamic_desc: 'the camera moves over a lake' }]);
  await openBoard(page, studio, id);
  await page.getByRole('tab', { name: 'Video' }).click();
  await expect(sideOf(page).getByText('This shot has no picture yet')).toBeVisible();
  await expect(sideOf(page).getByRole('button', { name: 'Upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Mode: Jimeng Lite 480p' }).click();
  await expect(page.getByRole('group', { name: 'Jimeng: versions' }).locator('label')).toHaveText([
    /Lite 480p.*10 points$/,
    /Lite 720p.*20 points$/,
    /Lite 1080p.*50 points$/,
    /Pro 480p.*15 points$/,
    /Pro 720p.*30 points$/,
    /Pro 1080p.*72 points$/,
  ]);
  await page.keyboard.press('Escape');
  const polls = studio.proxy.hold('/api/video/get-task');
  await goOf(page).click();
  await expect(madeOf(page, 'Clips').first()).toHaveAttribute('data-state', 'coming');
  void polls.release();
  await expect(madeOf(page, 'Clips').first()).toHaveAttribute('data-chosen', 'true');
  await expect(stageOf(page).locator('video')).toHaveAttribute('src', /\/media\//);
  const [sent] = studio.proxy.calls('/api/script/video', member.token);
  expect(sent?.body).toEqual({
    api_name: 'jimeng',
    tool_name: 'jimeng',
    type: 2,
    prompt: 'the camera moves over a lake',
    scense_id: shotIds[0],
    script_id: id,
    ratio: '16:9',
    model: 'lite',
    resolution: '480p',
    seconds: 5,
  });
  // BOARD-54
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download clip 1' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.mp4$/);
  // BOARD-57
  await page.getByRole('button', { name: 'Use clip 1 in the shot' }).click();
  await expect
    .poll(() => studio.proxy.calls('/api/script/bind-video', member.token).map(({ body }) => body))
    .toEqual([{ video_task_id: expect.any(String), scense_id: shotIds[0] }]);
});

test('[BOARD-73] [BOARD-78] [POINTS-12] a batch asks with its total, makes what it says, and refuses when nothing fits', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, shotIds } = await makeBoard(studio, member, [
    { static_desc: 'a lake' },
    {},
    { static_desc: 'a hill' },
  ]);
  await openBoard(page, studio, id);
  const total = await pointsOf(studio, member);
  const open = async (name: string) => {
    await page.getByRole('button', { name: 'Batch' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  // BOARD-75: no shot has a picture yet
  await open('Batch videos');
  await dialogOf(page).getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Nothing is eligible for this batch')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await open('Batch images');
  await expect(dialogOf(page)).toContainText('Generate 2 pictures.');
  await expect(dialogOf(page)).toContainText('8 points');
  await expect(dialogOf(page)).toContainText(`${total} points`);
  expect(studio.proxy.calls('/api/script/submit-task', member.token)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Generate' }).click();
  await expect(shotsOf(page).locator('img')).toHaveCount(2);
  const [sent] = studio.proxy.calls('/api/script/submit-task', member.token);
  expect(sent?.body).toMatchObject([
    { type: 1, scense_id: shotIds[0], prompt: 'a lake', api_name: 'jimeng', tool_name: 'seedream' },
    { type: 1, scense_id: shotIds[2], prompt: 'a hill', api_name: 'jimeng', tool_name: 'seedream' },
  ]);
  // POINTS-12
  await expect(page.getByText(String(total - 8), { exact: true }).first()).toBeVisible();

  studio.proxy.break('/api/script/submit-task', answer(null));
  await open('Batch videos');
  await expect(dialogOf(page)).toContainText('Generate 2 clips.');
  await dialogOf(page).getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => studio.proxy.calls('/api/script/submit-task', member.token).length).toBe(2);
  const told = await boardOf(studio, member, id);
  expect(studio.proxy.calls('/api/script/submit-task', member.token)[1]?.body).toMatchObject(
    [0, 2].map((index) => ({
      type: 2,
      api_name: 'jimeng',
      tool_name: 'jimeng',
      prompt: '',
      scense_id: shotIds[index],
      script_id: id,
      ratio: '16:9',
      image: told.lists[index]?.scense_img,
      model: 'lite',
      resolution: '480p',
    })),
  );
});

test('[ENGINE-22] the shot list is polled every 5 s while one of its needs is not 0, and no more when both are', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id } = await makeBoard(studio, member, [{ static_desc: 'a lake' }]);
  const told = await boardOf(studio, member, id);
  const LIST = '/api/script/list-scense';
  let needs = { image_need: 1, video_need: 0 };
  const body = () => ({ code: 200, message: '', data: { ...told, ...needs } });
  studio.proxy.break(LIST, { kind: 'answer', status: 200, body }, 99);
  await openBoard(page, studio, id);
  /** When it was asked for; what the page itself reads follows a poll at once and belongs to it. */
  const rounds = () => {
    const times = studio.proxy.calls(LIST, member.token).map(({ at }) => at);
    return times.filter((at, index) => index === 0 || at - Number(times[index - 1]) > 2_000);
  };
  await expect.poll(() => rounds().length).toBeGreaterThanOrEqual(3);
  needs = { image_need: 0, video_need: 1 };
  const sofar = rounds().length;
  await expect.poll(() => rounds().length).toBeGreaterThanOrEqual(sofar + 1);
  needs = { image_need: 0, video_need: 0 };
  await expect.poll(() => rounds().length).toBeGreaterThanOrEqual(sofar + 2);
  const gaps = rounds().map((at, index, all) => at - Number(all[index - 1]));
  // never more often than said, measured between rounds (the first is the page's own reading)
  for (const gap of gaps.slice(2)) expect(gap).toBeGreaterThan(4_000);
  const before = rounds().length;
  await page.waitForTimeout(6_500);
  expect(rounds().length).toBe(before);
});

test('[ERR-08] a lost connection adds no task and no message but the line over Generate', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id } = await makeBoard(studio, member, [{ static_desc: 'a lake' }]);
  await openBoard(page, studio, id);
  studio.proxy.break(IMAGINE, { kind: 'refuse-connection' }, 9);
  await goOf(page).click();
  await expect(sideOf(page).getByText("That didn't go through. Nothing was charged")).toBeVisible();
  await expect(madeOf(page, 'Pictures')).toHaveCount(0);
  await expect(page.getByText('Network response abnormal')).toHaveCount(0);
});

test('[BOARD-49] older pictures come at a press; one that failed says where its points went', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id } = await makeBoard(studio, member, [{ static_desc: 'a lake' }]);
  const item = (task: string, state: number) => ({
    id: 1,
    task_id: task,
    draw_index: 0,
    state,
    image_one: state === 1 ? '/media/x.jpg' : '',
    images: [],
    fail_msg: state === 4 ? 'The picture could not be drawn' : '',
    points_refunded: state === 4 ? 4 : 0,
  });
  const pages: unknown[] = [
    { lists: [item('a', 4)], has_next: 1 },
    { lists: [item('b', 1)], has_next: 0 },
  ];
  const body = (asked: unknown) => ({
    code: 200,
    message: '',
    data: pages[(asked as { page: number }).page - 1],
  });
  studio.proxy.break('/api/script/list-draw-pro', { kind: 'answer', status: 200, body }, 9);
  await openBoard(page, studio, id);
  await expect(madeOf(page, 'Pictures')).toHaveText([/Failed.*could not be drawn.*4 points refunded/s]);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(madeOf(page, 'Pictures')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden();
});

test('costs are read from the member’s points', { tag: '@long' }, async ({
  memberPage: page,
  studio,
  member,
}) => {
  const { id } = await makeBoard(studio, member, [{ static_desc: 'a lake' }]);
  const points = await studio.call<Record<string, unknown>>('/center/points', {}, member.token);
  const told = answer({ ...points, jimeng_setting: { 'seedream-3': 7 } });
  studio.proxy.break('/api/center/points', told, 99);
  await openBoard(page, studio, id);
  await expect(goOf(page)).toContainText('7 points');
});
