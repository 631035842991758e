import { t } from '@lingui/core/macro';
import { snapshot } from 'valtio';
import { toast } from '../../store/toasts.ts';
import { chooseMode, chooseSubMode } from '../../store/video/change-form.ts';
import { type ClipForm, clipForm } from '../../store/video/clip-form.ts';

/** Changes mode or row. Reference pictures that go with that can be restored (VIDEO-25). */
function turn(choose: () => void): void {
  const { mode, subMode, upload, seconds, references } = snapshot(clipForm) as ClipForm;
  choose();
  if (references.length === 0 || clipForm.references.length > 0) return;
  toast({
    type: 'info',
    title: t`This model takes no reference pictures`,
    action: {
      label: t`Undo`,
      run: () => Object.assign(clipForm, { mode, subMode, upload, seconds, references: [...references] }),
    },
  });
}

export const turnMode = (mode: string): void => turn(() => chooseMode(mode));
export const turnSubMode = (subMode: string): void => turn(() => chooseSubMode(subMode));
