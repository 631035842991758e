import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { board, loadBoard, shotIndex } from '../../../src/store/film/storyboard/board.ts';
import { deleteShot } from '../../../src/store/film/storyboard/delete-shot.ts';
import { editShot } from '../../../src/store/film/storyboard/edits.ts';
import { shownIn } from '../../../src/store/film/storyboard/shot-view.ts';
import { addShot, continueShot, copyShot, moveShot } from '../../../src/store/film/storyboard/shots.ts';
import type { TaskRow } from '../../../src/sw/protocol.ts';
import { Refused } from '../fake-api.ts';
import { taskRow } from '../task-row.ts';
import { bodies, idsOf, openBoard, wireShot } from './board-shots.ts';

const { adoptTasks, tracked } = vi.hoisted(() => ({
  adoptTasks: vi.fn(),
  tracked: { rows: [] as TaskRow[] },
}));
// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks }));
vi.mock('../../../src/store/tasks/task-index.ts', () => ({
  tasksOf: (kind: string, { projectId }: { projectId: number }) =>
    tracked.rows.filter((row) => row.kind === kind && row.context.script_id === projectId),
}));

const three = () => [wireShot(1), wireShot(2), wireShot(3)];

test('[BOARD-04] [SHELL-13] [SHELL-14] shots, roles, drama ids and need flags are loaded by project id and stored', async () => {
  const { told } = await openBoard(51, []);
  Object.assign(told, {
    lists: [
      wireShot(8, { list_order: 1 }),
      wireShot(7, { list_order: 0, list_type: 2, video_url: '/media/c.mp4' }),
    ],
    roles: [{ id: 3, name: 'Mei', cref: '/media/mei.jpg' }],
    width_height: '9:16',
    style_name: 'Comic',
    style_img: '/media/comic.jpg',
    drama_ids: [5, 0],
    image_need: 1,
    video_need: 2,
  });
  await loadBoard(51);
  expect(idsOf(board.shots)).toEqual([7, 8]);
  expect(board).toMatchObject({
    projectId: 51,
    shotId: 7,
    roles: [{ id: 3, name: 'Mei', cref: '/media/mei.jpg' }],
    dramaIds: [5, 0],
    ratio: '9:16',
    styleName: 'Comic',
    styleImage: '/media/comic.jpg',
    imageNeed: 1,
    videoNeed: 2,
  });
  expect(shotIndex(board.shotId)).toBe(0);
  expect(board.shots[0] && shownIn(board.shots[0])).toEqual({ kind: 'clip', address: '/media/c.mp4' });
});

test('[BOARD-06] a shot has roles, narration and speech settings from the list', async () => {
  const said = {
    role_name: ['Mei', 'Bo'],
    role_id: [3, 4],
    narration: 'It was late.',
    dialogue_character_1: 'Mei：Who is there?',
    dialogue_character_2: 'Bo：Me.',
    dialogue_voice_name: 'Warm',
    dialogue_role_name: 'Mei',
    voice_speed: 1.25,
    voice_vol: 2,
    voice_pitch: -3,
    voice_emotion: 'sad',
  };
  await openBoard(53, [wireShot(1, said), wireShot(2, { narration: undefined })]);
  expect(board.shots[0]).toMatchObject(said);
  // fields missing in the list get their defaults
  expect(board.shots[1]).toMatchObject({
    role_name: [],
    narration: '',
    dialogue_role_name: '',
    voice_speed: 1,
    voice_vol: 1,
    voice_pitch: 0,
    voice_emotion: 'neutral',
  });
});

test('[BOARD-05] [BOARD-07] [BOARD-08] a shot has texts, media and drawing parameters from the list', async () => {
  const told = {
    drama_id: 5,
    script_id: 54,
    drama_dialogue: 'Mei：Look!',
    hm_desc: 'a lake',
    static_desc: 'still',
    dynamic_desc: 'moving',
    list_order: 3,
    list_type: 2,
    video_url: '/media/c.mp4',
    video_id: 9,
    draw_id: 8,
    draw_task_id: 't8',
    draw_index: 2,
    has_generate: 4,
    video_generate: 5,
    is_continuous: 1,
    style: 'raw',
    model: 'v 7.0',
    ow: 300,
    cw: 50,
    q: 2,
    s: 100,
    chaos: 20,
    rip: 0.5,
    rid: 0.4,
  };
  await openBoard(54, [wireShot(1, { ...told, scense_img: '/media/a.jpg' })]);
  expect(board.shots[0]).toMatchObject({ id: 1, ...told, scene_img: '/media/a.jpg' });
});

test('[BOARD-09] drawing parameters missing in the list get their defaults', async () => {
  await openBoard(55, [wireShot(1)]);
  expect(board.shots[0]).toMatchObject({
    cw: 100,
    s: 200,
    chaos: 8,
    rip: 0.7,
    rid: 0.36,
    ow: 400,
    model: 'v 6.1',
  });
});

test('the list is requested by project id', async () => {
  const { sent } = await openBoard(52, three());
  await loadBoard(52);
  expect(sent).toEqual([{ path: '/script/list-scense', body: { script_id: 52 } }]);
});

test.each([
  [1, 0, 1],
  [0, 1, 1],
  [0, 0, 0],
])(
  'with image need %i and video need %i the engine is asked %i times to follow the list',
  async (image, video, times) => {
    adoptTasks.mockClear();
    const { told } = await openBoard(50, three());
    Object.assign(told, { image_need: image, video_need: video });
    await loadBoard(50);
    expect(adoptTasks).toHaveBeenCalledTimes(times);
    if (times > 0)
      expect(adoptTasks).toHaveBeenCalledWith('shot-list', [expect.objectContaining({ id: '50' })]);
  },
);

test('pictures and clips that are tracked one by one are no second task through the list', async () => {
  const of = (kind: string, id: string, more: object = {}, open: 0 | 1 = 1) =>
    taskRow(kind, id, { open, context: { kind, page: '/create', script_id: 50, scene_id: 2, ...more } });
  const { told } = await openBoard(50, three());
  Object.assign(told, { image_need: 1, video_need: 1 });
  adoptTasks.mockClear();
  tracked.rows = [of('shot-image', 'a'), of('shot-video', 'b')];
  await loadBoard(50);
  // ended ones, those of another film and pictures of roles are not what the list waits for
  tracked.rows = [
    of('shot-image', 'a', {}, 0),
    of('shot-image', 'c', { script_id: 51 }),
    of('shot-image', 'd', { scene_id: undefined, role_id: 3 }),
    of('shot-video', 'b'),
  ];
  await loadBoard(50);
  tracked.rows = [];
  expect(adoptTasks.mock.calls.map(([, [found]]) => found.quiet)).toEqual([true, false]);
});

test('[BOARD-13] [BOARD-14] [BOARD-19] adding after a shot, adding at the end, and copying', async () => {
  const { sent, told } = await openBoard(53, three(), {
    '/script/handle-scense': () => ({ id: 4 }),
    '/script/copy-scense': () => ({ scense_data: wireShot(5), drama_ids: [] }),
  });
  told.lists = [...three(), wireShot(4), wireShot(5)];
  await addShot(2);
  expect(board.shotId).toBe(4);
  await addShot();
  expect(bodies(sent, '/script/handle-scense')).toEqual([
    { type: 1, script_id: 53, scense_id: 2 },
    { type: 1, script_id: 53, add_type: 2 },
  ]);
  await copyShot(2);
  expect(bodies(sent, '/script/copy-scense')).toEqual([{ script_id: 53, scense_id: 2 }]);
  expect(board.shotId).toBe(5);
});

test('[BOARD-15] [BOARD-20] after deleting a shot the previous one is selected, or the first, or none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      async (count, picks) => {
        const { sent } = await openBoard(
          54,
          Array.from({ length: count }, (_, index) => wireShot(index + 1)),
        );
        for (const pick of picks.slice(0, count)) {
          const order = idsOf(board.shots);
          const index = pick % order.length;
          const id = order[index] ?? 0;
          board.shotId = id;
          await deleteShot(id);
          expect(bodies(sent, '/script/handle-scense').at(-1)).toEqual({
            type: 2,
            script_id: 54,
            scense_id: id,
          });
          expect(board.shotId).toBe(order[index - 1] ?? order[index + 1] ?? 0);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('[BOARD-20] deleting an unselected shot keeps the selection; a refused delete restores the shot', async () => {
  await openBoard(55, three());
  board.shotId = 3;
  await deleteShot(1);
  expect(board.shotId).toBe(3);
  await openBoard(56, three(), { '/script/handle-scense': () => new Refused('no') });
  board.shotId = 2;
  await expect(deleteShot(2)).rejects.toThrow('no');
  expect(idsOf(board.shots)).toEqual([1, 2, 3]);
  expect(board.shotId).toBe(2);
});

test('[BOARD-10] moving sends the shot and the one whose position it takes; a refusal reverts it', async () => {
  const { sent } = await openBoard(57, three());
  await moveShot(1, 2);
  expect(bodies(sent, '/script/order-scense')).toEqual([
    { script_id: 57, from_scense_id: 1, to_scense_id: 3 },
  ]);
  expect(idsOf(board.shots)).toEqual([2, 3, 1]);
  await moveShot(2, 0);
  expect(bodies(sent, '/script/order-scense')).toHaveLength(1);
  await openBoard(58, three(), { '/script/order-scense': () => new Refused('no') });
  await expect(moveShot(3, 0)).rejects.toThrow('no');
  expect(idsOf(board.shots)).toEqual([1, 2, 3]);
});

test('a move that is refused takes back itself alone, not what was moved or deleted meanwhile', async () => {
  const refusals: ((refused: unknown) => void)[] = [];
  const { told } = await openBoard(157, [...three(), wireShot(4)], {
    '/script/order-scense': () => new Promise((resolve) => refusals.push(resolve)),
  });
  const first = moveShot(1, 3);
  const second = moveShot(4, 0);
  await vi.waitFor(() => expect(refusals).toHaveLength(2));
  expect(idsOf(board.shots)).toEqual([4, 2, 3, 1]);
  refusals[1]?.(null);
  await second;
  // where the others stand, the server knows
  told.lists = [4, 1, 2, 3].map((id, list_order) => wireShot(id, { list_order }));
  refusals[0]?.(new Refused('no'));
  await expect(first).rejects.toThrow('no');
  await vi.waitFor(() => expect(idsOf(board.shots)).toEqual([4, 1, 2, 3]));
});

test('what was typed for a shot is saved before the server copies it or goes on from it', async () => {
  const { sent } = await openBoard(158, three(), {
    '/script/handle-scense': () => ({ id: 9 }),
    '/script/copy-scense': () => ({ scense_data: wireShot(9), drama_ids: [] }),
  });
  editShot(1, 'narration', 'just typed');
  await copyShot(1);
  editShot(2, 'static_desc', 'just typed, too');
  await continueShot({ id: 2, video_id: 0 });
  const changes = sent
    .filter(({ path }) => path !== '/script/list-scense')
    .map(({ path, body }) => [path, body]);
  expect(changes).toMatchObject([
    ['/script/handle-scense', { narration: 'just typed' }],
    [expect.stringContaining('copy'), { scense_id: 1 }],
    ['/script/handle-scense', { static_desc: 'just typed, too' }],
    ['/script/handle-scense', { continuous: 1, scense_id: 2 }],
  ]);
});
