import * as v from 'valibot';
import { proxy } from 'valtio';
import { HeardAudio } from '../../api/music.ts';
import { CUSTOM_MODE, MUSIC_TOOLS, type MusicTool, musicToolOf } from '../../api/music-tools.ts';
import { persistAsDraft } from '../form-draft.ts';
import { formParts } from '../form-parts.ts';
import { asksForInstrumental } from './instrumental-words.ts';

/** An uploaded audio file as reference. */
const Reference = v.object({ id: v.string(), name: v.string(), heard: v.nullable(HeardAudio) });
export type Reference = v.InferOutput<typeof Reference>;

const Draft = v.object({
  tool: v.picklist(MUSIC_TOOLS.map(({ tool }) => tool)),
  custom: v.picklist(Object.values(CUSTOM_MODE)),
  instrumental: v.boolean(),
  title: v.string(),
  tags: v.string(),
  description: v.string(),
  lyrics: v.string(),
  /** Mureka's input: a description, or an audio file. */
  method: v.picklist(['description', 'audio']),
  reference: v.nullable(Reference),
});
export type MusicForm = v.InferOutput<typeof Draft>;

export const BLANK_MUSIC: MusicForm = {
  tool: 'suno',
  custom: CUSTOM_MODE.inspiration,
  instrumental: false,
  title: '',
  tags: '',
  description: '',
  lyrics: '',
  method: 'description',
  reference: null,
};

/** The form. It survives a change of page and, as a draft, a closed tab. */
export const musicForm = proxy<MusicForm>(structuredClone(BLANK_MUSIC));

/** Whether nothing was typed or uploaded. */
export const isUntouched = ({ title, tags, description, lyrics, reference }: MusicForm): boolean =>
  title === '' && tags === '' && description === '' && lyrics === '' && reference === null;

export const musicDraft = persistAsDraft('music', musicForm, Draft, {
  blank: BLANK_MUSIC,
  division: formParts(BLANK_MUSIC, ['title', 'tags', 'description', 'lyrics', 'reference']),
  isUntouched,
});

/** The limits of the form's provider. */
export const rowOf = ({ tool }: Pick<MusicForm, 'tool'>) => musicToolOf(tool) ?? MUSIC_TOOLS[0];

/** Whether title, style and lyrics are asked for instead of a description. */
export const isCustom = ({ tool, custom }: Pick<MusicForm, 'tool' | 'custom'>): boolean =>
  rowOf({ tool }).custom && custom === CUSTOM_MODE.professional;

/** The fields that are shown, in their order. */
export function fieldsOf(form: Readonly<Pick<MusicForm, 'tool' | 'custom' | 'instrumental' | 'method'>>) {
  const custom = isCustom(form);
  const suno = form.tool === 'suno';
  return {
    title: custom,
    tags: custom,
    description: suno ? !custom : form.method === 'description',
    lyrics: !form.instrumental && (custom || !suno),
    reference: suno || form.method === 'audio',
  };
}

/** Whether the songs have no singing: by the switch, or by the words of a description that comes without lyrics. */
export function isInstrumental(form: Readonly<MusicForm>): boolean {
  if (form.instrumental) return true;
  const { description, lyrics } = fieldsOf(form);
  return description && !(lyrics && form.lyrics.trim()) && asksForInstrumental(form.description);
}

/** Switches to the other provider, with an empty form (MUSIC-28). @returns the form before, to restore it */
export function chooseTool(tool: MusicTool): MusicForm {
  const before = structuredClone(plain());
  if (tool !== musicForm.tool) Object.assign(musicForm, structuredClone(BLANK_MUSIC), { tool });
  return before;
}

/** Switches Mureka to a description, which drops the audio, or to audio, which empties the description (MUSIC-29, MUSIC-30). */
export function chooseMethod(method: MusicForm['method']): void {
  musicForm.method = method;
  if (method === 'description') musicForm.reference = null;
  else musicForm.description = '';
}

export const fillForm = (form: MusicForm): void => void Object.assign(musicForm, structuredClone(form));

/** The form's values, without proxies. */
export const plain = (): MusicForm => JSON.parse(JSON.stringify(musicForm)) as MusicForm;
