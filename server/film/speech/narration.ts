/** The narration of a shot, with its speakers. */
import type { SpeechProvider, SpeechRequest } from '../../../generators/speech/speech.ts';
import { EMPTY_SCENE, isNarrator, readDialogue, spokenParts } from '../../../src/api/dialogue.ts';
import { speechCost } from '../../../src/api/voices.ts';
import type { Queries } from '../../db/database.ts';
import { COSTS } from '../../ledger/costs.ts';
import { type Cast, firstVoice } from './cast-voices.ts';
import { type SpeechRow, speechHash } from './speech.ts';

export interface SpokenShot {
  narration: string;
  /** The dialogue of its script line, which names the speaker. */
  drama_dialogue: string;
  voice_type: string;
  voice_speed: number;
  voice_vol: number;
  voice_pitch: number;
  voice_emotion: string;
}

/** The role that speaks in a shot; empty for the narrator. */
export function speakerOf(dialogue: string, names: readonly string[]): string {
  const { role } = readDialogue(dialogue, names);
  return role === EMPTY_SCENE ? '' : role;
}

/** The speech requests of a shot, in order, one voice per speaker. The shot's own voice is that of its main speaker. */
export function narrationOf(
  shot: SpokenShot,
  { roles, narrator }: Cast,
  voices: SpeechProvider['voices'],
): SpeechRequest[] {
  const names = [...roles.keys()];
  const speaker = speakerOf(shot.drama_dialogue, names);
  const chosen = voices.some(({ id }) => id === shot.voice_type) ? shot.voice_type : '';
  return spokenParts(shot.narration, names).map(({ role, text }) => {
    const who = role === null ? speaker : isNarrator(role) ? '' : role;
    const own = who === speaker ? chosen : '';
    return {
      text,
      voice: own || (who ? roles.get(who) : narrator) || firstVoice(voices, text),
      speed: shot.voice_speed,
      volume: shot.voice_vol,
      pitch: shot.voice_pitch,
      emotion: shot.voice_emotion as SpeechRequest['emotion'],
    };
  });
}

/** Which of these speeches exist already for the member, and are free. @param provider of the voices */
export async function knownSpeeches(
  db: Queries,
  userId: number,
  provider: string,
  requests: readonly SpeechRequest[],
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ hash: string; seconds: number }>(
    'SELECT hash, seconds FROM speeches WHERE user_id = $1 AND hash = ANY($2::text[])',
    [userId, [...new Set(requests.map((request) => speechHash(provider, request)))]],
  );
  return new Map(rows.map(({ hash, seconds }) => [hash, seconds]));
}

/** The same, with file and timing marks. */
export async function findSpeeches(
  db: Queries,
  userId: number,
  provider: string,
  requests: readonly SpeechRequest[],
): Promise<Map<string, SpeechRow>> {
  const { rows } = await db.query<SpeechRow & { hash: string }>(
    'SELECT hash, file, seconds, marks FROM speeches WHERE user_id = $1 AND hash = ANY($2::text[])',
    [userId, [...new Set(requests.map((request) => speechHash(provider, request)))]],
  );
  return new Map(rows.map(({ hash, ...speech }) => [hash, speech]));
}

/** Points for speaking these now; equal requests are charged once. */
export function speechPoints(
  provider: string,
  requests: readonly SpeechRequest[],
  known: ReadonlyMap<string, number>,
): { points: number; characters: number } {
  const unpaid = new Map(requests.map((request) => [speechHash(provider, request), request.text]));
  let [points, characters] = [0, 0];
  for (const [hash, text] of unpaid) {
    if (known.has(hash)) continue;
    points += speechCost(COSTS, text);
    characters += [...text].length;
  }
  return { points, characters };
}
