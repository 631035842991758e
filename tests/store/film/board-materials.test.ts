import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { board } from '../../../src/store/film/storyboard/board.ts';
import {
  addClip,
  addPicture,
  chooseClip,
  choosePicture,
  loadClips,
  loadPictures,
  materials,
  moreClips,
  morePictures,
  noneChosen,
  type Picture,
  turnTo,
} from '../../../src/store/film/storyboard/materials.ts';
import { type Answers, Refused } from '../fake-api.ts';
import { clip, opened, picture, tasksOf } from './board-material.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

test('[BOARD-47] [BOARD-49] pictures are loaded in pages of 30; additions and reloads keep the older ones', async () => {
  const pages: Record<number, { lists: unknown[]; has_next: number }> = {
    1: { lists: [picture('p3'), picture('p2')], has_next: 1 },
    2: { lists: [picture('p2'), picture('p1')], has_next: 0 },
  };
  const { sent } = await opened(91, {
    '/script/list-draw-pro': ((body: { page: number }) => pages[body.page]) as (body: never) => unknown,
  });
  await loadPictures();
  expect(materials.pictures).toMatchObject({ hasNext: true, state: 'ready' });
  await morePictures();
  expect(bodies(sent, '/script/list-draw-pro')).toEqual(
    [1, 2].map((page) => ({
      script_id: 91,
      scense_id: 1,
      tool_name: '',
      reserve: 0,
      page,
      pageSize: 30,
    })),
  );
  expect(tasksOf(materials.pictures.items)).toEqual(['p3', 'p2', 'p1']);
  expect(materials.pictures.hasNext).toBe(false);
  addPicture(1, picture('p4', { state: 2 }));
  expect(materials.pictures.items[0]).toMatchObject({ task_id: 'p4', state: 2 });
  pages[1] = { lists: [picture('p4'), picture('p3')], has_next: 1 };
  await loadPictures();
  expect(tasksOf(materials.pictures.items)).toEqual(['p4', 'p3', 'p2', 'p1']);
  expect(materials.pictures).toMatchObject({ hasNext: false });
  expect(materials.pictures.items[0]?.state).toBe(1);
});

test('[BOARD-48] [BOARD-49] [BOARD-55] clips are loaded in pages of 30 with all fields', async () => {
  const whole = clip('c2', { is_select: 1, kling_lipsync: 1 });
  const { sent } = await opened(92, {
    '/script/list-video': ((body: { page: number }) =>
      body.page === 1 ? { lists: [whole], has_next: 1 } : { lists: [clip('c1')], has_next: 0 }) as (
      body: never,
    ) => unknown,
  });
  await loadClips();
  expect(materials.clips.items[0]).toEqual(whole);
  await moreClips();
  expect(bodies(sent, '/script/list-video')).toEqual(
    [1, 2].map((page) => ({ scense_id: 1, script_id: 92, reserve: 0, page, pageSize: 30 })),
  );
  expect(tasksOf(materials.clips.items)).toEqual(['c2', 'c1']);
  addClip(1, clip('c3', { state: 0 }));
  addClip(2, clip('c4', { state: 0 }));
  expect(tasksOf(materials.clips.items)).toEqual(['c3', 'c2', 'c1']);
});

test('[BOARD-56] choosing a picture saves it in the shot, and marks only this one', async () => {
  const { sent } = await opened(93, {
    '/script/list-draw-pro': () => ({ lists: [picture('p2', { is_select: 1 }), picture('p1')], has_next: 0 }),
  });
  await loadPictures();
  const [, older] = materials.pictures.items;
  if (!older) throw new Error('no picture');
  await choosePicture(older, '/media/p1.jpg');
  expect(bodies(sent, '/script/handle-scense')).toEqual([
    { type: 3, script_id: 93, scense_id: 1, draw_id: 1, draw_index: 0, scense_img: '/media/p1.jpg' },
  ]);
  expect(board.shots[0]).toMatchObject({ scene_img: '/media/p1.jpg', draw_id: 1, list_type: 1 });
  expect(materials.pictures.items.map(({ is_select }) => is_select)).toEqual([0, 1]);
  noneChosen(1);
  expect(materials.pictures.items.map(({ is_select }) => is_select)).toEqual([0, 0]);
});

test('[BOARD-57] choosing a clip saves it; its poster becomes the shot’s picture', async () => {
  const { sent } = await opened(94, {
    '/script/list-video': () => ({ lists: [clip('c2', { is_select: 1 }), clip('c1')], has_next: 0 }),
  });
  await loadClips();
  const [, older] = materials.clips.items;
  if (!older) throw new Error('no clip');
  await chooseClip(older);
  expect(bodies(sent, '/script/bind-video')).toEqual([{ video_task_id: 'c1', scense_id: 1 }]);
  expect(board.shots[0]).toMatchObject({
    scene_img: '/media/c1.jpg',
    video_url: '/media/c1.mp4',
    video_id: 1,
    list_type: 2,
  });
  expect(materials.clips.items.map(({ is_select }) => is_select)).toEqual([0, 1]);
});

test('a shot has speech while it shows a lip-synced clip, or a clip made from one', async () => {
  const made = (id: string, tool_name: string, asked: string) =>
    clip(id, { tool_name, options: JSON.stringify({ tool_name: asked }) });
  const lists = [made('hd', 'chaofen', 'lip_sync'), made('kling', 'kling_lipsync', 'kling_lipsync')];
  await opened(96, {
    '/script/list-video': () => ({ lists: [...lists, made('plain', 'chaofen', 'jimeng')], has_next: 0 }),
    '/script/list-draw-pro': () => ({ lists: [picture('p1')], has_next: 0 }),
  });
  await loadClips();
  await loadPictures();
  const spoke: (number | undefined)[] = [];
  for (const one of materials.clips.items) {
    await chooseClip(one);
    spoke.push(board.shots[0]?.speaks);
  }
  expect(spoke).toEqual([1, 1, 0]);
  const [talking] = materials.clips.items;
  const [still] = materials.pictures.items;
  if (!talking || !still) throw new Error('nothing to choose');
  await chooseClip(talking);
  await choosePicture(still, '/media/p1.jpg');
  expect(board.shots[0]?.speaks).toBe(0);
});

/** Answers when told to, in the order of the calls. */
function held() {
  const answers: (() => void)[] = [];
  return {
    answers,
    wait: <Answer>(answer: Answer) => new Promise<Answer>((resolve) => answers.push(() => resolve(answer))),
  };
}
const SAVE = '/script/handle-scense';
const four = ['p4', 'p3', 'p2', 'p1'];

test('[BOARD-56] of several presses in quick succession the last one is chosen, here and at the server', async () => {
  const { answers, wait } = held();
  const { sent } = await opened(97, {
    '/script/list-draw-pro': () => ({ lists: four.map((one) => picture(one)), has_next: 0 }),
    [SAVE]: () => wait(null),
    '/script/bind-video': () => wait(null),
  });
  await loadPictures();
  const pressed = materials.pictures.items.map((one) =>
    choosePicture(one as Picture, `/media/${one.task_id}.jpg`),
  );
  pressed.push(chooseClip(clip('c1')));
  const [, second] = materials.pictures.items;
  pressed.push(choosePicture(second as Picture, '/media/p3.jpg'));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await Promise.all(pressed);
  expect(bodies(sent, SAVE)).toMatchObject([{ draw_id: 4 }, { draw_id: 3 }]);
  expect(bodies(sent, '/script/bind-video')).toEqual([]);
  expect(board.shots[0]).toMatchObject({ draw_id: 3, scene_img: '/media/p3.jpg', list_type: 1 });
  expect(materials.pictures.items.map(({ is_select }) => is_select)).toEqual([0, 1, 0, 0]);
});

test('a choice is shown in its film alone, and after a refused one the next is made', async () => {
  const { answers, wait } = held();
  const saves: unknown[] = [];
  const api: Answers = {
    '/script/list-draw-pro': () => ({ lists: four.map((one) => picture(one)), has_next: 0 }),
    [SAVE]: (body: never) => {
      saves.push(body);
      return wait(saves.length === 1 ? new Refused('It is gone') : null);
    },
  };
  await opened(98, api);
  await loadPictures();
  const [first, second] = materials.pictures.items as Picture[];
  if (!first || !second) throw new Error('nothing to choose');
  const refused = choosePicture(first, '/media/p4.jpg');
  const made = choosePicture(second, '/media/p3.jpg');
  await openBoard(99, [wireShot(1)], api);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await expect(refused).rejects.toThrow('It is gone');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await made;
  expect(saves).toMatchObject([
    { script_id: 98, draw_id: 4 },
    { script_id: 98, draw_id: 3 },
  ]);
  expect(board.shots[0]).toMatchObject({ scene_img: '' });
});

test('a list that was asked for before a choice does not take it back', async () => {
  const { answers, wait } = held();
  let marked = 'p2';
  const listed = () => ({
    lists: ['p2', 'p1'].map((one) => picture(one, { is_select: one === marked ? 1 : 0 })),
    has_next: 0,
  });
  let slow = false;
  await opened(95, {
    '/script/list-draw-pro': () => (slow ? wait(listed()) : listed()),
    [SAVE]: () => {
      marked = 'p1';
      return null;
    },
  });
  await loadPictures();
  slow = true;
  const reading = loadPictures();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  slow = false;
  await choosePicture(materials.pictures.items[1] as Picture, '/media/p1.jpg');
  answers[0]?.();
  await reading;
  expect(materials.pictures.items.map(({ is_select }) => is_select)).toEqual([0, 1]);
});

test('a list that arrives after another shot was selected is dropped', async () => {
  await opened(95, { '/script/list-draw-pro': () => ({ lists: [picture('p1')], has_next: 0 }) });
  const reading = loadPictures();
  turnTo(2);
  await reading;
  expect(materials).toMatchObject({ shotId: 2, pictures: { items: [], state: 'idle' } });
});

test('older pictures arrive, although the first page is read again meanwhile', async () => {
  let older: () => void = () => undefined;
  const { sent } = await opened(97, {
    '/script/list-draw-pro': (({ page }: { page: number }) =>
      page === 1
        ? { lists: [picture('p3'), picture('p2')], has_next: 1 }
        : new Promise((resolve) => {
            older = () => resolve({ lists: [picture('p1')], has_next: 0 });
          })) as (body: never) => unknown,
  });
  await loadPictures();
  const more = morePictures();
  await vi.waitFor(() => expect(bodies(sent, '/script/list-draw-pro')).toHaveLength(2));
  // a picture has ended
  await loadPictures();
  older();
  await more;
  expect(tasksOf(materials.pictures.items)).toEqual(['p3', 'p2', 'p1']);
  expect(materials.pictures).toMatchObject({ hasNext: false, page: 2, state: 'ready' });
});
