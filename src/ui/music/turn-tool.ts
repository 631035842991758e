import { t } from '@lingui/core/macro';
import type { MusicTool } from '../../api/music-tools.ts';
import {
  chooseMethod,
  chooseTool,
  fillForm,
  isUntouched,
  type MusicForm,
} from '../../store/music/music-form.ts';
import { dropReference } from '../../store/music/reference.ts';
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

/** Switches what Mureka composes from. Audio is dropped with the field for it, also while it is uploaded (MUSIC-29). */
export function turnMethod(method: MusicForm['method']): void {
  chooseMethod(method);
  if (method === 'description') dropReference();
}
