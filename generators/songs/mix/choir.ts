/** Vocals: a lead voice, and a harmony voice in full choruses. */
import { SAMPLE_RATE } from '../../signal/waves.ts';
import type { SpokenLine, SungLine } from '../../singing/singing.ts';
import type { SingingVoice } from '../../singing/speak-lyrics.ts';
import { singLines } from '../../singing/voice.ts';
import type { Singer } from './mix.ts';

/** Center of each voice's range as a MIDI note; melodies are transposed to the nearest octave. */
const HOME: Record<SingingVoice, number> = { woman: 67, man: 55 };
/** The harmony voice in the mix. */
const SECOND = { gain: 0.42, pan: -0.3 } as const;

/** Renders the vocals. @param seconds length of the song @returns empty without sung lines */
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
