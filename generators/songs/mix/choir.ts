/** Who sings: one voice, and a second one above it where a song is at its fullest. */
import { SAMPLE_RATE } from '../../signal/waves.ts';
import type { SpokenLine, SungLine } from '../../singing/singing.ts';
import type { SingingVoice } from '../../singing/speak-lyrics.ts';
import { singLines } from '../../singing/voice.ts';
import type { Singer } from './mix.ts';

/** Where a voice is at home, as in MIDI; melodies are sung in the octave that is nearest to it. */
const HOME: Record<SingingVoice, number> = { woman: 67, man: 55 };
/** How the second voice stands to the first. */
const SECOND = { gain: 0.42, pan: -0.3 } as const;

/** @param seconds of the song @returns nobody for a song without sung lines */
export function choir(
  { first, second }: { first: readonly SungLine[]; second: readonly SungLine[] },
  spoken: ReadonlyMap<string, SpokenLine>,
  seconds: number,
  voice: SingingVoice,
): Singer[] {
  const pitches = first.flatMap(({ notes }) => notes.map(({ pitch }) => pitch));
  if (pitches.length === 0) return [];
  const middle = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  const shift = 12 * Math.round((HOME[voice] - middle) / 12);
  const length = Math.round(seconds * SAMPLE_RATE);
  const sing = (lines: readonly SungLine[]) =>
    singLines(
      lines.map(({ text, notes }) => ({
        text,
        notes: notes.map((note) => ({ ...note, pitch: note.pitch + shift })),
      })),
      spoken,
      length,
    );
  const singers: Singer[] = [{ samples: sing(first), gain: 1, pan: 0 }];
  if (second.length > 0) singers.push({ samples: sing(second), ...SECOND });
  return singers;
}
