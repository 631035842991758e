import { LIP_SYNC_PLATFORM, LIP_SYNC_TOOLS } from '../../api/lipsync.ts';
import type { Face } from '../face-place.ts';
import { AUDIO_SOURCE, BLANK_LIP, type LipForm } from './lip-form.ts';
import { lipToolOf, readLipOptions } from './lip-options.ts';
import type { LipSync } from './lip-syncs.ts';

const SHAPES = ['1:1', '16:9', '9:16'] as const;

/**
 * The form that a result was requested with. An uploaded sound is kept; a text is spoken anew, since a record does not say in which
 * voice it was spoken.
 * @param now the form as it is: voice and settings stay
 */
export function settingsOf(row: LipSync, now: LipForm): LipForm {
  const options = readLipOptions(row.options);
  const text = options.audio_text;
  const face: Face | null = options.face && { place: options.face, from: 'placed' };
  const isDub = lipToolOf(row.tool_name, options) === LIP_SYNC_TOOLS.digitalHuman;
  const shape = SHAPES.find((one) => one === options.aspectRatio) ?? '1:1';
  const url = options.head_url;
  return {
    ...BLANK_LIP,
    tab: isDub ? 'digitalHuman' : 'lipsync',
    platform:
      Number(options.type) === LIP_SYNC_PLATFORM.jimeng ? LIP_SYNC_PLATFORM.jimeng : LIP_SYNC_PLATFORM.hedra,
    picture: isDub || !url ? null : { url, name: '', shape, face, own: false },
    clip:
      isDub && url
        ? {
            url,
            name: '',
            seconds: Math.max(row.seconds ?? 0, options.audio_duration),
            width: row.width ?? 0,
            height: row.height ?? 0,
            face,
            own: false,
          }
        : null,
    source: text ? AUDIO_SOURCE.text : AUDIO_SOURCE.upload,
    spoken: { ...now.spoken, text: text || now.spoken.text },
    speech: null,
    upload:
      text || !options.audio_url
        ? null
        : { url: options.audio_url, base64: '', seconds: options.audio_duration, of: '' },
  };
}
