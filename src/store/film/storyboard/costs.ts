import type { UserPoints } from '../../../api/points.ts';
import { shotImageCost } from '../../../api/shot-image-models.ts';
import {
  NOT_IN_STORYBOARD,
  VIDEO_MODES,
  type VideoMode,
  type VideoSubMode,
  videoCost,
} from '../../../api/video-modes.ts';
import { pictureForms } from './picture-form.ts';

/** Points for one picture of a shot; null until the costs are known (POINTS-10). */
export const pictureCost = (points: UserPoints | null, model = pictureForms.model): number | null =>
  shotImageCost(points, model);

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
