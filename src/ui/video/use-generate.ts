import { useState } from 'react';
import { snapshot } from 'valtio';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { type ClipForm, clipDraft, clipForm } from '../../store/video/clip-form.ts';
import { missingIn } from '../../store/video/clip-request.ts';
import { making } from '../../store/video/clip-submit.ts';
import { isUploading } from '../../store/video/frame-upload.ts';
import { videoPrompts } from '../../store/video/video-prompts.ts';
import { useGenerate as useSubmit } from '../kit/use-generate.ts';
import { focusPicturePlace, focusPrompt } from './prompt-focus.ts';
import { sendForm } from './send-form.ts';

/** The Generate action of the video bar. */
export function useGenerate() {
  /** Set by a press without a prompt. */
  const [missing, setMissing] = useState(false);
  const ask = () => {
    setMissing(true);
    focusPrompt();
  };
  const generate = useSubmit({
    page: 'video',
    isBusy: () => isSubmitting(making.state) || isUploading(),
    isComplete: () => {
      const wanted = missingIn(clipForm);
      if (wanted === 'words') ask();
      else setMissing(false);
      if (wanted === 'picture') focusPicturePlace();
      return wanted === null;
    },
    send: () => {
      const form = snapshot(clipForm) as ClipForm;
      void videoPrompts.remember(form.prompt);
      return sendForm(form);
    },
    restore: clipDraft.restore,
  });
  return { generate, missing, ask };
}
