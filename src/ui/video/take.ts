/** Fills the prompt bar: with a prompt, with a clip's settings, or with a first frame. */
import { t } from '@lingui/core/macro';
import { snapshot } from 'valtio';
import { DEFAULT_VIDEO, modeOf } from '../../api/video-modes.ts';
import { toast } from '../../store/toasts.ts';
import { lastFrameOf } from '../../store/video/change-clip.ts';
import { chooseMode, fillForm, putPicture } from '../../store/video/change-form.ts';
import { type ClipForm, type ClipPicture, clipForm, rowOf, UPLOAD } from '../../store/video/clip-form.ts';
import type { ClipView } from '../../store/video/clip-view.ts';
import { reportAs } from '../errors/report-as.ts';
import { focusPrompt } from './prompt-focus.ts';

/** Changes the bar. An unsent prompt that was replaced can be restored with Undo. */
function fill(change: () => void): void {
  const before = snapshot(clipForm) as ClipForm;
  change();
  focusPrompt();
  if (before.prompt.trim() === '' || before.prompt === clipForm.prompt) return;
  toast({
    type: 'info',
    title: t`Your prompt was replaced`,
    action: { label: t`Undo`, run: () => fillForm(before) },
  });
}

export const takePrompt = (prompt: string): void =>
  fill(() => {
    clipForm.prompt = prompt;
  });

/** Fills the whole bar with a clip's settings (VIDEO-11). */
export const takeSettings = (settings: ClipForm): void => fill(() => fillForm(settings));

/** Uses a picture as the first frame, in a mode that takes one. */
export function beginWith(picture: ClipPicture, ratio?: string): void {
  if (!rowOf(clipForm).row.frames) chooseMode(DEFAULT_VIDEO.mode);
  Object.assign(clipForm, { upload: UPLOAD.frames, last: null });
  putPicture('first', picture);
  if (ratio && modeOf(clipForm.mode)?.ratios.includes(ratio)) clipForm.ratio = ratio;
  focusPrompt();
}

/** Continues a clip: its last frame becomes the first frame of the next. */
export async function continueClip(view: ClipView): Promise<void> {
  try {
    beginWith(await lastFrameOf(view), view.ratio);
    toast({
      type: 'info',
      title: t`The clip's last picture is the first frame now`,
      description: t`Describe what happens next.`,
    });
  } catch (error) {
    reportAs(t`Couldn't read the clip's last picture`, error);
  }
}
