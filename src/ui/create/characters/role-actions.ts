import { t } from '@lingui/core/macro';
import type { GeneratedImage, Role } from '../../../api/characters.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { addRole, cast, deleteRole, freeName } from '../../../store/film/characters/cast.ts';
import {
  drawRole,
  editRolePicture,
  evolveRole,
  repeatRolePicture,
  roleDrawing,
} from '../../../store/film/characters/draw-role.ts';
import { descriptionOf } from '../../../store/film/characters/role-edits.ts';
import { formOf } from '../../../store/film/characters/role-form.ts';
import { chooseRolePicture } from '../../../store/film/characters/role-materials.ts';
import { editCost, evolveCost, roleCost, rolesCost } from '../../../store/film/characters/role-models.ts';
import { roleUpload } from '../../../store/film/characters/role-upload.ts';
import { pictureRepeatCost } from '../../../store/film/picture-again.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { paysForAll } from '../../errors/pays-for-all.ts';
import { reportAs } from '../../errors/report-as.ts';
import { toastSubmit } from '../../kit/submit-words.ts';
import { uploadProblem } from '../../kit/upload-words.ts';

async function attempt(work: Promise<unknown>, failed: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    reportAs(failed, error);
  }
}

/** Sends a paid request at a price that is known. Paid requests are never queued for later. @returns whether it was sent */
async function paid(
  read: () => number | null,
  send: (price: Promise<number | null>) => Promise<unknown>,
): Promise<boolean> {
  if (!browser.online) {
    toastSubmit('offline');
    return false;
  }
  const price = knownPrice(read);
  try {
    await send(price);
    return (await price) !== null;
  } catch (error) {
    report(error, { cost: await price });
    return false;
  }
}

/** The actions of a character, with the messages for their failures. */
export const roleActions = {
  add: () => attempt(addRole(freeName((number) => t`Character ${number}`)), t`Couldn't add the character`),
  remove: (id: number) => attempt(deleteRole(id), t`Delete failed`),

  /** CHAR-28, CHAR-29. */
  async draw(role: Role): Promise<void> {
    cast.roleId = role.id;
    if (descriptionOf(role).trim() === '') {
      toastSubmit('words');
      return;
    }
    await paid(
      () => roleCost(points.payload, formOf(role).model),
      (price) => drawRole(role, price),
    );
  },

  /**
   * Draws one after the other, if there are points for all: the storyboard wants each of them. It stops at the first refusal, since what
   * is refused for one is refused for the next.
   */
  async drawAll(roles: readonly Role[]): Promise<void> {
    const speechless = roles.find((role) => descriptionOf(role).trim() === '');
    if (speechless) {
      cast.roleId = speechless.id;
      toastSubmit('words');
      return;
    }
    const total = () =>
      rolesCost(
        points.payload,
        roles.map((role) => formOf(role).model),
      );
    if (browser.online && !(await paysForAll(total, t`You don't have enough points for all of them.`)))
      return;
    for (const role of roles) {
      const sent = await paid(
        () => roleCost(points.payload, formOf(role).model),
        (price) => drawRole(role, price),
      );
      if (!sent) return;
    }
  },

  evolve: (role: Role, picture: GeneratedImage, index: number) =>
    paid(
      () => evolveCost(points.payload),
      (price) => evolveRole(role, { ...picture, draw_index: index }, price),
    ),

  edit: (role: Role, address: string, words: string) =>
    paid(
      () => editCost(points.payload),
      (price) => editRolePicture(role, address, words, price),
    ),

  /** Makes a picture of a role again. */
  async again(roleId: number, picture: GeneratedImage): Promise<void> {
    if (isSubmitting(roleDrawing.bySlot[roleId] ?? 'idle')) return;
    await paid(
      () => pictureRepeatCost(picture, points.payload),
      async (price) => {
        const sent = await repeatRolePicture(roleId, picture, price);
        if (!sent) toast({ type: 'error', title: t`Couldn't run it again` });
      },
    );
  },

  choose: (roleId: number, picture: GeneratedImage, index: number) =>
    attempt(chooseRolePicture(roleId, picture, index), t`Couldn't select the picture`),

  /** CHAR-14, CHAR-15. */
  async upload(id: number, file: File): Promise<void> {
    cast.roleId = id;
    const { use, state, take } = roleUpload(id);
    try {
      await take(file);
      if (state.problem) toast({ type: 'error', title: uploadProblem(use, state.problem) });
    } catch (error) {
      reportAs(uploadProblem(use, 'failed'), error);
    }
  },
};
