import { createRandom } from '../../pictures/random.ts';
import { hertz, readWave, SAMPLE_RATE } from '../../signal/waves.ts';
import { MACHINES } from './held-machines.ts';
import { type Held, PLAYERS } from './held-sounds.ts';
import { tableAt } from './tables.ts';

export const HELD = { ...PLAYERS, ...MACHINES };

export type HeldName = keyof typeof HELD;

/** Synthesizes a note. @param pitch MIDI note @param length seconds @param variant 1: another rendition @returns mono at SAMPLE_RATE */
export function playHeld(name: HeldName, pitch: number, length: number, variant: number): Float32Array {
  const row: Held = HELD[name];
  const { attack, release, shine, voices, vibrato, breath = 0, scoop = 0, fade = 0 } = row;
  const base = hertz(pitch);
  const [bright, dark] = [tableAt(base, row.bright), tableAt(base, row.dark)];
  const out = new Float32Array(Math.ceil((length + release) * SAMPLE_RATE));
  const random = createRandom(pitch * 131 + variant * 7 + 3);
  const steps = voices.map((cents) => (base / SAMPLE_RATE) * 2 ** ((cents * (variant ? -1 : 1)) / 1200));
  const phases = voices.map(() => random.next());
  const [start, height, held, seconds] = shine;
  const [depth, rate, delay] = vibrato ?? [0, 0, 1];
  const swell = (depth / 1200) * Math.LN2;
  const turn = random.range(0, 6);
  let bend = 1;
  for (let i = 0; i < out.length; i++) {
    const time = i / SAMPLE_RATE;
    // pitch changes slowly: updating every 32nd sample is enough
    if ((i & 31) === 0) {
      const shake = swell * Math.min(1, Math.max(0, time - delay * 0.4) / delay);
      bend = 1 + shake * Math.sin(2 * Math.PI * rate * time + turn);
      if (scoop > 0) bend *= 2 ** ((-scoop * Math.exp(-time * 28)) / 1200);
    }
    const light =
      time < seconds
        ? start + ((height - start) * time) / seconds
        : held + (height - held) * Math.exp(-(time - seconds) * 5);
    let tone = 0;
    for (let voice = 0; voice < steps.length; voice++) {
      const phase = (phases[voice] ?? 0) + (steps[voice] ?? 0) * bend;
      phases[voice] = phase;
      const low = readWave(dark, phase);
      tone += low + (readWave(bright, phase) - low) * light;
    }
    if (breath > 0) tone += breath * steps.length * 4 * (random.next() - 0.5);
    const rise = time < attack ? time / attack : 1;
    const fall = time < length ? 1 : 1 - (time - length) / release;
    out[i] = tone * rise * (2 - rise) * fall * fall * (fade > 0 ? Math.exp(-time * fade) : 1);
  }
  return out;
}
