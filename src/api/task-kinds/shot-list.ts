import { IMAGE_PROGRESS, type Shot, VIDEO_PROGRESS } from '../shot.ts';
import { listShots, submitBatch, upscaleBatch } from '../storyboard.ts';
import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { projectId, storyboard } from './film-places.ts';

/** The shot list has no state number; these represent its need flags, and how what was needed ended. */
const LIST_STATE = { busy: 0, ready: 1, failed: 2 };

/** The needs count what is queued as well: only the shots tell what has begun (BOARD-22, BOARD-23). */
const isGenerating = ({ has_generate, video_generate }: Shot): boolean =>
  (IMAGE_PROGRESS.generating as readonly number[]).includes(has_generate) ||
  (VIDEO_PROGRESS.generating as readonly number[]).includes(video_generate);

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
    results: (
      { lists, image_need, video_need, batch_done, batch_failed = 0, batch_refunded = 0 },
      [id = ''],
    ) => {
      const isOpen = image_need > 0 || video_need > 0;
      // another server may not tell the ends
      const isEmpty = batch_done === 0;
      const ended = isEmpty && batch_failed > 0 ? LIST_STATE.failed : LIST_STATE.ready;
      const cancelled = !isOpen && isEmpty && batch_failed === 0 ? 1 : 0;
      return [
        {
          id,
          state: isOpen ? LIST_STATE.busy : ended,
          result: {
            image_need,
            video_need,
            generating: lists.filter(isGenerating).map((shot) => shot.id),
            cancelled,
            batch_done: batch_done ?? 0,
            batch_failed,
            points_refunded: batch_refunded,
          },
        },
      ];
    },
  }),
  interval: 5 * SECOND,
  states: { done: [LIST_STATE.ready], failed: [LIST_STATE.failed], expired: [] },
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
      partly: (done, failed) => `Your storyboard: ${done} ready, ${failed} failed`,
      failed: 'Your storyboard could not be made',
    },
    zh: {
      name: '整个分镜',
      one: '分镜批量生成',
      done: '分镜都做好了',
      partly: (done, failed) => `分镜：${done} 个做好了，${failed} 个没有做成`,
      failed: '分镜没有做成',
    },
  },
  icon: 'list',
  landsIn: 'project',
  standsFor: ['shot-image', 'shot-video'],
};
