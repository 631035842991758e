/** The form of the lip-sync page. Text and sound serve both tabs. */
import * as v from 'valibot';
import { proxy } from 'valtio';
import { LIP_SYNC_PLATFORM } from '../../api/lipsync.ts';
import { Face } from '../face-place.ts';
import { persistAsDraft } from '../form-draft.ts';
import { formParts } from '../form-parts.ts';
import { MadeSound, SpokenText, UNSPOKEN } from '../speech/spoken.ts';

const Picture = v.object({
  url: v.string(),
  name: v.string(),
  shape: v.picklist(['1:1', '16:9', '9:16']),
  face: v.nullable(Face),
  /** Made in the studio, not an upload. */
  own: v.optional(v.boolean(), false),
  /** A face of the studio's examples; another example replaces it. */
  example: v.optional(v.boolean()),
});
export type Picture = v.InferOutput<typeof Picture>;

const Clip = v.object({
  url: v.string(),
  name: v.string(),
  seconds: v.number(),
  width: v.number(),
  height: v.number(),
  face: v.nullable(Face),
  own: v.optional(v.boolean(), false),
});
export type SourceClip = v.InferOutput<typeof Clip>;

/** Where the sound comes from: 0 reading a text, 1 an upload (LIP-03). */
export const AUDIO_SOURCE = { text: 0, upload: 1 } as const;

const Draft = v.object({
  tab: v.picklist(['lipsync', 'digitalHuman']),
  platform: v.picklist(Object.values(LIP_SYNC_PLATFORM)),
  picture: v.nullable(Picture),
  clip: v.nullable(Clip),
  source: v.picklist(Object.values(AUDIO_SOURCE)),
  spoken: SpokenText,
  /** Speech made of the text, perhaps of an earlier one. */
  speech: v.nullable(MadeSound),
  upload: v.nullable(MadeSound),
});
export type LipForm = v.InferOutput<typeof Draft>;

export const BLANK_LIP: LipForm = {
  tab: 'lipsync',
  platform: LIP_SYNC_PLATFORM.hedra,
  picture: null,
  clip: null,
  source: AUDIO_SOURCE.text,
  spoken: UNSPOKEN,
  speech: null,
  upload: null,
};

/** The form. It survives a change of page and, as a draft, a closed tab. */
export const lipForm = proxy<LipForm>(structuredClone(BLANK_LIP));

/** Whether nothing was typed or uploaded. */
export const isUntouched = ({ picture, clip, spoken, upload }: LipForm): boolean =>
  picture === null && clip === null && spoken.text === '' && upload === null;

export const lipDraft = persistAsDraft('lip-sync', lipForm, Draft, {
  blank: BLANK_LIP,
  division: formParts(BLANK_LIP, ['picture', 'clip', 'spoken', 'speech', 'upload']),
  isUntouched,
});

/** The form's values, without proxies. */
export const plain = (): LipForm => JSON.parse(JSON.stringify(lipForm)) as LipForm;

export const fillForm = (form: LipForm): void => void Object.assign(lipForm, structuredClone(form));
