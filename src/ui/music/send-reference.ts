import { t } from '@lingui/core/macro';
import { ApiError, CODE } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { takeReference } from '../../store/music/reference.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { toastSubmit } from '../kit/submit-words.ts';

/** Uploads a reference audio, and says what went wrong (MUSIC-25). @param take the upload; tests replace it */
export async function sendReference(
  file: File,
  take: (file: File) => Promise<void> = takeReference,
): Promise<void> {
  if (!session.token) {
    signInFirst(() => void sendReference(file, take));
    return;
  }
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  try {
    await take(file);
  } catch (error) {
    const refused = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'busy');
    if (error instanceof ApiError && (error.kind === 'unauthorized' || error.code === CODE.shortOfPoints)) {
      report(error);
      return;
    }
    console.warn(error);
    const why = refused ? error.message : '';
    toast({ type: 'error', title: why ? t`Upload failed: ${why}` : t`Upload failed` });
  }
}
