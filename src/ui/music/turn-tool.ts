import { t } from '@lingui/core/macro';
import type { MusicTool } from '../../api/music-tools.ts';
import { chooseTool, fillForm, isUntouched } from '../../store/music/music-form.ts';
import { dropReference } from '../../store/music/reference.ts';
import { toast } from '../../store/toasts.ts';

/** Switches to a provider's form. Unsent text in the other can be restored (MUSIC-28). */
export function turnTool(tool: MusicTool): void {
  const before = chooseTool(tool);
  if (before.tool === tool || isUntouched(before)) return;
  const { reference } = before;
  dropReference();
  toast({
    type: 'info',
    title: t`The form was cleared`,
    action: { label: t`Undo`, run: () => fillForm({ ...before, reference }) },
  });
}
