import { costOf, type UserPoints } from '../../../api/points.ts';
import { SHOT_IMAGE_MODELS } from '../../../api/storyboard.ts';
import { VIDEO_MODES, type VideoSubMode } from '../../../api/video-modes.ts';

/** The storyboard's picture model; the others are not offered yet. */
export const IMAGE_MODEL = SHOT_IMAGE_MODELS[0];
const JIMENG_3 = 'seedream-3';

/** Points for one picture of a shot; null until the costs are known (POINTS-10). */
export const pictureCost = (points: UserPoints | null): number | null =>
  points && costOf(points.jimeng_setting, JIMENG_3);

/** The sub-modes of the mode that is offered. */
export const CLIP_MODES: readonly VideoSubMode[] = VIDEO_MODES[0]?.subModes ?? [];
export const CLIP_MODE = VIDEO_MODES[0];

export const clipModeOf = (value: string): VideoSubMode | undefined =>
  CLIP_MODES.find((mode) => mode.value === value) ?? CLIP_MODES[0];

/** Points for one clip of a shot; null until the costs are known. */
export const clipCost = (points: UserPoints | null, mode: string): number | null =>
  points && (clipModeOf(mode)?.cost(points) ?? null);

/** @param label of a sub-mode */
export const clipModeName = (label: string | undefined): string =>
  [CLIP_MODE?.label, label].filter(Boolean).join(' ');
