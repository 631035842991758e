/** The speech of script lines, with the film's voices and settings: the same speech that its narration uses. */
import type { SpeechProvider, SpeechRequest } from '../../../generators/speech/speech.ts';
import type { Queries } from '../../db/database.ts';
import type { LineRow } from '../script/lines.ts';
import { listRoles } from '../script/roles.ts';
import { readCast } from '../speech/cast-voices.ts';
import { knownSpeeches, narrationOf, type SpokenShot, speechPoints } from '../speech/narration.ts';
import { shotTexts } from '../storyboard/shot-texts.ts';

type Settings = Omit<SpokenShot, 'narration' | 'drama_dialogue'>;
const USUAL: Settings = {
  voice_type: '',
  voice_speed: 1,
  voice_vol: 1,
  voice_pitch: 0,
  voice_emotion: 'neutral',
};

/** The speech requests of each line, in order; empty for a line without dialogue. */
export async function lineSpeeches(
  db: Queries,
  projectId: number,
  voices: SpeechProvider['voices'],
  lines: readonly LineRow[],
): Promise<SpeechRequest[][]> {
  const [roles, cast] = [await listRoles(db, projectId), await readCast(db, projectId, voices)];
  const { rows } = await db.query<Settings & { drama_id: number }>(
    `SELECT drama_id, voice_type, voice_speed, voice_vol, voice_pitch, voice_emotion FROM shots
     WHERE project_id = $1 AND drama_id <> 0 ORDER BY position DESC, id DESC`,
    [projectId],
  );
  const settings = new Map(rows.map((row) => [row.drama_id, row]));
  return lines.map((line) => {
    const { narration, drama_dialogue } = shotTexts(line, roles);
    if (!/[\p{L}\p{N}]/u.test(narration)) return [];
    return narrationOf({ ...(settings.get(line.id) ?? USUAL), narration, drama_dialogue }, cast, voices);
  });
}

/** Points for speaking each line now; 0 if its speech exists already. */
export async function linePoints(
  db: Queries,
  { userId, provider }: { userId: number; provider: string },
  speeches: readonly SpeechRequest[][],
): Promise<number[]> {
  const known = await knownSpeeches(db, userId, provider, speeches.flat());
  return speeches.map((requests) => speechPoints(provider, requests, known).points);
}
