/** Reads a film's timetable: what is shown, said and written at a time. Times are seconds of the film. */
import type { FilmPreview, PreviewShot } from '../../../api/film-preview.ts';

type Plan = Pick<FilmPreview, 'shots' | 'seconds' | 'fade'>;

/** The shot that has begun last; 0 before the first. */
export function shotAt({ shots }: Pick<Plan, 'shots'>, time: number): number {
  for (let index = shots.length - 1; index > 0; index--)
    // a seek to a start must land on it, despite rounding
    if ((shots[index]?.start ?? 0) <= time + 1e-4) return index;
  return 0;
}

/** Opacity of a shot: 1, less while it dissolves in, 0 at other times. */
export function opacityOf({ shots, seconds }: Plan, index: number, time: number): number {
  const shot = shots[index];
  if (!shot || time < shot.start - 1e-4) return 0;
  // the last frame stays when the film has ended
  if (time >= shot.end && shot.end < seconds - 1e-4) return 0;
  const shared = shots[index - 1]?.overlap ?? 0;
  return shared > 0 ? within01((time - shot.start) / shared) : 1;
}

/** How black a shot is while it fades from or to black, 0 to 1. */
export function blackOver(shot: PreviewShot, fade: number, time: number): number {
  const coming = shot.fade_in ? 1 - within01((time - shot.start) / fade) : 0;
  const going = shot.fade_out ? 1 - within01((shot.end - time) / fade) : 0;
  return Math.max(coming, going);
}

/** The position in a clip's file. Slow motion takes longer; after the end its last frame stays. */
export const clipTimeAt = ({ start, slow, camera_from }: PreviewShot, time: number): number =>
  Math.max(0, Math.min(time, camera_from) - start) / slow;

/** Whether a clip is still playing, and not frozen on its last frame. */
export const clipRuns = ({ start, camera_from }: PreviewShot, time: number): boolean =>
  time >= start && time < camera_from;

/** The film's subtitle at a time and whether it stands at the upper edge; an empty text for none. */
export function cueAt({ shots }: Pick<Plan, 'shots'>, time: number): { cue: string; cueOnTop: boolean } {
  const here = shotAt({ shots }, time);
  // during a dissolve, the words of the outgoing shot are over
  for (const shot of [shots[here], shots[here - 1]])
    for (const { start, end, text } of shot?.cues ?? [])
      if (time >= start && time < end) return { cue: text, cueOnTop: shot?.subtitles_on_top === 1 };
  return { cue: '', cueOnTop: false };
}

/** What is spoken within a range of the film. */
export const spokenWithin = ({ shots }: Pick<Plan, 'shots'>, from: number, to: number) =>
  shots
    .flatMap(({ narrations }) => narrations)
    .filter(({ start, end, audio_url }) => audio_url !== '' && start < to && end > from);

/** Seconds of the music's fade in and fade out, as in the film. */
const MUSIC_FADE = { in: 1, out: 2.5 } as const;
/** Volume of the music without a voice, and ducked under one. */
const MUSIC_LEVEL = { alone: 0.7, under: 0.28 } as const;

/** The volume of the music. @param volume as chosen for the export, 0.1 to 1 */
export function musicLevelAt(plan: Plan, time: number, volume: number): number {
  const out = Math.min(MUSIC_FADE.out, plan.seconds / 3);
  const edges = Math.min(within01(time / MUSIC_FADE.in), within01((plan.seconds - time) / out));
  const [from, to] = [time - 0.1, time + 0.1];
  const itself = plan.shots.some(({ speech }) => speech && speech.start < to && speech.end > from);
  const spoken = itself || spokenWithin(plan, from, to).length > 0;
  return volume * edges * (spoken ? MUSIC_LEVEL.under : MUSIC_LEVEL.alone);
}

const within01 = (value: number): number => Math.max(0, Math.min(1, value));
