import { t } from '@lingui/core/macro';
import { ApiError, CODE } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { takeSound } from '../../store/lipsync/sound-upload.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { toastSubmit } from '../kit/submit-words.ts';

/** Uploads a sound, and says what went wrong (LIP-21). @param take the upload; tests replace it */
export async function sendSound(file: File, take: (file: File) => Promise<void> = takeSound): Promise<void> {
  if (!session.token) {
    signInFirst(() => void sendSound(file, take));
    return;
  }
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  try {
    await take(file);
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'unauthorized' || error.code === CODE.shortOfPoints)) {
      report(error);
      return;
    }
    console.warn(error);
    const refused = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'busy');
    toast({
      type: 'error',
      title: t`Audio upload failed`,
      ...(refused && error.message ? { description: error.message } : {}),
    });
  }
}
