import type { UserPoints } from '../../../api/points.ts';
import { shotImageCost } from '../../../api/shot-image-models.ts';
import {
  NOT_IN_STORYBOARD,
  VIDEO_MODES,
  type VideoMode,
  type VideoSubMode,
  videoCost,
} from '../../../api/video-modes.ts';
import { clipRow, rowAsMade } from '../../account/clip-makers.ts';
import { points } from '../../account/points.ts';
import { pictureForms } from './picture-form.ts';

/** Points for one picture of a shot; null until the costs are known (POINTS-10). */
export const pictureCost = (payload: UserPoints | null, model = pictureForms.model): number | null =>
  shotImageCost(payload, model);

/** A way to make clips: a mode and a row of it. The row's value names it, since no two modes share one. */
export interface ClipWay {
  mode: VideoMode;
  row: VideoSubMode;
}

/** The ways that the storyboard offers (BOARD-69, BOARD-71). */
export const CLIP_WAYS: readonly ClipWay[] = VIDEO_MODES.flatMap((mode) =>
  mode.subModes.filter(({ value }) => !NOT_IN_STORYBOARD.includes(value)).map((row) => ({ mode, row })),
);

/** The way of this value, with the pictures that its real model takes. One that no longer exists is the first. */
export function clipWayOf(value: string): ClipWay {
  const { mode, row } = CLIP_WAYS.find((way) => way.row.value === value) ?? {
    mode: VIDEO_MODES[0],
    row: VIDEO_MODES[0].subModes[0],
  };
  return { mode, row: rowAsMade(points.payload, mode.value, row) };
}

/** The row of a real model that makes clips of a way; undefined for the built-in engine. @param value of the way */
export function filmerOf(value: string): ReturnType<typeof clipRow> {
  const { mode, row } = clipWayOf(value);
  return clipRow(points.payload, mode.value, row);
}

/** Points for one clip of a shot; null until the costs are known. */
export const clipCost = (payload: UserPoints | null, value: string, withReferences = false): number | null =>
  payload && videoCost(clipWayOf(value).row, payload, withReferences);

/** E.g. `Jimeng Lite 480p`. */
export const clipWayName = ({ mode, row }: ClipWay): string => `${mode.label} ${row.label}`;
