/** Renders a score to stereo, with reverb and echo. */
import { SAMPLE_RATE } from '../../signal/waves.ts';
import { createSampler } from '../sound/sampler.ts';
import type { SongScore, Track } from '../write/score.ts';
import { addEcho, addHall } from './hall.ts';
import { overdrive } from './overdrive.ts';

/** A vocal track: mono samples at SAMPLE_RATE. */
export interface Singer {
  samples: Float32Array;
  gain: number;
  pan: number;
}

/** Level of the lead voice relative to all instruments, and its send to the reverb. */
const SINGING = { level: 1.15, room: 0.22 } as const;

export type Stereo = readonly [left: Float32Array, right: Float32Array];

/** Pan of the two renditions of a double-tracked instrument. */
const SIDES = [-0.75, 0.75] as const;
/** Samples between two values of the ducking envelope. */
const GRAIN = 64;

/** Renders a score. @returns both channels at SAMPLE_RATE, before mastering */
export function mix(score: SongScore, singers: readonly Singer[] = []): Stereo {
  const length = Math.round(score.seconds * SAMPLE_RATE);
  const both: Stereo = [new Float32Array(length), new Float32Array(length)];
  const room = new Float32Array(length);
  const echo = new Float32Array(length);
  const play = createSampler();
  const ducking = duckOf(score.kicks, length);
  for (const track of score.tracks)
    for (const [variant, pan] of takesOf(track)) {
      const driven = track.drive > 0.5;
      const own = driven ? new Float32Array(length) : null;
      const [toLeft, toRight] = sidesOf(pan, track.gain * (track.wide ? 0.72 : 1));
      for (const note of track.notes) {
        const samples = play({ ...note, variant: note.variant || variant });
        const start = Math.round((note.at + (variant && driven ? 0.011 : 0)) * SAMPLE_RATE);
        const end = Math.min(samples.length, length - start);
        const force = note.force;
        for (let i = 0; i < end; i++) {
          const at = start + i;
          const value = (samples[i] ?? 0) * force;
          if (own) {
            own[at] = (own[at] ?? 0) + value;
            continue;
          }
          const given = track.duck > 0 ? value * (1 - track.duck * (ducking[at >> 6] ?? 0)) : value;
          both[0][at] = (both[0][at] ?? 0) + given * toLeft;
          both[1][at] = (both[1][at] ?? 0) + given * toRight;
          room[at] = (room[at] ?? 0) + given * track.room * track.gain;
          echo[at] = (echo[at] ?? 0) + given * track.echo * track.gain;
        }
      }
      if (own) addDriven(own, track, [toLeft, toRight], { both, room });
    }
  addSingers(singers, both, room);
  if (score.tracks.some((track) => track.echo > 0)) addEcho(echo, both, score.echo);
  addHall(room, both, { large: score.hall, seconds: score.hall ? 2.4 : 1.1 });
  return both;
}

/** Adds vocals, about as loud as all instruments together. */
function addSingers(singers: readonly Singer[], both: Stereo, room: Float32Array): void {
  const [first] = singers;
  if (!first) return;
  const level = levelOver(first.samples, both);
  for (const { samples, gain, pan } of singers) {
    const [toLeft, toRight] = sidesOf(pan, gain * level);
    for (let i = 0; i < Math.min(samples.length, room.length); i++) {
      const value = samples[i] ?? 0;
      both[0][i] = (both[0][i] ?? 0) + value * toLeft;
      both[1][i] = (both[1][i] ?? 0) + value * toRight;
      room[i] = (room[i] ?? 0) + value * gain * level * SINGING.room;
    }
  }
}

/** Gain that matches the voice to the instruments, measured while it sings. */
function levelOver(voice: Float32Array, [left, right]: Stereo): number {
  let [own, others, heard] = [1e-9, 0, 0];
  for (let i = 0; i < voice.length; i += 4) {
    const value = voice[i] ?? 0;
    if (Math.abs(value) < 0.003) continue;
    own += value * value;
    others += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    heard++;
  }
  return heard === 0 ? 1 : Math.sqrt(Math.max(1e-4, others) / own) * SINGING.level;
}

const takesOf = ({ wide, pan }: Track): (readonly [variant: number, pan: number])[] =>
  wide
    ? [
        [0, SIDES[0]],
        [1, SIDES[1]],
      ]
    : [[0, pan]];

function sidesOf(pan: number, gain: number): [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle) * gain, Math.sin(angle) * gain];
}

/** Ducking envelope of the kick drum, 0..1, a value every {@link GRAIN} samples. */
function duckOf(kicks: readonly number[], length: number): Float32Array {
  const out = new Float32Array(Math.ceil(length / GRAIN) + 1);
  for (const kick of kicks) {
    const from = Math.floor((kick * SAMPLE_RATE) / GRAIN);
    for (let i = from; i < Math.min(out.length, from + 300); i++) {
      const time = ((i - from) * GRAIN) / SAMPLE_RATE;
      out[i] = Math.max(out[i] ?? 0, Math.min(1, time / 0.004) * Math.exp(-time / 0.11));
    }
  }
  return out;
}

function addDriven(
  own: Float32Array,
  track: Track,
  [toLeft, toRight]: readonly [number, number],
  { both, room }: { both: Stereo; room: Float32Array },
): void {
  overdrive(own, track.drive);
  for (let i = 0; i < own.length; i++) {
    const value = own[i] ?? 0;
    both[0][i] = (both[0][i] ?? 0) + value * toLeft;
    both[1][i] = (both[1][i] ?? 0) + value * toRight;
    room[i] = (room[i] ?? 0) + value * track.room * track.gain;
  }
}
