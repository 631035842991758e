import { createDigitalHuman, createLipSync, getLipSyncTasks } from '../lipsync.ts';
import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';

/** Talking heads, from a picture or from a clip. */
export const LIP_SYNC: TaskKindRow = {
  submits: [submit(createLipSync, (id) => [id]), submit(createDigitalHuman, (id) => [id])],
  lane: () => 'lip-sync',
  poll: poll(getLipSyncTasks, {
    input: (ids) => ({ taskId: ids }),
    results: (answer) =>
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
  words: {
    en: {
      name: 'Lip sync',
      one: 'Lip sync',
      done: 'Your talking head is ready',
      failed: 'Your talking head could not be made',
    },
    zh: { name: '对口型', one: '对口型', done: '口型视频做好了', failed: '口型视频没有做成' },
  },
  icon: 'voice',
  landsIn: 'page',
  standsFor: [],
};
