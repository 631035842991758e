import { changeImage, imagine, imagineFromImage, upscaleImage } from '../draw.ts';
import { SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { DRAW_STATES, drawId, pollDraws } from './draw-poll.ts';

/** Pictures of the drawing page. */
export const DRAW: TaskKindRow = {
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
  words: {
    en: {
      name: 'Drawings',
      one: 'Drawing',
      done: 'Your pictures are ready',
      failed: 'Your pictures could not be made',
    },
    zh: { name: '绘画', one: '绘画', done: '图片画好了', failed: '图片没有画成' },
  },
  icon: 'pictures',
  landsIn: 'page',
  standsFor: [],
};
