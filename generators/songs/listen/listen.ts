/** Analyzes music: tempo, key, brightness, and loudness over time. */
import type { ListenAnswer, ListenTask } from '../song-messages.ts';
import { createSpectrum } from './fft.ts';
import { chromaOf, keyOf } from './key.ts';
import { tempoOf } from './tempo.ts';

const SIZE = 2048;
/** Samples between two spectra. */
const HOP = 256;
/** Parts of the loudness curve. */
const PARTS = 24;

/** Spectral centroids in Hz that count as brightness 0 and 1. */
const DARK = 500;
const BRIGHT = 3600;

/** Analyzes mono samples. Pure. */
export function listen({ samples, sampleRate }: ListenTask): ListenAnswer {
  const spectrum = createSpectrum(SIZE);
  const frames = Math.max(0, Math.floor((samples.length - SIZE) / HOP));
  const [now, before] = [new Float32Array(SIZE / 2), new Float32Array(SIZE / 2)];
  const onsets = new Float32Array(frames);
  let [weighted, total] = [0, 0];
  for (let frame = 0; frame < frames; frame++) {
    spectrum(samples, frame * HOP, now);
    let rise = 0;
    for (let bin = 1; bin < now.length; bin++) {
      const power = now[bin] ?? 0;
      const level = Math.log1p(1000 * power);
      rise += Math.max(0, level - (before[bin] ?? 0));
      before[bin] = level;
      const strength = Math.sqrt(power);
      weighted += strength * bin;
      total += strength;
    }
    onsets[frame] = rise;
  }
  const hertz = ((weighted / Math.max(1e-9, total)) * sampleRate) / SIZE;
  const share = Math.log(Math.max(DARK, hertz) / DARK) / Math.log(BRIGHT / DARK);
  return {
    seconds: Math.round((samples.length / sampleRate) * 10) / 10,
    tempo: tempoOf(onsets, sampleRate / HOP),
    ...keyOf(chromaOf(samples, sampleRate)),
    brightness: Math.round(Math.min(1, share) * 100) / 100,
    curve: curveOf(samples),
  };
}

function curveOf(samples: Float32Array): number[] {
  const part = Math.max(1, Math.floor(samples.length / PARTS));
  const levels = Array.from({ length: PARTS }, (_, at) => {
    let sum = 0;
    for (let i = at * part; i < Math.min(samples.length, (at + 1) * part); i++) sum += (samples[i] ?? 0) ** 2;
    return Math.sqrt(sum / part);
  });
  const most = Math.max(1e-9, ...levels);
  return levels.map((level) => Math.round((100 * level) / most));
}
