import { modeOf, VIDEO_MODES } from '../../api/video-modes.ts';
import { readVideoOptions, type VideoOptions } from '../../api/video-options.ts';
import { BLANK_CLIP, type ClipForm, type ClipPicture, UPLOAD } from './clip-form.ts';
import type { Clip } from './clips.ts';

/** The last part of an address, as a name for the file. */
const nameOf = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
const picture = (url: string): ClipPicture | null => (url ? { url, name: nameOf(url) } : null);

/** The mode that a clip was asked in: its own, or for a changed one that of the clip it was made from. */
function modeIn({ tool_name, model, resolution }: VideoOptions, tool: string) {
  const mode = modeOf(tool_name) ?? modeOf(tool);
  const row =
    mode?.subModes.find((one) => one.model === model && one.resolution === resolution) ?? mode?.subModes[0];
  return mode && row ? { mode, row } : { mode: VIDEO_MODES[0], row: VIDEO_MODES[0].subModes[0] };
}

/** The form that a clip was asked with, to fill in or send again (VIDEO-11). */
export function settingsOf(clip: Pick<Clip, 'options' | 'tool_name'>): ClipForm {
  const options = readVideoOptions(clip.options);
  const { mode, row } = modeIn(options, clip.tool_name);
  const references = [...options.character_images, ...options.images].flatMap((url) => picture(url) ?? []);
  return {
    ...BLANK_CLIP,
    prompt: options.prompt,
    mode: mode.value,
    subMode: row.value,
    ratio: options.ratio || BLANK_CLIP.ratio,
    seconds: options.seconds || row.seconds,
    upload: references.length > 0 ? UPLOAD.references : UPLOAD.frames,
    first: picture(options.image),
    last: picture(options.image_end || options.tail_image),
    references: references.slice(0, row.references?.most ?? 0),
  };
}
