/** Singing synthesis: speech of eSpeak NG is analyzed and resynthesized with the pitch and timing of notes. */
import { framesOf } from './frames.ts';
import { pitchLine } from './pitch.ts';
import type { SpokenLine, SungLine, SungNote } from './singing.ts';
import { type Syllable, syllablesIn } from './syllables.ts';
import { timeLine } from './timing.ts';
import { sing } from './vocoder.ts';

/** Target level of vowels, and how far they are leveled (exponent; 1 is fully). */
const LEVEL = 0.12;
const EVEN = 0.75;
/** Upsampling from the rate of speech (22.05 kHz) to that of songs (44.1 kHz). */
export const RISE = 2;

/**
 * Renders the vocals of a song.
 * @param spoken spoken lines by their text; lines without one stay silent
 * @param length in samples of the result
 * @returns mono, at {@link RISE} times the rate of the spoken lines
 */
export function singLines(
  lines: readonly SungLine[],
  spoken: ReadonlyMap<string, SpokenLine>,
  length: number,
): Float32Array {
  const out = new Float32Array(length);
  const known = new Map<string, ReturnType<typeof takeApart>>();
  for (const [turn, { text, notes }] of lines.entries()) {
    const line = spoken.get(text);
    if (!line) continue;
    const parts = known.get(text) ?? takeApart(line);
    known.set(text, parts);
    const { frames, syllables, loudness } = parts;
    const sung = fit(syllables, notes);
    const { sampleRate: rate } = line;
    const loudAt = loudnessOf(
      notes,
      sung.map((syllable) => loudness.get(syllable) ?? 1),
    );
    for (const [index, anchors] of timeLine(sung, notes, rate).entries()) {
      const pitchAt = pitchLine(notes);
      const seed = turn * 97 + index;
      const breath = sing({ frames, anchors, pitchAt, loudAt, rate, seed });
      addRaised(out, breath, Math.round((anchors[0]?.at ?? 0) * rate * RISE));
    }
  }
  return out;
}

function takeApart(line: SpokenLine) {
  const samples = Float32Array.from(line.samples, (value) => value / 32_768);
  const syllables = syllablesIn(line);
  const loudness = new Map(
    syllables.map((syllable) => {
      const [from, to] = syllable.vowel;
      let sum = 1e-6;
      for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2;
      const level = Math.sqrt(sum / Math.max(1, to - from));
      return [syllable, Math.min(6, (LEVEL / level) ** EVEN)] as const;
    }),
  );
  return { frames: framesOf(samples, line.sampleRate), syllables, loudness };
}

/** Assigns a syllable to each note: the last one is repeated for extra notes; extra syllables are dropped. */
function fit(syllables: readonly Syllable[], notes: readonly SungNote[]): Syllable[] {
  return notes.flatMap((_, i) => {
    const own = syllables[Math.min(i, syllables.length - 1)];
    return own ? [own] : [];
  });
}

/** Smoothed loudness at a time; call with increasing times. */
function loudnessOf(notes: readonly SungNote[], levels: readonly number[]): (at: number) => number {
  let index = 0;
  let now = (levels[0] ?? 1) * (notes[0]?.force ?? 1);
  return (at) => {
    while (index + 1 < notes.length && at >= (notes[index + 1]?.at ?? 0) - 0.06) index++;
    const wanted = (levels[index] ?? 1) * (notes[index]?.force ?? 1);
    now += (wanted - now) * 0.06;
    return now;
  };
}

/** Adds samples, upsampled by two with a short interpolation filter. */
function addRaised(into: Float32Array, samples: Float32Array, start: number): void {
  const at = (i: number): number => samples[i] ?? 0;
  for (let i = 0; i < samples.length; i++) {
    const place = start + i * RISE;
    if (place < 0 || place + 1 >= into.length) continue;
    into[place] = (into[place] ?? 0) + at(i);
    const near = 0.6053 * (at(i) + at(i + 1));
    const far = -0.1349 * (at(i - 1) + at(i + 2)) + 0.0301 * (at(i - 2) + at(i + 3));
    into[place + 1] = (into[place + 1] ?? 0) + near + far;
  }
}
