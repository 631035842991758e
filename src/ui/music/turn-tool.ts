import { t } from '@lingui/core/macro';
import type { MusicTool } from '../../api/music-tools.ts';
import {
  chooseMethod,
  chooseTool,
  fillForm,
  isUntouched,
  type MusicForm,
  musicForm,
  plain,
} from '../../store/music/music-form.ts';
import { dropReference, stopReference } from '../../store/music/reference.ts';
import { toast } from '../../store/toasts.ts';

/** Switches to a provider's form. Unsent text in the other can be restored (MUSIC-28). */
export function turnTool(tool: MusicTool): void {
  const before = chooseTool(tool);
  if (before.tool === tool) return;
  const { reference } = before;
  // a file on its way would arrive in the other form
  dropReference();
  if (isUntouched(before)) return;
  toast({
    type: 'info',
    title: t`The form was cleared`,
    action: { label: t`Undo`, run: () => fillForm({ ...before, reference }) },
  });
}

/**
 * Switches what Mureka composes from. Audio is dropped with the field for it, also while it is uploaded, and a description is emptied
 * (MUSIC-29, MUSIC-30). What was there can be restored.
 */
export function turnMethod(method: MusicForm['method']): void {
  const { method: left, description, reference } = plain();
  chooseMethod(method);
  if (method === 'description') dropReference();
  const isLost = method === 'description' ? reference !== null : description.trim() !== '';
  if (left === method || !isLost) return;
  toast({
    type: 'info',
    title: method === 'description' ? t`The audio was removed` : t`The description was cleared`,
    action: {
      label: t`Undo`,
      run: () => {
        // a file on its way would take the audio's place, or arrive where none is asked for
        stopReference();
        Object.assign(musicForm, { method: left, description, reference });
      },
    },
  });
}
