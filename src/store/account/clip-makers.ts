/** Who makes clips. Apart from the other makers, as the drawing page needs no table of video modes. */
import { type BoundModel, boundModel } from '../../api/bound-models.ts';
import { modeOf, type VideoSubMode } from '../../api/video-modes.ts';
import { picturesIn, type VideoSent } from '../../api/video-request.ts';
import type { LeftOut, MakersPayload } from './makers.ts';

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

/** The request of a clip with only the pictures that its real model takes, and what that leaves out. */
export function clipAsTaken(
  payload: MakersPayload,
  sent: VideoSent,
): { input: VideoSent; leftOut: LeftOut | null } {
  const { tool_name: tool = '', model = '', resolution = '' } = sent;
  const made = boundModel(payload, 'clip', { tool, model, resolution });
  const { first, last, references } = picturesIn(sent);
  const { image_end: _end, tail_image: _tail, ...startsOnly } = sent;
  if (made?.takes?.image === false && (first || last || references.length > 0)) {
    const { image: _, images: _images, character_images: _characters, ...wordsOnly } = startsOnly;
    const why = wordsOnly.prompt?.trim() ? 'clip' : 'change';
    return { input: wordsOnly, leftOut: { name: made.name, why } };
  }
  if (made?.takes?.endImage === false && last)
    return { input: startsOnly, leftOut: { name: made.name, why: 'end' } };
  return { input: sent, leftOut: null };
}
