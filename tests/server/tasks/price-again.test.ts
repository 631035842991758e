import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyModel, ModelLimits } from '../../../server/models/model.ts';
import { imagine } from '../../../src/api/draw.ts';
import { createMusic } from '../../../src/api/music.ts';
import { readTaskRequest } from '../../../src/api/task-list.ts';
import { generateVideo } from '../../../src/api/video.ts';
import { clipAsTaken } from '../../../src/store/account/clip-makers.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { pageClipCalls } from '../video/page-clip-calls.ts';

const VIDU = { api_name: 'baidu', tool_name: 'vidu', model: 'v2.0', resolution: '720P', seconds: 4 };
const MEDIA = ['clip', 'picture', 'song'] as const;

/** What the operator changes between a task and its repetition. */
const terms: { limits: ModelLimits; points: number | null } = { limits: {}, points: null };
const rowOf = (medium: (typeof MEDIA)[number]) =>
  ({
    id: medium,
    medium,
    for: {},
    name: 'Rented',
    traits: {},
    get limits() {
      return terms.limits;
    },
    get points() {
      return terms.points;
    },
    maker: { runs: 'direct', make: () => Promise.reject(new Error('Nothing is made.')) },
  }) as unknown as AnyModel;

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { rows: MEDIA.map(rowOf) });
});
afterAll(() => studio.close());
beforeEach(async () => {
  Object.assign(terms, { limits: {}, points: null });
  member = await newMember(studio, 1000);
});

const { submit, picture } = pageClipCalls(() => ({ studio, member }));
const requestOf = (task_id: string) => studio.send(member.token, readTaskRequest, { task_id });

it('a clip whose references its model takes no more costs again what is charged without them', async () => {
  const { task_id, points_charged } = await submit({ ...VIDU, character_images: [await picture()] });
  expect(points_charged).toBe(60);
  await endOf(studio, task_id);
  const takes = { image: false, endImage: false };
  terms.limits = { takes };
  const { input, points } = await requestOf(task_id);
  const models = [{ medium: 'clip', name: 'Rented', takes }];
  const { input: left } = clipAsTaken({ models }, input as never);
  const again = await studio.send(member.token, generateVideo, left as never);
  expect([points, again.points_charged]).toEqual([25, 25]);
});

it.each([
  ['clip', generateVideo, { ...VIDU, prompt: 'waves' }],
  ['drawing', imagine, { tool_name: 'irag', prompt: 'a fox', ratio: '1:1' }],
  [
    'song',
    createMusic,
    { tool_name: 'suno', api_name: 'duomi', prompt: 'rain', custom_mode: 0, make_instrumental: 1 },
  ],
] as const)('a %s costs again what its model costs by now', async (_, call, asked) => {
  const { task_id: id, music_id } = (await studio.send(member.token, call, asked as never)) as {
    task_id?: string;
    music_id?: string;
  };
  const task_id = id ?? music_id ?? '';
  await endOf(studio, task_id);
  terms.points = 7;
  const { input, points } = await requestOf(task_id);
  const before = await balanceOf(studio, member.userId);
  await studio.send(member.token, call, input as never);
  expect([points, before - (await balanceOf(studio, member.userId))]).toEqual([7, 7]);
});
