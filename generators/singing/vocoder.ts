/** Resynthesizes an analyzed voice with given pitch and timing. */
import { createRandom } from '../pictures/random.ts';
import { EMPHASIS, type Frames, HOP, ORDER } from './frames.ts';
import type { Anchor } from './timing.ts';

/** Samples between updates of the filter; short enough that steps are not heard. */
const STILL = 40;
/** Share of noise in voiced sound. */
const BREATHY = 0.05;
/** Half the width of a band-limited pulse in samples. */
const REACH = 8;
/** Fades of a phrase in seconds. */
const EDGES = { rise: 0.012, fall: 0.07 } as const;

interface Breath {
  frames: Frames;
  anchors: readonly Anchor[];
  /** MIDI pitch at a time in seconds. */
  pitchAt: (at: number) => number;
  /** Factor of the amplitude at a time. */
  loudAt: (at: number) => number;
  rate: number;
  seed: number;
}

/** @returns mono from the first anchor to the last, at the rate of the frames */
export function sing({ frames, anchors, pitchAt, loudAt, rate, seed }: Breath): Float32Array {
  const start = anchors[0]?.at ?? 0;
  const length = Math.max(0, Math.ceil(((anchors.at(-1)?.at ?? start) - start) * rate));
  const out = new Float32Array(length);
  const driven = new Float32Array(length + REACH);
  const noise = createRandom(seed);
  const place = placeIn(anchors);
  const mouths = new Float32Array(Math.ceil(length / STILL) * ORDER);
  let phase = 0.5;
  for (let i = 0; i < length; i += STILL) {
    const at = start + i / rate;
    const frame = Math.min(frames.count - 1.001, Math.max(0, place(at) / HOP));
    const [low, share] = [Math.floor(frame), frame - Math.floor(frame)];
    const blend = (of: Float32Array, index: number, step: number): number =>
      (of[index] ?? 0) + ((of[index + step] ?? 0) - (of[index] ?? 0)) * share;
    for (let k = 0; k < ORDER; k++)
      mouths[(i / STILL) * ORDER + k] = blend(frames.mouth, low * ORDER + k, ORDER);
    const tone = blend(frames.tone, low, 1);
    const gain = blend(frames.gain, low, 1) * loudAt(at);
    const step = (440 * 2 ** ((pitchAt(at) - 69) / 12)) / rate;
    // energy per pulse falls with the pitch, so that loudness does not depend on it
    const pulse = gain * Math.sqrt(1 / step) * Math.sqrt(tone);
    const breath = gain * Math.sqrt(1 - tone + BREATHY * tone) * Math.sqrt(3);
    for (let j = i; j < Math.min(length, i + STILL); j++) {
      driven[j] = (driven[j] ?? 0) + breath * (noise.next() * 2 - 1);
      phase += step;
      if (phase < 1) continue;
      phase -= 1;
      strike(driven, j - phase / step, pulse);
    }
  }
  filter(driven, mouths, out);
  edge(out, rate);
  return out;
}

/** Adds a band-limited (windowed sinc) pulse at a fractional position, which avoids aliasing. */
function strike(into: Float32Array, place: number, strength: number): void {
  const first = Math.ceil(place - REACH);
  for (let i = Math.max(0, first); i < first + 2 * REACH; i++) {
    const x = i - place;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH);
    const sinc = Math.abs(x) < 1e-6 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    into[i] = (into[i] ?? 0) + strength * sinc * window;
  }
}

/** All-pole lattice filter by reflection coefficients, followed by de-emphasis. */
function filter(driven: Float32Array, mouths: Float32Array, out: Float32Array): void {
  const back = new Float64Array(ORDER + 1);
  let last = 0;
  for (let i = 0; i < out.length; i++) {
    const row = Math.floor(i / STILL) * ORDER;
    let forward = driven[i] ?? 0;
    for (let m = ORDER - 1; m >= 0; m--) {
      const k = mouths[row + m] ?? 0;
      forward += k * (back[m] ?? 0);
      back[m + 1] = (back[m] ?? 0) - k * forward;
    }
    back[0] = forward;
    last = forward + EMPHASIS * last;
    out[i] = last;
  }
}

/** The spoken sample at a time in seconds; call with increasing times. */
function placeIn(anchors: readonly Anchor[]): (at: number) => number {
  let index = 0;
  return (at) => {
    while (index + 2 < anchors.length && at >= (anchors[index + 1]?.at ?? 0)) index++;
    const [from, to] = [anchors[index], anchors[index + 1]];
    if (!from || !to) return from?.sample ?? 0;
    const share = to.at > from.at ? Math.max(0, Math.min(1, (at - from.at) / (to.at - from.at))) : 1;
    return from.sample + (to.sample - from.sample) * share;
  };
}

function edge(samples: Float32Array, rate: number): void {
  const [rise, fall] = [EDGES.rise * rate, EDGES.fall * rate];
  const last = samples.length - 1;
  for (let i = 0; i < Math.min(rise, samples.length); i++) samples[i] = ((samples[i] ?? 0) * i) / rise;
  for (let i = 0; i < Math.min(fall, samples.length); i++)
    samples[last - i] = ((samples[last - i] ?? 0) * i) / fall;
}
