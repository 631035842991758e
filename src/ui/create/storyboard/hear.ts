import { t } from '@lingui/core/macro';
import { ApiError } from '../../../api/errors.ts';
import type { Shot } from '../../../api/shot.ts';
import { points, refreshPoints } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import {
  isStale,
  narrationCost,
  narrationFile,
  ownVoice,
  toggleNarration,
} from '../../../store/film/storyboard/narration.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';
import { fileNameOf, saveBlob } from '../../kit/download.ts';
import { toastSubmit } from '../../kit/submit-words.ts';

/** The shot if it can be spoken now; otherwise says what is missing (BOARD-86, BOARD-87). */
function speakable(id: number): Shot | null {
  const shot = board.shots.find((one) => one.id === id);
  if (!shot) toast({ type: 'warning', title: t`Select a shot first` });
  else if (!ownVoice(shot) && textOf(shot, 'narration').trim() === '')
    toast({ type: 'warning', title: t`Write the narration first` });
  else if (!browser.online && isStale(shot)) toastSubmit('offline');
  else return shot;
  return null;
}

const costOf = (shot: Shot) => narrationCost(points.payload, shot);

/**
 * Whether narration may be made now: replaying costs nothing, new speech needs a known price. Synchronous if there is nothing to wait
 * for, so that a second press finds the first one started.
 */
const mayBeMade = (shot: Shot): boolean | Promise<boolean> =>
  costOf(shot) !== null || knownPrice(() => costOf(shot)).then((cost) => cost !== null);

const pointsAnew = () => refreshPoints().catch((error: unknown) => report(error, { background: true }));

/** Plays or pauses a shot's narration, made first if needed, or the voice of its clip. */
export async function hear(id: number): Promise<void> {
  const shot = speakable(id);
  if (!shot) return;
  const may = mayBeMade(shot);
  if (may !== true && !(await may)) return;
  try {
    if (await toggleNarration(shot)) await pointsAnew();
  } catch (error) {
    // BOARD-88
    if (error instanceof ApiError) reportAs(t`Audio generation failed`, error);
    else toast({ type: 'error', title: t`Couldn't play the audio` });
  }
}

/** Saves the narration of a shot as a file. */
export async function saveNarration(id: number): Promise<void> {
  const shot = speakable(id);
  if (!shot || !(await mayBeMade(shot))) return;
  const stale = isStale(shot);
  const words = textOf(shot, 'narration');
  try {
    saveBlob(await narrationFile(shot), `${fileNameOf(words)}.mp3`);
    if (stale) await pointsAnew();
  } catch (error) {
    // BOARD-88
    if (error instanceof ApiError) reportAs(t`Couldn't download the audio`, error);
    else toast({ type: 'error', title: t`Couldn't download the audio` });
  }
}
