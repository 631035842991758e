/** The music that is composed for a film: the same for its preview and for the film itself. */
import { MUSIC_SECONDS, type MusicRequest } from '../../../generators/music/music.ts';
import { hashText } from '../../../generators/pictures/random.ts';
import { moodOf } from '../../../generators/songs/mood-words.ts';
import { first, type Queries } from '../../db/database.ts';
import type { PlannedShot } from './film-plan.ts';

/** The seed of a project's next film. Each export uses one up, so whoever exports again hears something else. */
export async function nextScore(db: Queries, projectId: number): Promise<number> {
  const row = await first(
    db.query<{ films: number }>('SELECT count(*)::int AS films FROM exports WHERE project_id = $1', [
      projectId,
    ]),
  );
  return hashText(`film ${projectId} ${row?.films ?? 0}`);
}

const ownWords = (source: PlannedShot['source']): string[] =>
  source.kind === 'clip' && source.speech ? [source.speech.text] : [];

/** The music of these shots: as long as the film, in the mood of its words. @param seconds of the film */
export function scoreOf(
  shots: readonly Pick<PlannedShot, 'narrations' | 'motion' | 'source'>[],
  seconds: number,
  seed: number,
): MusicRequest {
  const words = shots
    .map(({ narrations, motion, source }) =>
      [...narrations.map(({ text }) => text), ...ownWords(source), motion].join(' '),
    )
    .join('\n');
  return {
    seconds: Math.min(MUSIC_SECONDS.max, Math.max(MUSIC_SECONDS.min, seconds)),
    mood: moodOf(words),
    seed,
  };
}
