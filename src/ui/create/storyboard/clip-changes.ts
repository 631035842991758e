import { t } from '@lingui/core/macro';
import { readVideoOptions } from '../../../api/video-options.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { repeatClip, repeatCost } from '../../../store/film/storyboard/clip-again.ts';
import { deleteClip } from '../../../store/film/storyboard/delete-clip.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { type Clip, materials } from '../../../store/film/storyboard/materials.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportUnsent } from '../../errors/report-unsent.ts';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';
import { toastSubmit } from '../../kit/submit-words.ts';

/** Makes a clip of the shot again. */
export async function makeAgain(clip: Clip): Promise<void> {
  if (isSubmitting(generating.clip.bySlot[materials.shotId] ?? 'idle')) return;
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  const price = knownPrice(() => repeatCost(clip, points.payload));
  try {
    await repeatClip(clip, price);
  } catch (error) {
    reportUnsent(error, { cost: await price });
  }
}

/** Deletes a clip that has an id, and offers to undo it. */
export function deleteNow({ id, task_id, options }: Clip, number: number): void {
  const name = readVideoOptions(options).prompt || t`Clip ${number}`;
  if (id !== undefined) void deleteWithUndo(name, () => deleteClip(id, task_id));
}
