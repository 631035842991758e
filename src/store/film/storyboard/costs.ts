import { costOf, type UserPoints } from '../../../api/points.ts';
import { SHOT_IMAGE_MODELS } from '../../../api/storyboard.ts';
import {
  NOT_IN_STORYBOARD,
  VIDEO_MODES,
  type VideoMode,
  type VideoSubMode,
  videoCost,
} from '../../../api/video-modes.ts';

/** The storyboard's picture model; the others are not offered yet. */
export const IMAGE_MODEL = SHOT_IMAGE_MODELS[0];
const JIMENG_3 = 'seedream-3';

/** Points for one picture of a shot; null until the costs are known (POINTS-10). */
export const pictureCost = (points: UserPoints | null): number | null =>
  points && costOf(points.jimeng_setting, JIMENG_3);

/** A way to make clips: a mode and a row of it. The row's value names it, since no two modes share one. */
export interface ClipWay {
  mode: VideoMode;
  row: VideoSubMode;
}

/** The ways that the storyboard offers (BOARD-69, BOARD-71). */
export const CLIP_WAYS: readonly ClipWay[] = VIDEO_MODES.flatMap((mode) =>
  mode.subModes.filter(({ value }) => !NOT_IN_STORYBOARD.includes(value)).map((row) => ({ mode, row })),
);

export const clipWayOf = (value: string): ClipWay =>
  CLIP_WAYS.find(({ row }) => row.value === value) ?? {
    mode: VIDEO_MODES[0],
    row: VIDEO_MODES[0].subModes[0],
  };

/** Points for one clip of a shot; null until the costs are known. */
export const clipCost = (points: UserPoints | null, value: string, withReferences = false): number | null =>
  points && videoCost(clipWayOf(value).row, points, withReferences);

/** E.g. `Jimeng Lite 480p`. */
export const clipWayName = ({ mode, row }: ClipWay): string => `${mode.label} ${row.label}`;
