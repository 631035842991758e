import { ApiError, isUnanswered } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { isComing } from '../../store/create-upload.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { modelWithPictures, nextRole } from '../../store/draw/change-settings.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { hasParameters, takesPictures } from '../../store/draw/drawing-settings.ts';
import { report } from '../errors/error-policy.ts';
import { sayAllTaken, sayNoPlace, sayStillComing } from '../kit/no-place.ts';

/**
 * Uploads a picture as the reference. Only members can upload.
 * @param keep called if nothing is wrong with the picture: the login is no longer accepted, or network, server or storage are away
 */
export function sendReference(file: File, keep?: () => Promise<void>): void {
  if (!session.token) {
    signInFirst(() => sendReference(file, keep));
    return;
  }
  reference.take(file).catch((error: unknown) => {
    // failures of the storage are shown in the bar
    const known = error instanceof ApiError;
    if (!known || error.kind === 'unauthorized' || isUnanswered(error)) void keep?.().catch(console.warn);
    if (known) report(error);
    else console.warn(error);
  });
}

/** Uploads a picture that was dropped on the bar, or pasted into it. Only where there is one place does it replace another. */
export function sendFreely(file: File): void {
  if (!modelWithPictures()) {
    sayNoPlace();
    return;
  }
  const several = hasParameters(drawForm) && takesPictures(drawForm);
  if (several && isComing(reference.state)) sayStillComing();
  else if (several && nextRole() === null) sayAllTaken();
  else sendReference(file);
}
