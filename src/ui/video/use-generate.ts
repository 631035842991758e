import { useState } from 'react';
import { snapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { type ClipForm, clipDraft, clipForm } from '../../store/video/clip-form.ts';
import { missingIn } from '../../store/video/clip-request.ts';
import { making } from '../../store/video/clip-submit.ts';
import { isUploading } from '../../store/video/frame-upload.ts';
import { videoPrompts } from '../../store/video/video-prompts.ts';
import { useGoingOn } from '../kit/use-going-on.ts';
import { focusPrompt } from './prompt-focus.ts';
import { sendForm } from './send-form.ts';

/** The Generate action: checks in the order people see them, then one submit. */
export function useGenerate() {
  /** Set by a press that found no words. */
  const [missing, setMissing] = useState(false);
  const ask = () => {
    setMissing(true);
    focusPrompt();
  };
  const generate = async () => {
    if (isSubmitting(making.state) || !browser.online || isUploading()) return;
    const form = snapshot(clipForm) as ClipForm;
    if (missingIn(form)) {
      ask();
      return;
    }
    setMissing(false);
    if (!session.token) {
      signInFirst(() => void generate(), 'video');
      return;
    }
    void videoPrompts.remember(form.prompt);
    await sendForm(form);
  };
  useGoingOn('video', () => void generate(), clipDraft.restore);
  return { generate, missing, ask };
}
