import { type Clip, turnTo } from '../../../src/store/film/storyboard/materials.ts';
import type { Answers } from '../fake-api.ts';
import { openBoard, wireShot } from './board-shots.ts';

/** A picture of a shot in the list. @param task its number follows a letter */
export const picture = (task: string, more = {}) => ({
  id: Number(task.slice(1)),
  task_id: task,
  draw_index: 0,
  state: 1,
  image_one: `/media/${task}.jpg`,
  images: [`/media/${task}.jpg`],
  tool_name: 'seedream',
  message_input: 'a lamp',
  is_select: 0,
  select_index: 0,
  ...more,
});
/** A clip of a shot in the list. @param task its number follows a letter */
export const clip = (task: string, more: Partial<Clip> = {}): Clip => ({
  id: Number(task.slice(1)),
  task_id: task,
  state: 3,
  poster: `/media/${task}.jpg`,
  video_url: `/media/${task}.mp4`,
  seconds: 5,
  tool_name: 'jimeng',
  is_select: 0,
  is_allowed_chaofen: 1 as const,
  options: '',
  ...more,
});
export const tasksOf = (list: readonly { task_id: string }[]) => list.map(({ task_id }) => task_id);

/** Opens a film of two shots, at the first one. */
export async function opened(projectId: number, answers: Answers) {
  const board = await openBoard(projectId, [wireShot(1), wireShot(2)], answers);
  turnTo(0);
  turnTo(1);
  return board;
}
