/** Fills the prompt bar: with a prompt, with a clip's settings, or with a clip's last frame. */
import { t } from '@lingui/core/macro';
import { snapshot } from 'valtio';
import { toast } from '../../store/toasts.ts';
import { beginWith } from '../../store/video/begin-with.ts';
import { lastFrameOf } from '../../store/video/change-clip.ts';
import { fillForm } from '../../store/video/change-form.ts';
import { type ClipForm, clipForm } from '../../store/video/clip-form.ts';
import type { ClipView } from '../../store/video/clip-view.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';
import { reportAs } from '../errors/report-as.ts';
import { focusPrompt } from './prompt-focus.ts';

const addressesIn = ({ first, last, references }: ClipForm): string[] =>
  [first, last, ...references].flatMap((picture) => picture?.url ?? []);

/** Changes the bar. An unsent prompt, or pictures, that were replaced can be restored with Undo. */
function fill(change: () => void): void {
  const before = snapshot(clipForm) as ClipForm;
  change();
  focusPrompt();
  const isPromptLost = before.prompt.trim() !== '' && before.prompt !== clipForm.prompt;
  const left = addressesIn(clipForm);
  if (!isPromptLost && addressesIn(before).every((url) => left.includes(url))) return;
  toast({
    type: 'info',
    title: isPromptLost ? t`Your prompt was replaced` : t`Your pictures were replaced`,
    action: { label: t`Undo`, run: () => fillForm(before) },
  });
}

export const takePrompt = (prompt: string): void =>
  fill(() => {
    clipForm.prompt = prompt;
  });

/** Fills the whole bar with a clip's settings (VIDEO-11). */
export const takeSettings = (settings: ClipForm): void =>
  fill(() => {
    // a picture on its way would take the place of one of these
    for (const upload of Object.values(frameUploads)) upload.drop();
    fillForm(settings);
  });

/** Continues a clip: its last frame becomes the first frame of the next. */
export async function continueClip(view: ClipView): Promise<void> {
  try {
    const undo = beginWith(await lastFrameOf(view), view.ratio);
    focusPrompt();
    toast({
      type: 'info',
      title: t`The clip's last picture is the first frame now`,
      description: t`Describe what happens next.`,
      ...(undo && { action: { label: t`Undo`, run: undo } }),
    });
  } catch (error) {
    reportAs(t`Couldn't read the clip's last picture`, error);
  }
}
