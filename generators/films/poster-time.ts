import { RATE } from '../ffmpeg/encode.ts';
import { cardOf } from './cards.ts';
import type { FilmPlan } from './film.ts';
import { CROSS } from './plan.ts';

/** Seconds into its shot. */
const INTO = 1;

/**
 * Where a film's poster is taken, in seconds of the film: in its first shot that is no card, and before the first subtitle is burnt
 * in, if the shot has faded in by then.
 */
export function posterTime({ shots, subtitles }: FilmPlan): number {
  const shot = shots.find(({ id }) => !cardOf(id)) ?? shots[0];
  if (!shot) return 0;
  const usual = shot.start + Math.min(INTO, (shot.end - shot.start) / 2);
  const [words] = subtitles ? shot.cues : [];
  if (!words) return usual;
  const before = Math.round((words.start - shot.start) * RATE) - 1;
  return before >= CROSS - 1 ? Math.min(usual, shot.start + before / RATE) : usual;
}
