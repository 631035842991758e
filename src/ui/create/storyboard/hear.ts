import { t } from '@lingui/core/macro';
import { ApiError } from '../../../api/errors.ts';
import type { Shot } from '../../../api/shot.ts';
import { textOf } from '../../../store/board/edits.ts';
import { isStale, narrationFile, toggleNarration } from '../../../store/board/narration.ts';
import { browser } from '../../../store/browser.ts';
import { refreshPoints } from '../../../store/points.ts';
import { toast } from '../../../store/toasts.ts';
import { saveFile } from '../../kit/save-file.ts';
import { report } from '../../shell/error-policy.ts';
import { reportAs } from '../report-as.ts';

/** Whether there is something to speak; says what is missing when there is not (BOARD-86). */
function hasWords(shot: Shot): boolean {
  if (textOf(shot, 'narration').trim() !== '') return true;
  toast({ type: 'warning', title: t`Please write a narration first` });
  return false;
}

function canMake(shot: Shot): boolean {
  if (browser.online || !isStale(shot)) return true;
  toast({ type: 'info', title: t`You are offline. Speaking waits for the network` });
  return false;
}

const pointsAnew = () => refreshPoints().catch((error: unknown) => report(error, { background: true }));

/** Plays or pauses the narration of a shot; it is made when it is new. */
export async function hear(shot: Shot): Promise<void> {
  if (!hasWords(shot) || !canMake(shot)) return;
  try {
    if (await toggleNarration(shot)) await pointsAnew();
  } catch (error) {
    // BOARD-88
    if (error instanceof ApiError) reportAs(t`Audio generation failed`, error);
    else toast({ type: 'error', title: t`The audio could not be played` });
  }
}

/** Saves the narration of a shot as a file. */
export async function saveNarration(shot: Shot): Promise<void> {
  if (!hasWords(shot) || !canMake(shot)) return;
  const stale = isStale(shot);
  try {
    const address = await narrationFile(shot);
    await saveFile(`${address}#.mp3`, textOf(shot, 'narration'), 0);
    if (stale) await pointsAnew();
  } catch (error) {
    reportAs(t`The audio could not be downloaded`, error);
  }
}
