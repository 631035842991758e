import { modeOf } from '../../api/video-modes.ts';
import { readVideoOptions } from '../../api/video-options.ts';
import { clipAsTaken } from '../../store/account/clip-makers.ts';
import type { LeftOut } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import type { DoneClip } from '../../store/video/change-clip.ts';
import { settingsOf } from '../../store/video/clip-settings.ts';
import { clipCost } from '../../store/video/clip-submit.ts';
import { sendForm } from './send-form.ts';

/** How to make a clip again with its settings; null for settings that no form has. */
export function againOf({ clip }: DoneClip): {
  /** The price now. */
  cost: number | null;
  /** What its model takes no more of it. */
  leftOut: LeftOut | null;
  run: () => void;
} | null {
  const { tool_name, options } = clip;
  if (!modeOf(tool_name)) return null;
  const settings = settingsOf(clip);
  const { leftOut } = clipAsTaken(points.payload, { ...readVideoOptions(options), tool_name });
  return { cost: clipCost(settings, points.payload), leftOut, run: () => void sendForm(settings) };
}
