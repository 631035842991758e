import { t } from '@lingui/core/macro';
import { proxy } from 'valtio';
import { ApiError, CODE } from '../../api/errors.ts';
import { points, refreshPoints } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { costOfSpeech, type MadeSound, type SpokenText, speak } from '../../store/speech/spoken.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { toastSubmit } from './submit-words.ts';

/** Whether speech is being made: one at a time. */
export const speechMaking = proxy({ busy: false });

/** Speaks a text, and says what went wrong (LIP-25, LIP-26, BOARD-100). @param onMade gets the speech */
export async function makeSpeech(spoken: SpokenText, onMade: (made: MadeSound) => void): Promise<void> {
  if (speechMaking.busy) return;
  if (!session.token) {
    signInFirst(() => void makeSpeech(spoken, onMade));
    return;
  }
  if (!browser.online) {
    toastSubmit('offline');
    return;
  }
  const { token } = session;
  speechMaking.busy = true;
  try {
    const cost = await knownPrice(() => costOfSpeech(points.payload, spoken));
    if (cost === null) return;
    const made = await speak(spoken);
    // the form may be another member's by now; whoever asked finds the speech at the studio, and pays nothing for it again
    if (session.token === token) onMade(made);
    refreshPoints().catch((error: unknown) => report(error, { background: true }));
  } catch (error) {
    showError(error);
  } finally {
    speechMaking.busy = false;
  }
}

function showError(error: unknown): void {
  const known = error instanceof ApiError;
  if (known && (error.kind === 'unauthorized' || error.code === CODE.shortOfPoints)) report(error);
  else if (known && (error.kind === 'refused' || error.kind === 'busy'))
    toast({ type: 'error', title: error.message || t`Audio generation failed` });
  else {
    console.warn(error);
    toast({ type: 'error', title: t`Try again later` });
  }
}
