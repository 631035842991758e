/** A voice of the studio, and what voices are filtered by. */
import type { CallAnswer } from '../api/call.ts';
import type { listVoices, VOICE_EMOTIONS } from '../api/voices.ts';

type Answer = CallAnswer<typeof listVoices>;
export type Voice = Answer['lists'][number];
/** The choices of each filter, as the server offers them. */
export type VoiceSelect = NonNullable<Answer['select']>;
export type Emotion = (typeof VOICE_EMOTIONS)[number];

export const VOICE_FILTERS = ['language', 'scene', 'age', 'sex'] as const;
export type VoiceFilter = Record<(typeof VOICE_FILTERS)[number], string>;

export const tagsOf = ({ tags }: Voice): readonly string[] => (Array.isArray(tags) ? tags : [tags]);
