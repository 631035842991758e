import type { Cue } from './film.ts';

/** Serializes subtitles in the SRT format. */
export const toSrt = (cues: readonly Cue[]): string =>
  cues.map(({ start, end, text }, i) => `${i + 1}\n${time(start)} --> ${time(end)}\n${text}\n`).join('\n');

function time(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(two).join(':');
  return `${clock},${String(ms % 1000).padStart(3, '0')}`;
}
