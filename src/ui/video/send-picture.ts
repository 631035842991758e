import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { isComing } from '../../store/create-upload.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import { nextPlace, type PicturePlace } from '../../store/video/change-form.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';
import { report } from '../errors/error-policy.ts';

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

/** Uploads a picture that was pasted into the prompt. One that is on its way is not replaced by it. */
export function sendToNextPlace(file: File): void {
  const place = nextPlace(isComingTo);
  if (place && isComingTo(place))
    toast({
      type: 'warning',
      title: t`A picture is still being uploaded`,
      description: t`Paste the next one once it is there.`,
    });
  else if (place) sendPicture(place, file);
  else toast({ type: 'warning', title: t`All places for pictures are taken` });
}
