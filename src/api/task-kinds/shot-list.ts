import { listShots, submitBatch, upscaleBatch } from '../storyboard.ts';
import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { projectId, storyboard } from './film-places.ts';

/** The shot list has no state number; these two represent its need flags. */
const LIST_STATE = { busy: 0, ready: 1 };

/** A batch of a storyboard. Its shot list is polled instead of its tasks. */
export const SHOT_LIST: TaskKindRow = {
  submits: [
    submit(submitBatch, (_, context) => projectId(context)),
    submit(upscaleBatch, (_, context) => projectId(context)),
  ],
  lane: (_, id) => `shot-list:${id}`,
  poll: poll(listShots, {
    batch: 1,
    input: ([id = '']) => ({ script_id: Number(id) }),
    results: ({ image_need, video_need }, [id = '']) => [
      {
        id,
        state: image_need === 0 && video_need === 0 ? LIST_STATE.ready : LIST_STATE.busy,
        result: { image_need, video_need },
      },
    ],
  }),
  interval: 5 * SECOND,
  states: { done: [LIST_STATE.ready], failed: [], expired: [] },
  starts: LIST_STATE.busy,
  refusal: 'retry',
  recurs: true,
  place: storyboard,
  keeps: false,
  actions: [],
  words: {
    en: {
      name: 'Whole storyboards',
      one: 'Storyboard batch',
      done: 'Your storyboard is ready',
      failed: 'Your storyboard could not be made',
    },
    zh: { name: '整个分镜', one: '分镜批量生成', done: '分镜都做好了', failed: '分镜没有做成' },
  },
  icon: 'list',
  landsIn: 'project',
  standsFor: ['shot-image', 'shot-video'],
};
