import { changeImage, imagineFromImage, upscaleImage } from '../draw.ts';
import { imagineMaterial } from '../storyboard.ts';
import { SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { DRAW_STATES, drawId, pollDraws } from './draw-poll.ts';
import { shownIn } from './film-places.ts';

/** Pictures of a film's shots and roles. */
export const SHOT_IMAGE: TaskKindRow = {
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
  place: shownIn,
  keeps: false,
  actions: [],
  words: {
    en: {
      name: 'Storyboard pictures',
      one: 'Storyboard picture',
      done: 'A picture of your storyboard is ready',
      failed: 'A picture of your storyboard could not be made',
    },
    zh: { name: '分镜图片', one: '分镜图片', done: '分镜图片画好了', failed: '分镜图片没有画成' },
  },
  ofRole: {
    en: {
      name: 'Character pictures',
      one: 'Character picture',
      done: 'A picture of your character is ready',
      failed: 'A picture of your character could not be made',
    },
    zh: { name: '角色图片', one: '角色图片', done: '角色图片画好了', failed: '角色图片没有画成' },
  },
  icon: 'picture',
  landsIn: 'project',
  standsFor: [],
};
