/** Fills the form from a result: with the settings it was requested with, or with the result itself as the source of another one. */
import { t } from '@lingui/core/macro';
import { fillForm, isUntouched, type LipForm, plain } from '../../store/lipsync/lip-form.ts';
import { settingsOf } from '../../store/lipsync/lip-settings.ts';
import type { LipSync } from '../../store/lipsync/lip-syncs.ts';
import type { LipView } from '../../store/lipsync/lip-view.ts';
import { dropPicture } from '../../store/lipsync/picture.ts';
import { stopSound } from '../../store/lipsync/sound-upload.ts';
import { dropClip } from '../../store/lipsync/source-clip.ts';
import { toast } from '../../store/toasts.ts';
import { takeAsSource } from '../kit/take-as-source.ts';
import { turnTo } from '../kit/turn-side.ts';

/** Says that the form was filled. Its former contents can be restored. */
function offerUndo(before: LipForm): void {
  if (isUntouched(before) || JSON.stringify(before) === JSON.stringify(plain())) return;
  toast({
    type: 'info',
    title: t`The form was filled from this clip`,
    action: { label: t`Undo`, run: () => fillForm(before) },
  });
}

/** Fills the form with the settings of a result. */
export function reuse(row: LipSync): void {
  const before = plain();
  // what is on its way would arrive among the result's settings
  stopSound();
  dropPicture();
  void dropClip();
  fillForm(settingsOf(row, before));
  offerUndo(before);
  turnTo('lipsync', 'form');
}

/** Uses a result as the source video of a digital human (DIGI-10). */
export const reuseAsSource = ({ video, text, seconds, aspect }: LipView): Promise<void> =>
  takeAsSource({ video, name: text || t`A recording`, seconds, aspect });
