/** The task kinds, one row each: what begins them, how they are polled, what their state numbers mean (contract §3). */

import { changeImage, getDrawTasks, imagine, imagineFromImage, upscaleImage } from './draw.ts';
import { EXPORT_ACTION, EXPORT_STEP, handleExport, searchExport, startExport } from './exports.ts';
import { createDigitalHuman, createLipSync, getLipSyncTasks } from './lipsync.ts';
import { createMusic, getMusicTasks } from './music.ts';
import { checkProjects, createProject, PROJECT_STATUS, PROJECT_STEP, regenerateProject } from './projects.ts';
import {
  generateShotVideo,
  imagineMaterial,
  lipSyncImage,
  lipSyncVideo,
  listShots,
  submitBatch,
  upscaleBatch,
} from './storyboard.ts';
import type { TaskContext } from './task-context.ts';
import { ask, poll, submit, type TaskKind, type Told, type Tracked } from './task-kind.ts';
import { addSoundEffect, generateVideo, getVideoTasks, upscaleVideo, type VideoTaskState } from './video.ts';

const SECOND = 1000;

/** The id of a drawing's answer; none when the pictures came at once (DRAW-24). */
const drawId = (answer: { task_id?: string | undefined; images?: string[] | undefined }) => [
  answer.images?.length ? null : answer.task_id,
];
const taskId = (answer: { task_id: string }) => [answer.task_id];
const filmAt = (id: string | number | undefined, step = ''): string =>
  id ? `/create?id=${id}${step}` : '/create';
/** The storyboard of a task's project. */
const storyboard = ({ context, result }: Tracked): string => {
  const told = typeof result.script_id === 'number' ? result.script_id : undefined;
  return filmAt(context.script_id ?? told, `&step=${PROJECT_STEP.storyboard}`);
};
const project = ({ script_id }: TaskContext) => [script_id?.toString()];

/** Pictures of the drawing page and of the film workflow are polled alike. */
const pollDraws = poll(getDrawTasks, {
  input: (ids) => ({ taskId: ids }),
  told: (answer) => answer.map(({ task_id, state, ...result }): Told => ({ id: task_id, state, result })),
});
const toldVideos = (answer: VideoTaskState[]): Told[] =>
  answer.map(({ task_id, state, ...result }) => ({ id: task_id, state, result }));

// no two rows share state numbers by accident: 1 is done for a picture and pending for a clip
const DRAW_STATES = { done: [1], failed: [4], expired: [] };
const VIDEO_STATES = { done: [3], failed: [2], expired: [5] };
/** The shot list has no number of its own; these two stand for its need flags. */
const SHOT_LIST = { busy: 0, ready: 1 };

const ROWS = {
  draw: {
    submits: [
      submit(imagine, drawId),
      submit(imagineFromImage, drawId),
      submit(changeImage, drawId),
      submit(upscaleImage, drawId),
    ],
    lane: () => 'draw',
    poll: pollDraws,
    interval: 5 * SECOND,
    states: DRAW_STATES,
    starts: 0,
    refusal: 'retry',
    recurs: false,
    place: () => '/draw',
    keeps: false,
    actions: [],
  },
  video: {
    submits: [submit(generateVideo, taskId), submit(addSoundEffect, taskId), submit(upscaleVideo, taskId)],
    lane: ({ tool = '' }) => `video:${tool}`,
    poll: poll(getVideoTasks, {
      input: (ids, tool) => ({ task_id: ids, tool_name: tool }),
      told: toldVideos,
    }),
    interval: 5 * SECOND,
    states: VIDEO_STATES,
    starts: 0,
    refusal: 'retry',
    recurs: false,
    place: () => '/video',
    keeps: false,
    actions: [],
  },
  music: {
    submits: [submit(createMusic, ({ music_id }) => [music_id])],
    lane: () => 'music',
    poll: poll(getMusicTasks, {
      input: (ids) => ({ music_id: ids }),
      told: (answer) => answer.map(({ music_id, state, ...result }) => ({ id: music_id, state, result })),
    }),
    interval: 5 * SECOND,
    states: { done: [3], failed: [2], expired: [] },
    starts: 4,
    refusal: 'retry',
    recurs: false,
    place: () => '/music',
    keeps: false,
    actions: [],
  },
  'lip-sync': {
    submits: [submit(createLipSync, (id) => [id]), submit(createDigitalHuman, (id) => [id])],
    lane: () => 'lip-sync',
    poll: poll(getLipSyncTasks, {
      input: (ids) => ({ taskId: ids }),
      told: (answer) =>
        answer.map(({ task_id, status_code, ...result }) => ({ id: task_id, state: status_code, result })),
    }),
    interval: 5 * SECOND,
    states: { done: [2], failed: [3], expired: [] },
    starts: 0,
    refusal: 'retry',
    recurs: false,
    place: () => '/lipsync',
    keeps: false,
    actions: [],
  },
  'shot-image': {
    submits: [
      submit(imagineMaterial, (answer) => [typeof answer === 'string' ? answer : answer.task_id]),
      submit(imagineFromImage, drawId),
      submit(changeImage, drawId),
      submit(upscaleImage, drawId),
    ],
    lane: () => 'shot-image',
    poll: pollDraws,
    interval: 5 * SECOND,
    states: DRAW_STATES,
    starts: 2,
    refusal: 'retry',
    recurs: false,
    place: storyboard,
    keeps: false,
    actions: [],
  },
  'shot-video': {
    submits: [
      submit(generateShotVideo, taskId),
      submit(upscaleVideo, taskId),
      submit(addSoundEffect, taskId),
      submit(lipSyncImage, taskId),
      submit(lipSyncVideo, taskId),
    ],
    lane: () => 'shot-video',
    poll: poll(getVideoTasks, { input: (ids) => ({ task_id: ids }), told: toldVideos }),
    interval: 5 * SECOND,
    states: VIDEO_STATES,
    starts: 0,
    refusal: 'retry',
    recurs: false,
    place: storyboard,
    keeps: false,
    actions: [],
  },
  'shot-list': {
    submits: [
      submit(submitBatch, (_, context) => project(context)),
      submit(upscaleBatch, (_, context) => project(context)),
    ],
    lane: (_, id) => `shot-list:${id}`,
    poll: poll(listShots, {
      batch: 1,
      input: ([id = '']) => ({ script_id: Number(id) }),
      told: ({ image_need, video_need }, [id = '']) => [
        {
          id,
          state: image_need === 0 && video_need === 0 ? SHOT_LIST.ready : SHOT_LIST.busy,
          result: { image_need, video_need },
        },
      ],
    }),
    interval: 5 * SECOND,
    states: { done: [SHOT_LIST.ready], failed: [], expired: [] },
    starts: SHOT_LIST.busy,
    refusal: 'retry',
    recurs: true,
    place: storyboard,
    keeps: false,
    actions: [],
  },
  project: {
    submits: [
      submit(createProject, ({ script_id, async_status }) =>
        async_status === PROJECT_STATUS.ready ? [] : [script_id.toString()],
      ),
      submit(regenerateProject, (_, context) => project(context)),
    ],
    lane: () => 'project',
    poll: poll(checkProjects, {
      input: (ids) => ({ script_ids: ids.map(Number) }),
      told: (answer) => Object.entries(answer).map(([id, state]) => ({ id, state, result: {} })),
    }),
    interval: 3 * SECOND,
    states: { done: [PROJECT_STATUS.ready], failed: [PROJECT_STATUS.failed], expired: [] },
    starts: 1,
    refusal: 'retry',
    recurs: true,
    place: ({ id }) => filmAt(id),
    keeps: false,
    actions: [],
  },
  export: {
    submits: [submit(startExport, ({ tasks_id }) => [tasks_id])],
    lane: (_, id) => `export:${id}`,
    poll: poll(searchExport, {
      batch: 1,
      input: ([id = '']) => ({ tasks_id: id }),
      told: ({ step, ...result }, [id = '']) => [{ id, state: step, result: { step, ...result } }],
    }),
    interval: 10 * SECOND,
    states: { done: [EXPORT_STEP.done], failed: [EXPORT_STEP.failed], expired: [] },
    starts: 0,
    refusal: 'unknown',
    recurs: false,
    place: storyboard,
    keeps: true,
    actions: [
      { name: 'watch' },
      {
        name: 'publish',
        send: ask(
          handleExport,
          ({ result: { works_id } }) =>
            typeof works_id === 'number' && works_id > 0 ? { type: EXPORT_ACTION.publish, works_id } : null,
          { published: 1 },
        ),
      },
    ],
  },
} satisfies Record<string, Omit<TaskKind, 'kind'>>;

export type TaskKindName = keyof typeof ROWS;

export const TASK_KIND_NAMES = Object.keys(ROWS) as TaskKindName[];

/** The rows as the engine takes them, which names no kind. */
export const TASK_KINDS: readonly TaskKind[] = TASK_KIND_NAMES.map((kind) => ({ kind, ...ROWS[kind] }));
