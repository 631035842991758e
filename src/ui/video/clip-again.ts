import { modeOf } from '../../api/video-modes.ts';
import { points } from '../../store/account/points.ts';
import type { DoneClip } from '../../store/video/change-clip.ts';
import { settingsOf } from '../../store/video/clip-settings.ts';
import { clipCost } from '../../store/video/clip-submit.ts';
import { sendForm } from './send-form.ts';

/** How to make a clip again with its settings, and the price now; null for settings that no form has. */
export function againOf({ clip }: DoneClip): { cost: number | null; run: () => void } | null {
  if (!modeOf(clip.tool_name)) return null;
  const settings = settingsOf(clip);
  return { cost: clipCost(settings, points.payload), run: () => void sendForm(settings) };
}
