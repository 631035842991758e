import type { CallOutput, HandlerAnswer } from '../../src/api/call.ts';
import type { listVoices } from '../../src/api/voices.ts';
import type { Language } from '../messages.ts';
import type { StudioVoice } from '../providers/speech.ts';

type Filter = CallOutput<typeof listVoices>;
const FIELDS = ['language', 'scene', 'age', 'sex'] as const;

/** The values of a field that some voice has, in the order of the voices. */
const choices = (voices: readonly StudioVoice[], field: (typeof FIELDS)[number]): string[] => [
  ...new Set(voices.map((voice) => voice[field])),
];

/** The voices that fit a filter; an empty word fits all. */
export const tellVoices = (
  voices: readonly StudioVoice[],
  filter: Filter,
  language: Language,
  platform: string,
): HandlerAnswer<typeof listVoices> => ({
  lists: voices
    .filter((voice) => FIELDS.every((field) => !filter[field] || voice[field] === filter[field]))
    .map((voice) => ({
      voice_name: voice.name[language],
      voice_type: voice.type,
      tags: [voice.language, voice.sex, voice.age, voice.scene],
      platform,
      test_audio_url: `/media/voices/${voice.type}.mp3`,
    })),
  select: {
    language: choices(voices, 'language'),
    scene: choices(voices, 'scene'),
    age: choices(voices, 'age'),
    sex: choices(voices, 'sex'),
  },
});
