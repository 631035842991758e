import type { StudioVoice } from '../../../generators/speech/speech.ts';
import type { CallOutput, HandlerAnswer } from '../../../src/api/call.ts';
import type { listVoices } from '../../../src/api/voices.ts';
import type { Language } from '../../rpc/messages.ts';

type Filter = CallOutput<typeof listVoices>;

/** The fields of a voice that each filter compares. */
const FIELDS: { readonly [Field in keyof Filter]: (voice: StudioVoice) => readonly string[] } = {
  language: ({ language }) => [language],
  scene: ({ scenes }) => scenes,
  age: ({ age }) => [age],
  sex: ({ sex }) => [sex],
};
const NAMES = ['language', 'scene', 'age', 'sex'] as const satisfies readonly (keyof Filter)[];

/** All values of a field, in the order of the voices. */
const choices = (voices: readonly StudioVoice[], field: keyof Filter): string[] => [
  ...new Set(voices.flatMap((voice) => FIELDS[field](voice))),
];

/** The voices that match a filter; an empty value matches all. */
export const serializeVoices = (
  voices: readonly StudioVoice[],
  filter: Filter,
  language: Language,
  platform: string,
): HandlerAnswer<typeof listVoices> => ({
  lists: voices
    .filter((voice) => NAMES.every((name) => !filter[name] || FIELDS[name](voice).includes(filter[name])))
    .map((voice) => ({
      voice_name: voice.name[language],
      voice_type: voice.id,
      tags: NAMES.flatMap((name) => FIELDS[name](voice)),
      platform,
      test_audio_url: `/media/voices/${voice.id}.mp3`,
    })),
  select: {
    language: choices(voices, 'language'),
    scene: choices(voices, 'scene'),
    age: choices(voices, 'age'),
    sex: choices(voices, 'sex'),
  },
});
