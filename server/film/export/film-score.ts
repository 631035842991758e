/** The composed music of a film, the same in its preview and in the film. */
import { MUSIC_SECONDS, type MusicRequest } from '../../../generators/music/music.ts';
import { hashText } from '../../../generators/pictures/random.ts';
import { moodOf } from '../../../generators/songs/mood-words.ts';
import { first, type Queries } from '../../db/database.ts';
import type { PlannedShot } from './film-plan.ts';

/** The seed of the project's next film. It changes with each export, so that a repeated export gets different music. */
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

/** The request for the music of these shots: the film's length, and the mood of its texts. @param seconds of the film */
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
