import type { Shot } from '../../../api/shot.ts';
import { copyShot as copyCall, handleShot, orderShots, SHOT_ACTION } from '../../../api/storyboard.ts';
import { readLastFrame } from '../../../api/video.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { board, loadBoard, noteChange, patchShot, selectShot, shotIndex } from './board.ts';
import { notifyTabs } from './board-channel.ts';
import { edits } from './edits.ts';
import { record } from './history.ts';
import { saveEdits } from './save-edits.ts';
import { shotSetting } from './shot-setting.ts';

/** Saves what was typed for a shot that the server is about to copy from. What it refuses stays here, and is not copied. */
async function saveTyped(id: number): Promise<void> {
  if (edits.byShot[id]) await saveEdits().catch(() => undefined);
}

/** Reloads the shots and selects the new one. It is there, whether or not they can be read now. */
async function showNew(projectId: number, id: number | undefined): Promise<void> {
  notifyTabs({ kind: 'changed' }, projectId);
  if (board.projectId !== projectId) return;
  await loadBoard(projectId).catch(failInBackground);
  if (id && board.projectId === projectId) selectShot(id);
}

/** Adds a shot after another (BOARD-13), or at the end (BOARD-14). @throws ApiError */
export async function addShot(after?: number): Promise<void> {
  const { projectId } = board;
  const place = after === undefined ? { add_type: 2 as const } : { scene_id: after };
  const made = await client.send(handleShot, { type: SHOT_ACTION.add, script_id: projectId, ...place });
  await showNew(projectId, made?.id);
}

/**
 * Adds a shot that goes on where another ends: with its people and description (BOARD-14), and with the last frame of its clip as
 * its picture, where the server reads that. @throws ApiError
 */
export async function continueShot({ id, video_id }: Pick<Shot, 'id' | 'video_id'>): Promise<void> {
  const { projectId } = board;
  await saveTyped(id);
  const made = await client.send(handleShot, {
    type: SHOT_ACTION.add,
    script_id: projectId,
    add_type: 2,
    continuous: 1,
    scene_id: id,
  });
  if (made?.id && video_id) await beginWith(projectId, made.id, video_id).catch(failInBackground);
  await showNew(projectId, made?.id);
}

async function beginWith(projectId: number, shotId: number, clipId: number): Promise<void> {
  const { image } = await client.send(readLastFrame, { id: clipId });
  const picture = { draw_id: 0, draw_index: 0, scene_img: image };
  await client.send(handleShot, {
    type: SHOT_ACTION.save,
    script_id: projectId,
    scene_id: shotId,
    ...picture,
  });
}

/** Adds a copy after a shot (BOARD-19). @throws ApiError */
export async function copyShot(id: number): Promise<void> {
  const { projectId } = board;
  await saveTyped(id);
  const { scene_data } = await client.send(copyCall, { script_id: projectId, scene_id: id });
  await showNew(projectId, scene_data.id);
}

/**
 * Moves a shot to another's place (BOARD-10), so that it can be undone. Goes back when the server refuses.
 * @param to index in the order on the screen
 * @throws ApiError
 */
export async function moveShot(id: number, to: number): Promise<void> {
  const from = shotIndex(id);
  if (from < 0 || from === to || !board.shots[to]) return;
  const { projectId } = board;
  await place(id, to);
  if (board.projectId !== projectId) return;
  record({ key: '', shotId: id, undo: () => place(id, from), redo: () => place(id, to) });
}

/** Moves a shot on the screen, in the list as it is now. */
function putAt(id: number, to: number): void {
  const order = [...board.shots];
  const [moved] = order.splice(shotIndex(id), 1);
  if (moved?.id !== id) return;
  order.splice(to, 0, moved);
  board.shots = order;
  noteChange();
}

async function place(id: number, to: number): Promise<void> {
  const { projectId, shots } = board;
  const from = shotIndex(id);
  const target = shots[to];
  if (from < 0 || !target || target.id === id) return;
  putAt(id, to);
  const placed = board.shots;
  try {
    await client.send(orderShots, { script_id: projectId, from_scene_id: id, to_scene_id: target.id });
    noteChange();
    notifyTabs({ kind: 'changed' }, projectId);
  } catch (error) {
    if (board.projectId === projectId) {
      const others = board.shots !== placed;
      putAt(id, from);
      // where it stands among those that were moved, added or deleted meanwhile, the server knows
      if (others) loadBoard(projectId).catch(failInBackground);
    }
    throw error;
  }
}

const lengths = shotSetting<number>({
  show: (id, seconds) => patchShot(id, { seconds }),
  send: (client, { projectId, shotId }, seconds) =>
    client.send(handleShot, { type: SHOT_ACTION.save, script_id: projectId, scene_id: shotId, seconds }),
});

/**
 * Sets how long a shot is shown at least; 0 leaves it to what it needs. Goes back when the server refuses. @throws ApiError
 */
export const setShotLength = (
  { id, seconds: before = 0 }: Pick<Shot, 'id' | 'seconds'>,
  seconds: number,
): Promise<void> => lengths(id, before, seconds);
