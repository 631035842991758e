import { useLingui } from '@lingui/react/macro';
import { CLIP_TOOLS } from '../../api/video-modes.ts';
import type { ClipView } from '../../store/video/clip-view.ts';

/** How a clip was made: its mode, or the change that made it. */
export function useToolWords({ tool, modeName }: ClipView): string {
  const { t } = useLingui();
  if (tool === CLIP_TOOLS.soundEffect) return t`Sound effect`;
  if (tool === CLIP_TOOLS.hd) return t`HD upscale`;
  return modeName;
}
