/** Who makes clips. Apart from the other makers, as the drawing page needs no table of video modes. */
import { type BoundModel, boundModel } from '../../api/bound-models.ts';
import { modeOf, type VideoSubMode } from '../../api/video-modes.ts';
import type { MakersPayload } from './makers.ts';

/** The row that makes clips of a mode's row; undefined for the built-in engine. */
export function clipRow(payload: MakersPayload, mode: string, row: VideoSubMode): BoundModel | undefined {
  const tool = modeOf(mode)?.value ?? mode;
  return boundModel(payload, 'clip', { tool, model: row.model, resolution: row.resolution });
}

/** A mode's row with only the pictures that its real model takes: some take none to end on, or none at all. */
export function rowAsMade(payload: MakersPayload, mode: string, row: VideoSubMode): VideoSubMode {
  const takes = clipRow(payload, mode, row)?.takes;
  if (!takes) return row;
  const { frames, references, ...wordsOnly } = row;
  if (!takes.image) return wordsOnly;
  return frames && !takes.endImage ? { ...row, frames: { last: null } } : row;
}

/** Who makes clips of a mode's row. */
export const clipMaker = (payload: MakersPayload, mode: string, row: VideoSubMode): string | undefined =>
  clipRow(payload, mode, row)?.name ?? payload?.providers?.video;
