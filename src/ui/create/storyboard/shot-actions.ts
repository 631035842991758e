import { t } from '@lingui/core/macro';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { announce } from '../../../store/announcer.ts';
import { browser } from '../../../store/browser.ts';
import { shotIndex } from '../../../store/film/storyboard/board.ts';
import { clipCost, pictureCost } from '../../../store/film/storyboard/costs.ts';
import { deleteShot } from '../../../store/film/storyboard/delete-shot.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import {
  clipForm,
  drawShot,
  filmShot,
  generating,
  sendsReferences,
} from '../../../store/film/storyboard/generate.ts';
import { pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { addShotRole, setShotRoles } from '../../../store/film/storyboard/shot-roles.ts';
import { shotUpload } from '../../../store/film/storyboard/shot-upload.ts';
import { addShot, continueShot, copyShot, moveShot } from '../../../store/film/storyboard/shots.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { toast } from '../../../store/toasts.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { reportAs } from '../../errors/report-as.ts';
import { reportUnsent } from '../../errors/report-unsent.ts';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';
import { toastSubmit } from '../../kit/submit-words.ts';
import { clipBlocked, pictureBlocked } from './shot-blocked.ts';
import { takeFile } from './take-file.ts';
import { wordsOfShot } from './words-of-shot.ts';

/** Runs an action and reports a failure. */
async function attempt(work: Promise<unknown>, failed: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    reportAs(failed, error);
  }
}

/** Tells the person when they are offline. Paid requests are never queued for later. */
function mayGenerate(): boolean {
  if (!browser.online) toastSubmit('offline');
  return browser.online;
}

async function paid(work: Promise<unknown>, price: Promise<number | null>): Promise<void> {
  try {
    await work;
  } catch (error) {
    reportUnsent(error, { cost: await price });
  }
}

/** What it is called in the row of shots. */
function nameOfShot(shot: Shot): string {
  const number = shotIndex(shot.id) + 1;
  const words = wordsOfShot(shot);
  return words ? t`Shot ${number}: ${words}` : t`Shot ${number}`;
}

/** A shot's actions, with the messages for their failures. */
export const shotActions = {
  addEmpty: () => attempt(addShot(), t`Couldn't add the shot`),
  addAfter: (id: number) => attempt(addShot(id), t`Couldn't add the shot`),
  copy: (id: number) => attempt(copyShot(id), t`Copy failed`),
  goOn: (shot: Shot) => attempt(continueShot(shot), t`Couldn't add the shot`),
  remove: (shot: Shot) => deleteWithUndo(nameOfShot(shot), () => deleteShot(shot.id)),
  move(id: number, to: number): Promise<void> {
    const done = attempt(moveShot(id, to), t`Couldn't move the shot`);
    const place = shotIndex(id) + 1;
    announce(t`Shot moved to position ${place}`);
    return done;
  },

  /** BOARD-24 to 26. */
  upload: (id: number, file: File) => takeFile(shotUpload(id), file),

  /** BOARD-18. */
  setRoles: (shot: Shot, roles: Parameters<typeof setShotRoles>[1]) =>
    attempt(setShotRoles(shot, roles), t`Couldn't save who is in the shot`),
  addRole: (shot: Shot, name: string) =>
    attempt(addShotRole(shot, name), t`Couldn't save who is in the shot`),

  async draw(shot: Shot): Promise<void> {
    if (textOf(shot, 'static_desc').trim() === '') {
      toastSubmit('words');
      return;
    }
    if (isSubmitting(generating.picture.bySlot[shot.id] ?? 'idle') || !mayGenerate()) return;
    const missing = pictureBlocked(shot);
    if (missing) {
      toast({ type: 'warning', title: missing });
      return;
    }
    const { model } = pictureForms;
    const price = knownPrice(() => pictureCost(points.payload, model));
    await paid(drawShot(shot, price), price);
  },

  async film(shot: Shot): Promise<void> {
    if (isSubmitting(generating.clip.bySlot[shot.id] ?? 'idle') || !mayGenerate()) return;
    const { mode } = clipForm;
    const missing = clipBlocked(shot);
    if (missing) {
      toast({ type: 'warning', title: missing });
      return;
    }
    const withReferences = sendsReferences(shot, mode);
    const price = knownPrice(() => clipCost(points.payload, mode, withReferences));
    await paid(filmShot(shot, price), price);
  },
};
