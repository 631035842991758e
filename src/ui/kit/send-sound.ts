import { ApiError, CODE } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { report } from '../errors/error-policy.ts';
import { toastSubmit } from './submit-words.ts';

/**
 * Uploads an audio file, after a sign-in if needed.
 * @param take the upload
 * @param onFailed says that it failed, with the server's reason, or an empty text
 */
export async function sendSoundFile(
  file: File,
  take: (file: File) => Promise<void>,
  onFailed: (why: string) => void,
): Promise<void> {
  if (!session.token) {
    signInFirst(() => void sendSoundFile(file, take, onFailed));
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
    onFailed(refused ? error.message : '');
  }
}
