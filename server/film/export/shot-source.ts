/** A shot's content in the film: its picture, or its clip with speech. */
import type { FilmSource, Speech } from '../../../generators/films/film.ts';
import type { Queries } from '../../db/database.ts';
import { findVoices, SPEAKS, VOICE } from '../../video/speaking-clips.ts';
import type { SpokenShot } from '../speech/narration.ts';

/** Seconds assumed for a clip of unknown length. */
const USUAL_SECONDS = 5;

/** A shot `s` with its chosen clip `c`; files such as `<key>.mp4`. */
export interface ShownShot extends SpokenShot {
  image: string;
  /** 1 picture, 2 clip. */
  list_type: number;
  video: string | null;
  clip_seconds: number | null;
  /** Whether a sound effect was added to the clip; its upscale keeps it. */
  sounds: boolean | null;
  /** Whether the clip contains speech, the audio of that speech, and the text it was made from. */
  speaks: boolean | null;
  voice: string | null;
  said: string | null;
}

/** SQL columns of the clip. */
export const SHOWN_CLIP = `c.video, c.seconds AS clip_seconds, c.options ? 'sound' AS sounds, ${SPEAKS} AS speaks,
  ${VOICE} AS voice, coalesce(c.options->>'prompt', c.prompt) AS said`;

type Voices = Awaited<ReturnType<typeof findVoices>>;

/** The speech of the clips that contain some. */
export const voicesIn = (db: Queries, userId: number, shots: readonly ShownShot[]): Promise<Voices> =>
  findVoices(
    db,
    userId,
    shots.flatMap(({ speaks, voice }) => (speaks && voice ? [voice] : [])),
  );

/** The picture or clip of a shot; null if it has neither. */
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

/** The speech in a clip: the text it was made from or, for audio without a text, the shot's narration. */
const speechOf = (
  { said, narration }: ShownShot,
  clipSeconds: number,
  voice: Pick<Speech, 'seconds' | 'marks'> | undefined,
): Speech => ({
  text: said?.trim() || narration,
  ...voice,
  // speech longer than the clip was cut off
  seconds: Math.min(clipSeconds, voice?.seconds ?? clipSeconds),
});

/** Whether the shot's clip contains its speech; then no narration is added. */
export const speaksItself = (source: FilmSource): boolean =>
  source.kind === 'clip' && source.speech !== undefined;
