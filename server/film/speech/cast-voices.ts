/** Assigns voices: a different one for each role and for the narrator. */
import type { SpeechProvider, StudioVoice } from '../../../generators/speech/speech.ts';
import { textLanguage } from '../../../src/api/voices.ts';
import { first, type Queries } from '../../db/database.ts';

interface Speaker {
  name: string;
  description: string;
  /** The chosen voice; empty for none. */
  voice_type: string;
}

/** The voices of a film's speakers. */
export interface Cast {
  /** By the role's name. */
  roles: ReadonlyMap<string, string>;
  /** Empty if none was chosen: then the first voice in the text's language is used. */
  narrator: string;
}

type Voices = SpeechProvider['voices'];

/** Words in a role's description that show sex and age. */
const SIGNS = {
  female:
    /\b(?:wom[ae]n|girl|she|her|lady|queen|(?:grand)?mother|grandma|mom|mum|daughter|sister|aunt)\b|[女奶妈娘姐妹婆姨姑]/i,
  male: /\b(?:m[ae]n|boy|he|his|king|(?:grand)?father|grandpa|dad|son|brother|uncle)\b|[男爷爸哥弟公叔伯]/i,
  child: /\b(?:girl|boy|child|kid)\b|孩|小姑娘|小男/i,
  senior: /\b(?:old|elderly|grand\w+)\b|[老奶爷婆]/i,
} as const;

/** Penalty for a voice that is already taken: a smaller one than for the wrong sex. */
const SHARED = 3;

/** How well a voice fits a description; sex counts more than age. */
function fit(voice: StudioVoice, about: string): number {
  const [female, male] = [SIGNS.female.test(about), SIGNS.male.test(about)];
  const sex = female === male ? null : female ? 'female' : 'male';
  const age = SIGNS.senior.test(about) ? 'senior' : SIGNS.child.test(about) ? 'child' : null;
  return (
    (sex === voice.sex ? 4 : 0) +
    (age === voice.age || (!age && (voice.age === 'adult' || voice.age === 'young')) ? 2 : 0) +
    (voice.scenes.includes('dialogue') ? 1 : 0)
  );
}

/** The default voice: the first in the text's language. */
export const firstVoice = (voices: Voices, text: string): string =>
  (voices.find(({ language }) => language === textLanguage(text)) ?? voices[0])?.id ?? '';

/** Assigns each role its chosen voice, or the best fit that is not the narrator's. Deterministic. */
export function castVoices(voices: Voices, speakers: readonly Speaker[], narrator: string): Cast {
  const known = (id: string): boolean => voices.some((voice) => voice.id === id);
  const roles = new Map(
    speakers.filter(({ voice_type }) => known(voice_type)).map(({ name, voice_type }) => [name, voice_type]),
  );
  const taken = new Map<string, number>();
  const take = (id: string) => taken.set(id, (taken.get(id) ?? 0) + 1);
  for (const id of roles.values()) take(id);
  for (const { name, description } of speakers) {
    if (roles.has(name)) continue;
    const about = `${name} ${description}`;
    const narrating = known(narrator) ? narrator : firstVoice(voices, about);
    const [best] = voices
      .filter(({ id, language }) => language === textLanguage(about) && id !== narrating)
      .map((voice) => ({ id: voice.id, value: fit(voice, about) - SHARED * (taken.get(voice.id) ?? 0) }))
      .sort((a, b) => b.value - a.value);
    const id = best?.id ?? narrating;
    roles.set(name, id);
    take(id);
  }
  return { roles, narrator: known(narrator) ? narrator : '' };
}

/** The cast of a project. */
export async function readCast(db: Queries, projectId: number, voices: Voices): Promise<Cast> {
  const { rows } = await db.query<Speaker>(
    'SELECT name, description, voice_type FROM roles WHERE project_id = $1 ORDER BY position, id',
    [projectId],
  );
  const project = await first(
    db.query<{ narrator_voice: string }>('SELECT narrator_voice FROM projects WHERE id = $1', [projectId]),
  );
  return castVoices(voices, rows, project?.narrator_voice ?? '');
}
