import { IMAGE_PROGRESS, type Shot, VIDEO_PROGRESS } from '../../../api/shot.ts';
import { submitBatch, upscaleBatch } from '../../../api/storyboard.ts';
import { failInBackground } from '../../background-errors.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { board, loadBoard } from './board.ts';
import { missingForClip } from './clip-missing.ts';
import { edits, textOf } from './edits.ts';
import { clipForm, clipRequest } from './generate.ts';
import { lackingPicture } from './picture-missing.ts';
import { pictureRequest } from './picture-request.ts';
import { saveEdits } from './save-edits.ts';
import { shownIn } from './shot-view.ts';

const batch = createSubmit('shot-list');

const isIdle = (states: readonly number[], state: number): boolean => states.includes(state);

const isDescribed = (shot: Shot): boolean =>
  textOf(shot, 'static_desc').trim() !== '' &&
  // two versions of its description are in conflict, and the person has not chosen yet
  edits.conflicts[shot.id] === undefined;

/** Shots that a batch of pictures takes: described, and not on their way or failed (BOARD-74). */
export const picturesToMake = (shots: readonly Shot[]): Shot[] =>
  shots.filter((shot) => isDescribed(shot) && isIdle(IMAGE_PROGRESS.idle, shot.has_generate));

/** Shots that a batch of clips takes: with a picture, and not on their way or failed (BOARD-75). */
export const clipsToMake = (shots: readonly Shot[]): Shot[] =>
  shots.filter((shot) => shot.scene_img !== '' && isIdle(VIDEO_PROGRESS.idle, shot.video_generate));

/**
 * Shots whose clip the server would refuse, and with it the whole batch: no text says what moves. Most clips that begin with a picture
 * need none.
 */
export const lackingMotion = (shots: readonly Shot[], mode: string): Shot[] =>
  shots.filter((shot) => missingForClip(shot, mode) === 'words');

/** Shots whose picture the server would refuse, and with it the whole batch: the model starts from a picture, and there is none. */
export const lackingPictures = (shots: readonly Shot[]): Shot[] =>
  shots.filter((shot) => lackingPicture(shot) !== null);

/** Described shots that show nothing yet, also where it failed: after a trouble of the studio, that may be all of them. */
export const picturesMissing = (shots: readonly Shot[]): Shot[] =>
  shots.filter(
    (shot) =>
      shot.scene_img === '' &&
      isDescribed(shot) &&
      isIdle([...IMAGE_PROGRESS.idle, ...IMAGE_PROGRESS.failed], shot.has_generate),
  );

/** The first of the shots that show the same: a shot and its copy. The server shows the result in all of them. */
function firstOf(shots: readonly Shot[], shown: (shot: Shot) => string): Shot[] {
  const first = new Map<string, Shot>();
  for (const shot of shots) if (!first.has(shown(shot))) first.set(shown(shot), shot);
  return [...first.values()];
}

/**
 * Shots that a batch of HD pictures takes: they show a picture that was drawn, each picture once (BOARD-76). The picture of a shot that
 * shows a clip is the clip's poster: nobody should pay for that, and its clip has a batch of its own.
 */
export const picturesToUpscale = (shots: readonly Shot[]): Shot[] =>
  firstOf(
    shots.filter((shot) => shot.draw_id !== 0 && shownIn(shot).kind === 'picture'),
    ({ draw_id, draw_index }) => `${draw_id}/${draw_index}`,
  );

/** Shots that a batch of HD clips takes, each clip once (BOARD-77). */
export const clipsToUpscale = (shots: readonly Shot[]): Shot[] =>
  firstOf(
    shots.filter(({ video_id, video_url }) => video_id !== 0 && video_url !== ''),
    ({ video_id }) => `${video_id}`,
  );

/** Shows what has begun. It is paid for, whether or not the list can be read now. */
const showBegun = async (projectId: number): Promise<void> => {
  if (board.projectId === projectId) await loadBoard(projectId).catch(failInBackground);
};

/**
 * Makes what these shots show larger, in one submit (BOARD-79). @param price of all of them
 * @returns the outcome, how many were left out because they are in HD already, and of how many the HD version of another film, of which
 * this is a copy, is shown now without a charge
 * @throws ApiError when the server refuses
 */
export async function startUpscale(
  medium: 'picture' | 'clip',
  shots: readonly Shot[],
  price: Price,
): Promise<{ status: Submitted<unknown>['status']; skipped: number; shown: number }> {
  const { projectId } = board;
  const input = {
    media_type: medium === 'picture' ? ('image' as const) : ('video' as const),
    lists: shots.map(({ id }) => ({ scene_id: id })),
  };
  const submitted = await batch.send(upscaleBatch, input, { price, context: { script_id: projectId } });
  await showBegun(projectId);
  const { skipped = 0, shown = 0 } = (submitted.status === 'accepted' && submitted.answer) || {};
  return { status: submitted.status, skipped, shown };
}

/**
 * Asks for all of these pictures or clips in one submit: either all are begun and paid for, or none (BOARD-78).
 * @param price of all of them
 * @param mode of clips; without, the film's
 * @throws ApiError when the server refuses
 */
export async function startBatch(
  medium: 'picture' | 'clip',
  shots: readonly Shot[],
  { price, mode = clipForm.mode }: { price: Price; mode?: string },
): Promise<Submitted<unknown>['status']> {
  const { projectId, ratio } = board;
  // before the save: another film, with other models and references, may be open when that has ended
  const list =
    medium === 'picture'
      ? shots.map((shot) => {
          const {
            rid: _,
            narration: _n,
            dialogue_character_1: _1,
            dialogue_character_2: _2,
            ...rest
          } = pictureRequest(shot, ratio);
          return { type: 1 as const, ...rest };
        })
      : shots.map((shot) => clipRequest(shot, ratio, mode));
  await saveEdits();
  const { status } = await batch.send(submitBatch, list, { price, context: { script_id: projectId } });
  await showBegun(projectId);
  return status;
}
