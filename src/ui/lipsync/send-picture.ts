import { t } from '@lingui/core/macro';
import type { ExampleFace } from '../../api/lipsync.ts';
import { session } from '../../store/account/session-state.ts';
import { failInBackground } from '../../store/background-errors.ts';
import { browser } from '../../store/browser.ts';
import type { UploadedFile } from '../../store/create-upload.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { hasConsent } from '../../store/lipsync/consent.ts';
import { takeExampleVoice } from '../../store/lipsync/example-voice.ts';
import { openOverlay } from '../../store/lipsync/overlay.ts';
import {
  pictureUpload,
  takeDrawing,
  takeExample,
  takesExample,
  WrongShape,
} from '../../store/lipsync/picture.ts';
import { clipUpload, dropClip } from '../../store/lipsync/source-clip.ts';
import { report } from '../errors/error-policy.ts';
import { reportAs } from '../errors/report-as.ts';
import { mediaOf } from '../kit/media-address.ts';
import { toastSubmit } from '../kit/submit-words.ts';

/** Continues when the member is signed in, online, and has consented to the use of the face. */
async function allowed(then: () => void): Promise<void> {
  if (!session.token) {
    signInFirst(() => void allowed(then));
    return;
  }
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  if (await hasConsent()) then();
  else openOverlay({ name: 'consent', then });
}

/** Uploads a picture of a face. A problem with it is shown before anything is asked; one of another ratio can be cropped. */
export async function sendPicture(file: File): Promise<void> {
  if (await pictureUpload.check(file))
    await allowed(() => void pictureUpload.take(file).catch((error: unknown) => report(error)));
  else if (pictureUpload.state.problem === 'shape') openOverlay({ name: 'crop', file });
}

/** Uses one of the member's drawings, for which no consent is needed. One of another ratio can be cropped, and is then an upload. */
export async function sendDrawing(picture: UploadedFile): Promise<void> {
  try {
    await takeDrawing(picture);
  } catch (error) {
    if (!(error instanceof WrongShape)) reportAs(t`Couldn't use the drawing`, error);
    else await offerCrop(picture).catch(failInBackground);
  }
}

/** Puts the face of an example into the form, where no other picture is, and its voice. It is painted, so nobody has to consent. */
export async function sendExample(face: ExampleFace): Promise<void> {
  if (!session.token) {
    if (takesExample()) signInFirst(() => void sendExample(face));
    return;
  }
  if (!browser.online) {
    if (takesExample()) toastSubmit('offline');
    return;
  }
  // without it the member chooses one, as for any other text
  void takeExampleVoice(face).catch(failInBackground);
  if (!takesExample()) return;
  await takeExample(face, t`A painted face`).catch((error: unknown) =>
    reportAs(t`Couldn't get the face. Press the example again`, error),
  );
}

async function offerCrop({ url, name }: UploadedFile): Promise<void> {
  const answer = await fetch(mediaOf(url) ?? '');
  const blob = await answer.blob();
  if (answer.ok)
    openOverlay({ name: 'crop', file: new File([blob], name || 'picture.jpg', { type: blob.type }) });
}

/** Uploads the clip of a person. A problem with the file is shown before anything is asked. */
export async function sendClip(file: File): Promise<void> {
  if (!(await clipUpload.check(file))) return;
  await allowed(() => {
    // a file that resumes an earlier upload is the same clip
    if (clipUpload.state.phase !== 'missing') void dropClip().then(() => clipUpload.take(file));
    else void clipUpload.take(file);
  });
}
