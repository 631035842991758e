/** Who makes clips. Apart from the other makers, as the drawing page needs no table of video modes. */
import { type BoundModel, boundModel } from '../../api/bound-models.ts';
import { modeOf, type VideoSubMode } from '../../api/video-modes.ts';
import type { MakersPayload } from './makers.ts';

/** The row that makes clips of a mode's row; undefined for the built-in engine. */
export function clipRow(payload: MakersPayload, mode: string, row: VideoSubMode): BoundModel | undefined {
  const tool = modeOf(mode)?.value ?? mode;
  return boundModel(payload, 'clip', { tool, model: row.model, resolution: row.resolution });
}

/** Who makes clips of a mode's row. */
export const clipMaker = (payload: MakersPayload, mode: string, row: VideoSubMode): string | undefined =>
  clipRow(payload, mode, row)?.name ?? payload?.providers?.video;
