/** Fields that a video mode's row allows in a request, and the fields to send. */
import type * as v from 'valibot';
import type { VideoRequest } from './video.ts';
import { modeOf, subModeOf, type VideoMode, type VideoSubMode } from './video-modes.ts';

/** A request, or what is stored of one. */
export type VideoSent = Partial<v.InferOutput<typeof VideoRequest>>;

/** URLs of the pictures in a request; empty for none. */
export interface VideoPictures {
  first: string;
  last: string;
  references: readonly string[];
}

/** Maps the pictures to the row's fields. Frames are sent if there are no references. */
export function pictureFields(
  { frames, references }: VideoSubMode,
  pictures: VideoPictures,
): Pick<VideoSent, 'image' | 'image_end' | 'tail_image' | 'images' | 'character_images'> {
  if (references && pictures.references.length > 0)
    return { [references.field]: pictures.references.slice(0, references.most) };
  if (!frames) return {};
  return {
    ...(pictures.first ? { image: pictures.first } : {}),
    ...(frames.last && pictures.last ? { [frames.last]: pictures.last } : {}),
  };
}

/** The fields of a mode other than prompt and pictures (VIDEO-20). */
export const modeFields = (mode: VideoMode, row: VideoSubMode, seconds: number) => ({
  api_name: mode.api,
  tool_name: mode.value,
  model: row.model,
  resolution: row.resolution,
  seconds,
  ...(row.duration === undefined ? {} : { duration: row.duration }),
});

/** The pictures of a request, from all possible fields. */
export const picturesIn = (sent: VideoSent): VideoPictures => ({
  first: sent.image ?? '',
  last: sent.image_end || sent.tail_image || '',
  references: [...(sent.character_images ?? []), ...(sent.images ?? [])],
});

/** The first field of a request that the row does not allow; null if the request is valid. */
export function unfitField(sent: VideoSent): keyof VideoSent | null {
  const mode = modeOf(sent.tool_name ?? '');
  if (!mode) return 'tool_name';
  if (sent.api_name !== undefined && sent.api_name !== mode.api) return 'api_name';
  const row = subModeOf(mode.value, sent.model ?? '', sent.resolution ?? '');
  if (!row) return 'model';
  if (sent.ratio !== undefined && !mode.ratios.includes(sent.ratio)) return 'ratio';
  if (sent.seconds !== undefined && !(row.lengths ?? [row.seconds]).includes(sent.seconds)) return 'seconds';
  if (sent.duration !== undefined && sent.duration !== (row.duration ?? sent.seconds ?? row.seconds))
    return 'duration';
  return unfitPicture(sent, row);
}

function unfitPicture(sent: VideoSent, { frames, references }: VideoSubMode): keyof VideoSent | null {
  for (const field of ['images', 'character_images'] as const) {
    const count = sent[field]?.length ?? 0;
    if (count > (references?.field === field ? references.most : 0)) return field;
  }
  const referred = picturesIn(sent).references.length > 0;
  // frames and references exclude each other
  if (sent.image && (!frames || referred)) return 'image';
  for (const field of ['image_end', 'tail_image'] as const)
    if (sent[field] && (frames?.last !== field || referred)) return field;
  return null;
}
