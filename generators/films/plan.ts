import { RATE } from '../ffmpeg/encode.ts';
import { cuesOf } from './cues.ts';
import type {
  FilmNarration,
  FilmOptions,
  FilmPlan,
  FilmShot,
  FilmSource,
  PlannedShot,
  Speech,
} from './film.ts';

/** Length of a dissolve or fade in frames: 0.4 s. */
export const CROSS = 10;
/** Seconds before and after a narration, so that it never overlaps a transition. */
const AIR = 0.4;
/** Seconds between two voices in one shot. */
const BREATH = 0.35;
const PICTURE_SECONDS = 5;
/** Shortest shot in seconds: a transition at both ends, and time between them. */
const SHORTEST = (CROSS * 3) / RATE;
/** Most a clip is stretched; longer shots continue with a camera move over its last frame. */
const SLOWEST = 1.5;

/**
 * The timetable of a film. A shot has its requested length, but lasts at least 0.8 s longer than its narration, and until
 * 0.4 s after the last word in its clip's own sound.
 * @throws {RangeError} without shots, or with a size that is odd or not positive
 */
export function planFilm(shots: readonly FilmShot[], options: FilmOptions): FilmPlan {
  const { width, height, subtitles, music } = options;
  if (shots.length === 0) throw new RangeError('A film needs at least one shot.');
  if (!(width > 0 && height > 0) || width % 2 || height % 2)
    throw new RangeError(`A film of ${width} x ${height} cannot be made: both sides must be even.`);
  let startFrame = 0;
  const planned = shots.map((shot, index): PlannedShot => {
    const frames = framesOf(shot);
    const isLast = index === shots.length - 1;
    const overlap = isLast || (shot.transition ?? 'dissolve') !== 'dissolve' ? 0 : CROSS;
    const start = startFrame / RATE;
    const placed = { id: shot.id, source: shot.source, motion: shot.motion, startFrame, frames, start };
    startFrame += frames - overlap;
    const spoken = inTurn(shot.narrations ?? [], start + AIR);
    const own = speechIn(shot.source);
    return {
      ...placed,
      overlap,
      fadeIn: shots[index - 1]?.transition === 'fade',
      fadeOut: shot.transition === 'fade' && !isLast,
      end: start + frames / RATE,
      ...stretch(shot, frames),
      narrations: spoken.map(({ narration: { file, seconds }, at }) => ({
        file,
        start: at,
        end: at + seconds,
      })),
      ...(own && { speech: { start, end: start + own.seconds } }),
      ...(shot.fromAfar && { fromAfar: true }),
      cues: [
        ...(own ? cuesOf(own, start, width, height) : []),
        ...spoken.flatMap(({ narration, at }) => cuesOf(narration, at, width, height)),
      ],
    };
  });
  const frames = startFrame;
  const heard = shots.some(
    ({ narrations = [], source }) => narrations.length > 0 || (source.kind === 'clip' && source.hasSound),
  );
  return {
    width,
    height,
    frames,
    seconds: frames / RATE,
    subtitles,
    ...(music && { music }),
    silent: !music && !heard,
    shots: planned,
  };
}

const speechIn = (source: FilmSource): Speech | undefined =>
  source.kind === 'clip' ? source.speech : undefined;

/** Start of each narration of a shot, in seconds of the film. */
function inTurn(
  narrations: readonly FilmNarration[],
  from: number,
): { narration: FilmNarration; at: number }[] {
  let at = from;
  return narrations.map((narration) => {
    const begun = at;
    at += narration.seconds + BREATH;
    return { narration, at: begun };
  });
}

function framesOf({ seconds, source, narrations = [] }: FilmShot): number {
  const base = seconds ?? (source.kind === 'clip' ? source.seconds : PICTURE_SECONDS);
  const last = inTurn(narrations, AIR).at(-1);
  const spoken = last ? last.at + last.narration.seconds + AIR : 0;
  const own = speechIn(source);
  const said = own ? own.seconds + AIR : 0;
  return Math.ceil(Math.max(base, spoken, said, SHORTEST) * RATE - 1e-6);
}

function stretch({ source }: FilmShot, frames: number): Pick<PlannedShot, 'slow' | 'goOnFrames'> {
  if (source.kind === 'picture') return { slow: 1, goOnFrames: 0 };
  const own = Math.max(1, Math.floor(source.seconds * RATE));
  const slow = source.speech ? 1 : Math.min(SLOWEST, Math.max(1, frames / own));
  return { slow, goOnFrames: Math.max(0, frames - Math.round(own * slow)) };
}
