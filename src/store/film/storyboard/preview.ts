import { proxy } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { textLanguage } from '../../../api/voices.ts';
import { board, selectShot } from './board.ts';
import { textOf } from './edits.ts';
import { shownIn } from './shot-view.ts';

/** The storyboard played as a film would be, before it is exported. */
export const preview = proxy({ playing: false });

/** How the shots stand under the player: side by side, or by their lengths. */
export const shotsView = proxy({ timeline: false });

/** Seconds that a picture is shown without a length of its own. */
const PICTURE_SECONDS = 5;
/** Characters that are read in a second, where the narration is not heard. */
const PACE = { zh: 4.2, en: 14 } as const;
const PAUSE = 0.8;

/** Only these are in the film. */
const isShown = (shot: Shot): boolean => shownIn(shot).kind !== 'nothing';

/** How long a picture stays: its own length, or as long as its words take to read. */
export function pictureSeconds(shot: Shot): number {
  const text = textOf(shot, 'narration').trim();
  const read = text ? [...text].length / PACE[textLanguage(text)] + PAUSE : 0;
  return Math.max(shot.seconds || PICTURE_SECONDS, read);
}

/** Plays from the shot that is worked on, or from the first when that is the last. */
export function startPreview(): void {
  const all = board.shots.filter(isShown);
  const from = board.shots.findIndex(({ id }) => id === board.shotId);
  const next = board.shots.slice(Math.max(0, from)).find(isShown);
  const start = next && next !== all.at(-1) ? next : all[0];
  if (!start) return;
  selectShot(start.id);
  preview.playing = true;
}

export function stopPreview(): void {
  preview.playing = false;
}

/** Goes on to the next shot that has a picture or a clip; after the last one it is over. */
export function playNext(): void {
  const from = board.shots.findIndex(({ id }) => id === board.shotId);
  const next = board.shots.slice(from + 1).find(isShown);
  if (next) selectShot(next.id);
  else stopPreview();
}
