import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { musicDraft, musicForm, plain } from '../../store/music/music-form.ts';
import { type Missing, missingIn } from '../../store/music/music-request.ts';
import { making } from '../../store/music/music-submit.ts';
import { referenceUpload } from '../../store/music/reference.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { useGoingOn } from '../kit/use-going-on.ts';
import { focusField } from './field-ids.ts';
import { sendForm } from './send-form.ts';

/** The Generate action: checks in the order people see them, then one submit. */
export function useGenerate(): { generate: () => Promise<void>; missing: Missing | null } {
  /** Found by a press. It goes as soon as it is there. */
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(
    () =>
      subscribe(musicForm, () =>
        setMissing((before) => (before && missingIn(plain()) === before ? before : null)),
      ),
    [],
  );
  const generate = async (): Promise<void> => {
    if (isSubmitting(making.state) || !browser.online || referenceUpload.phase !== 'idle') return;
    const form = plain();
    const lacks = missingIn(form);
    setMissing(lacks);
    if (lacks) {
      focusField(lacks);
      return;
    }
    // MUSIC-27
    if (!session.token) {
      signInFirst(() => void generate(), 'music');
      return;
    }
    await sendForm(form);
  };
  useGoingOn('music', () => void generate(), musicDraft.restore);
  return { generate, missing };
}
