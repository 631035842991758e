/** What a filled form lacks, costs and sends. */
import type { CallInput } from '../../api/call.ts';
import type { createLipSync } from '../../api/lipsync.ts';
import { fitsClip } from '../../api/lipsync-limits.ts';
import type { UserPoints } from '../../api/points.ts';
import { lipSyncCost } from '../../api/voices.ts';
import { isSpoken, type MadeSound, unspeakable } from '../speech/spoken.ts';
import { AUDIO_SOURCE, type LipForm } from './lip-form.ts';

/** What is spoken: what was made of the text, or the upload. Null where there is none, or the text was changed since. */
export function soundOf({ source, spoken, speech, upload }: LipForm): MadeSound | null {
  if (source === AUDIO_SOURCE.upload) return upload;
  return isSpoken(spoken, speech) ? speech : null;
}

/** What the sound says, as far as the form knows. */
export const textOf = ({ source, spoken }: Pick<LipForm, 'source' | 'spoken'>): string =>
  source === AUDIO_SOURCE.text ? spoken.text.trim() : '';

export type Missing = 'picture' | 'face' | 'clip' | 'text' | 'voice' | 'speech' | 'upload' | 'longer';

/** What has to be added first, in the order that people see it; null if the form can be sent. */
export function missingIn(form: LipForm): Missing | null {
  if (form.tab === 'lipsync') {
    if (!form.picture) return 'picture';
    // an undetected face counts only after the person has placed it
    if (form.picture.face?.from === 'none') return 'face';
  } else {
    if (!form.clip) return 'clip';
    if (form.clip.face?.from === 'none') return 'face';
  }
  const sound = soundOf(form);
  if (form.source === AUDIO_SOURCE.text) {
    const why = unspeakable(form.spoken);
    if (why) return why;
    if (!sound) return 'speech';
  } else if (!sound) return 'upload';
  // DIGI-08
  if (form.tab === 'digitalHuman' && form.clip && sound && !fitsClip(sound.seconds, form.clip.seconds))
    return 'longer';
  return null;
}

/** Points for the form as it stands (LIP-36): undefined before there is a sound, null while prices are unknown. */
export function lipCost(form: LipForm, points: UserPoints | null): number | null | undefined {
  const sound = soundOf(form);
  if (!sound) return undefined;
  return points && lipSyncCost(points, textOf(form), sound.seconds);
}

/** What the picture's tab sends (LIP-33). Null while something is missing. */
export function talkRequest(form: LipForm): CallInput<typeof createLipSync> | null {
  const { picture, platform } = form;
  const sound = soundOf(form);
  if (!picture || !sound) return null;
  return {
    head_url: picture.url,
    audio_url: sound.url,
    audio_duration: sound.seconds,
    audio_text: textOf(form),
    aspectRatio: picture.shape,
    type: platform,
    ...(picture.face ? { face: picture.face.place } : {}),
  };
}

/** What stands for the form in notices and lists. */
export const promptOf = (form: LipForm): string => textOf(form) || form.upload?.of || '';

/** Whether the form shows an uploaded face, for which the member has to consent. */
export const showsUpload = ({ tab, picture, clip }: LipForm): boolean =>
  !(tab === 'lipsync' ? picture?.own : clip?.own);
