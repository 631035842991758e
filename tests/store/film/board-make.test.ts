import 'fake-indexeddb/auto';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { UserPoints } from '../../../src/api/points.ts';
import { Shot } from '../../../src/api/shot.ts';
import { SHOT_IMAGE_MODELS } from '../../../src/api/shot-image-models.ts';
import { VIDEO_MODES } from '../../../src/api/video-modes.ts';
import { clipsToMake, picturesToMake, startBatch } from '../../../src/store/film/storyboard/batch.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { clipCost, pictureCost } from '../../../src/store/film/storyboard/costs.ts';
import { editShot, edits } from '../../../src/store/film/storyboard/edits.ts';
import { clipForm, clipRequest } from '../../../src/store/film/storyboard/generate.ts';
import { choosePictureModel } from '../../../src/store/film/storyboard/picture-form.ts';
import { pictureRequest } from '../../../src/store/film/storyboard/picture-request.ts';
import { shotProgress } from '../../../src/store/film/storyboard/shot-view.ts';
import { submitTask } from '../../../src/store/tasks/submit-task.ts';
import { idsOf, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));
vi.mock('../../../src/store/tasks/submit-task.ts', () => ({ submitTask: vi.fn() }));

const shotOf = (id: number, more: Partial<Shot> = {}): Shot => v.parse(Shot, { id, ...more });
const IMAGES = ['idle', 'idle', 'queuing', 'queuing', 'generating', 'queuing', 'failed'];
const CLIPS = ['idle', 'idle', 'queuing', 'queuing', 'generating', 'generating', 'failed'];

test.each([0, 1, 2, 3, 4, 5, 6, 99])(
  '[BOARD-22] [BOARD-23] the meaning of progress value %i for a picture and for a clip',
  (value) => {
    expect(shotProgress(shotOf(1, { has_generate: value, video_generate: value }), [])).toEqual({
      picture: IMAGES[value] ?? 'queuing',
      clip: CLIPS[value] ?? 'queuing',
    });
  },
);

test('an open task of the shot counts before the list says so; one of another shot does not', () => {
  const task = (kind: string, scene_id: number, open: 0 | 1) => ({
    kind,
    open,
    final: '' as never,
    context: { kind, page: '/create', scene_id },
    createdAt: 0,
    result: {},
  });
  const shot = shotOf(1);
  expect(shotProgress(shot, [task('shot-image', 1, 1)])).toEqual({ picture: 'queuing', clip: 'idle' });
  expect(shotProgress(shot, [task('shot-video', 1, 1)])).toEqual({ picture: 'idle', clip: 'queuing' });
  expect(shotProgress(shot, [task('shot-image', 2, 1), task('shot-image', 1, 0)])).toEqual({
    picture: 'idle',
    clip: 'idle',
  });
});

const anyShot = fc
  .record({
    static_desc: fc.constantFrom('', '  ', 'a lamp'),
    scene_img: fc.constantFrom('', '/media/a.jpg'),
    has_generate: fc.integer({ min: 0, max: 7 }),
    video_generate: fc.integer({ min: 0, max: 7 }),
  })
  .map((more) => shotOf(1, more));

test('[BOARD-74] [BOARD-75] a batch includes idle shots with a description or a picture', () => {
  edits.byShot = {};
  fc.assert(
    fc.property(fc.array(anyShot), (list) => {
      const shots = list.map((shot, index) => ({ ...shot, id: index + 1 }));
      expect(idsOf(picturesToMake(shots))).toEqual(
        idsOf(shots.filter((shot) => shot.static_desc === 'a lamp' && shot.has_generate < 2)),
      );
      expect(idsOf(clipsToMake(shots))).toEqual(
        idsOf(shots.filter((shot) => shot.scene_img !== '' && shot.video_generate < 2)),
      );
    }),
  );
});

test('a batch includes shots with unsaved text', async () => {
  await openBoard(81, [wireShot(1, { static_desc: '' })]);
  expect(picturesToMake(board.shots)).toEqual([]);
  editShot(1, 'static_desc', 'a lamp');
  expect(idsOf(picturesToMake(board.shots))).toEqual([1]);
});

test('each picture model has its own API and tool', () => {
  expect(SHOT_IMAGE_MODELS.map(({ api, tool }) => [api, tool])).toEqual([
    ['jimeng', 'seedream'],
    ['mj', 'mj'],
    ['baidu', 'irag'],
    ['python', 'k3'],
    ['j3', 'j3'],
  ]);
});

test('a picture is submitted as typed, with all fields of the shot', async () => {
  await openBoard(82, [wireShot(1, { rid: 0.5, dialogue_character_1: 'Mei', dialogue_character_2: 'Bo' })]);
  editShot(1, 'static_desc', ' a lamp ');
  const [shot] = board.shots;
  expect(shot && pictureRequest(shot, '9:16')).toEqual({
    rid: 0.5,
    desc: ' a lamp ',
    scene_id: 1,
    script_id: 82,
    narration: 'said 1',
    dialogue_character_1: 'Mei',
    dialogue_character_2: 'Bo',
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a lamp',
    options: { ar: '9:16', rip: 0.7, rid: 0.5 },
  });
});

test('a clip is Jimeng Lite 480p unless chosen otherwise; a shot without a picture sends none', async () => {
  await openBoard(83, [wireShot(1), wireShot(2, { scense_img: '/media/a.jpg' })]);
  const [bare, pictured] = board.shots;
  const asked = {
    api_name: 'jimeng',
    tool_name: 'jimeng',
    type: 2,
    scene_id: 1,
    script_id: 83,
    prompt: 'motion 1',
    ratio: '16:9',
    model: 'lite',
    resolution: '480p',
    seconds: 5,
  };
  expect(board.ratio).toBe('16:9');
  expect(bare && clipRequest(bare, board.ratio, clipForm.mode)).toEqual(asked);
  expect(pictured && clipRequest(pictured, board.ratio, 'pro-1080p')).toEqual({
    ...asked,
    scene_id: 2,
    prompt: 'motion 2',
    image: '/media/a.jpg',
    model: 'pro',
    resolution: '1080p',
  });
});

test('costs follow the member’s points data, and are unknown without it', () => {
  const points = {
    jimeng_setting: { 'seedream-3': 9, 'lite-480p': 11 },
    runway_points: 31,
  } as unknown as UserPoints;
  expect(pictureCost(points)).toBe(9);
  expect(pictureCost(null)).toBeNull();
  expect(clipCost(points, 'lite-480p')).toBe(11);
  expect(clipCost(points, 'pro-480p')).toBeNull();
  expect(clipCost(null, 'lite-480p')).toBeNull();
  const runway = VIDEO_MODES.find(({ value }) => value === 'runway')?.subModes[0];
  expect(runway?.cost(points)).toBe(31);
});

test('a batch is sent as it was ordered, also if another film is opened while its texts are being saved', async () => {
  const sent = vi.mocked(submitTask).mockResolvedValue({ status: 'accepted', answer: null } as never);
  let saved: (answer: unknown) => void = () => undefined;
  await openBoard(271, [wireShot(1), wireShot(2)], {
    '/script/handle-scense': () => new Promise((resolve) => (saved = resolve)),
  });
  editShot(1, 'static_desc', 'just typed');
  const ordered = startBatch('picture', board.shots as Shot[], { price: 8 });
  await openBoard(272, [wireShot(8)]);
  choosePictureModel('mj');
  saved({ id: 1 });
  await ordered;
  expect(sent.mock.calls[0]?.[1]).toMatchObject([
    { script_id: 271, scene_id: 1, prompt: 'just typed', tool_name: 'seedream' },
    { script_id: 271, scene_id: 2, prompt: 'still 2', tool_name: 'seedream' },
  ]);
});
