import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { lipDraft, lipForm, plain } from '../../store/lipsync/lip-form.ts';
import { type Missing, missingIn } from '../../store/lipsync/lip-request.ts';
import { making } from '../../store/lipsync/lip-submit.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { useGoingOn } from '../kit/use-going-on.ts';
import { focusField } from './field-ids.ts';
import { isArriving } from './is-arriving.ts';
import { sendForm } from './send-form.ts';

/** The Generate action: checks in the order people see them, then one submit. */
export function useGenerate() {
  /** Found by a press. It goes as soon as it is there. */
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(
    () =>
      subscribe(lipForm, () =>
        setMissing((before) => (before && missingIn(plain()) === before ? before : null)),
      ),
    [],
  );
  const generate = async (): Promise<void> => {
    if (isSubmitting(making.state) || !browser.online || isArriving()) return;
    const form = plain();
    const lacks = missingIn(form);
    setMissing(lacks);
    if (lacks) {
      focusField(lacks);
      return;
    }
    // LIP-34, DIGI-11
    if (!session.token) {
      signInFirst(() => void generate(), 'lipsync');
      return;
    }
    await sendForm(form);
  };
  useGoingOn('lipsync', () => void generate(), lipDraft.restore);
  return { generate, missing, setMissing };
}
