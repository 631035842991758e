export const SAMPLE_RATE = 44_100;
const SIZE = 2048;
const MASK = SIZE - 1;

/** Wavetable: one period of a waveform, -1..1. */
export type Wave = Float32Array;

/** Additive synthesis of a wavetable, normalized to a peak of 1. @param overtones amplitude of each harmonic, from the first */
export function wave(overtones: readonly number[]): Wave {
  const period = new Float32Array(SIZE);
  for (const [i, strength] of overtones.entries())
    for (let at = 0; at < SIZE; at++)
      period[at] = (period[at] ?? 0) + strength * Math.sin((2 * Math.PI * (i + 1) * at) / SIZE);
  const loudest = period.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return period.map((value) => value / loudest);
}

/** The value of a wavetable at a phase in periods, linearly interpolated. */
export function readWave(period: Wave, phase: number): number {
  const place = phase * SIZE;
  const whole = Math.floor(place);
  const a = period[whole & MASK] ?? 0;
  return a + ((period[(whole + 1) & MASK] ?? 0) - a) * (place - whole);
}

/** Frequency of a MIDI note in Hz. */
export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
