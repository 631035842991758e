/** The voice of an example: whoever presses a painted face hears it at once, without a search among the voices first. */
import type { ExampleFace } from '../../api/lipsync.ts';
import { listVoices, textLanguage } from '../../api/voices.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { client } from '../client.ts';
import type { VoiceFilter } from '../voice.ts';
import { lipForm } from './lip-form.ts';

/** Whom each face shows. */
const SPEAKERS = {
  dusk: { sex: 'female', age: 'adult' },
  city: { sex: 'male', age: 'young' },
  blue: { sex: 'female', age: 'young' },
  forest: { sex: 'female', age: 'senior' },
} satisfies Record<ExampleFace, Pick<VoiceFilter, 'sex' | 'age'>>;

/** The voice that an example gave: another example replaces it, but not one that somebody chose. */
let given = '';
/** Counts the presses: only the last one's answer is taken. */
let press = 0;
onSignOut(() => {
  given = '';
  press += 1;
});

const takesVoice = (): boolean => lipForm.spoken.voice_type === '' || lipForm.spoken.voice_type === given;

/**
 * Gives the form a voice that speaks the text's language and fits the example's face. Where somebody chose one, or the studio has
 * none that fits, the form stays as it is. @throws ApiError
 */
export async function takeExampleVoice(example: ExampleFace): Promise<void> {
  if (!takesVoice()) return;
  press += 1;
  const mine = press;
  const language = textLanguage(lipForm.spoken.text);
  const { lists } = await client.send(listVoices, { scene: '', language, ...SPEAKERS[example] });
  const voice = lists[0];
  if (press !== mine || !voice || !takesVoice()) return;
  given = voice.voice_type;
  Object.assign(lipForm.spoken, { voice_type: voice.voice_type, voice_name: voice.voice_name });
}
