import { ApiError } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { isComing } from '../../store/create-upload.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { nextPlace, type PicturePlace } from '../../store/video/change-form.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';
import { report } from '../errors/error-policy.ts';
import { sayAllTaken, sayStillComing } from '../kit/no-place.ts';

/** Uploads a frame or reference of the bar. Only members can upload. */
export function sendPicture(place: PicturePlace, file: File): void {
  if (!session.token) {
    signInFirst(() => sendPicture(place, file));
    return;
  }
  frameUploads[place].take(file).catch((error: unknown) => {
    // failures of the storage are shown in the bar
    if (error instanceof ApiError) report(error);
    else console.warn(error);
  });
}

const isComingTo = (place: PicturePlace): boolean => isComing(frameUploads[place].state);

/** Uploads a picture that was dropped on the bar, or pasted into it. One that is on its way is not replaced by it. */
export function sendToNextPlace(file: File): void {
  const place = nextPlace(isComingTo);
  if (place === null) sayAllTaken();
  else if (isComingTo(place)) sayStillComing();
  else sendPicture(place, file);
}
