/** What of a shot is in the film: its picture, or its clip with what is heard in it. */
import type { FilmSource, Speech } from '../../../generators/films/film.ts';
import type { Queries } from '../../db/database.ts';
import { findVoices, SPEAKS, VOICE } from '../../video/speaking-clips.ts';
import type { SpokenShot } from '../speech/narration.ts';

/** Seconds of a clip that does not say its length. */
const USUAL_SECONDS = 5;

/** A shot `s` with the clip `c` that was chosen for it; files such as `<key>.mp4`. */
export interface ShownShot extends SpokenShot {
  image: string;
  /** 1 picture, 2 clip. */
  list_type: number;
  video: string | null;
  clip_seconds: number | null;
  /** Whether a sound effect was laid under the clip, which a larger copy of it keeps. */
  sounds: boolean | null;
  /** Whether the clip speaks by itself, the sound that it speaks, and the words that it was made from. */
  speaks: boolean | null;
  voice: string | null;
  said: string | null;
}

/** The columns of the clip, in SQL. */
export const SHOWN_CLIP = `c.video, c.seconds AS clip_seconds, c.options ? 'sound' AS sounds, ${SPEAKS} AS speaks,
  ${VOICE} AS voice, coalesce(c.options->>'prompt', c.prompt) AS said`;

type Voices = Awaited<ReturnType<typeof findVoices>>;

/** The voices of the clips that speak by themselves. */
export const voicesIn = (db: Queries, userId: number, shots: readonly ShownShot[]): Promise<Voices> =>
  findVoices(
    db,
    userId,
    shots.flatMap(({ speaks, voice }) => (speaks && voice ? [voice] : [])),
  );

/** The picture or clip that a shot shows; null without one. */
export function sourceOf(shot: ShownShot, voices: Voices): FilmSource | null {
  if (shot.list_type !== 2 || !shot.video) return shot.image ? { kind: 'picture', file: shot.image } : null;
  const seconds = shot.clip_seconds ?? USUAL_SECONDS;
  const speech = shot.speaks ? speechOf(shot, seconds, voices.get(shot.voice ?? '')) : null;
  return {
    kind: 'clip',
    file: shot.video,
    seconds,
    ...(speech || shot.sounds ? { hasSound: true } : {}),
    ...(speech ? { speech } : {}),
  };
}

/** What a clip says: the words that it was made from; of a sound that came without any, the shot's. */
const speechOf = (
  { said, narration }: ShownShot,
  clipSeconds: number,
  voice: Pick<Speech, 'seconds' | 'marks'> | undefined,
): Speech => ({
  text: said?.trim() || narration,
  ...voice,
  // what is longer than the clip was cut off
  seconds: Math.min(clipSeconds, voice?.seconds ?? clipSeconds),
});

/** Whether what is said in a shot is heard in its clip: then nothing is spoken over it. */
export const speaksItself = (source: FilmSource): boolean =>
  source.kind === 'clip' && source.speech !== undefined;
