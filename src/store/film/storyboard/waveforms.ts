/** The waveforms of the shots' narration for the timeline: length, and loudness over time. Only of speech that costs nothing now. */
import { proxy, ref } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { points } from '../../account/points.ts';
import { board } from './board.ts';
import { textOf } from './edits.ts';
import { narrationCost, narrationFile } from './narration.ts';
import { loadVoices } from './voices.ts';

export interface Waveform {
  seconds: number;
  /** 0 to 1, from the beginning to the end. */
  peaks: readonly number[];
}

const PEAKS = 48;
const waveforms = proxy({ byShot: {} as Record<number, { text: string; wave: Waveform }> });

export { waveforms };

onSignOut(() => {
  waveforms.byShot = {};
});

/** The waveform of a shot's narration as it is written now; undefined where it was not spoken yet. */
export function waveformOf(shot: Shot): Waveform | undefined {
  const known = waveforms.byShot[shot.id];
  return known?.text === textOf(shot, 'narration') ? known.wave : undefined;
}

/** The peak of each part of a sound. @param samples -1 to 1 */
export function peaksOf(samples: Float32Array): number[] {
  const size = Math.max(1, Math.ceil(samples.length / PEAKS));
  const peaks: number[] = [];
  for (let from = 0; from < samples.length; from += size) {
    let most = 0;
    for (const sample of samples.subarray(from, from + size)) most = Math.max(most, Math.abs(sample));
    peaks.push(Math.min(1, most));
  }
  return peaks;
}

const isFree = (shot: Shot): boolean =>
  textOf(shot, 'narration').trim() !== '' && narrationCost(points.payload, shot) === 0;

let reading: Promise<void> = Promise.resolve();

/** Reads the waveforms of a film's shots, one after the other. @param still stops it when false, e.g. when the timeline was closed */
export function readWaveforms(still: () => boolean): Promise<void> {
  const read = () => readAll(still);
  // also after one that failed
  reading = reading.then(read, read);
  return reading;
}

async function readAll(still: () => boolean): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  try {
    for (const { id } of board.shots) {
      // before the look at the price: what is typed while they are awaited would be spoken, and paid for
      const ready = await loadVoices().then(
        () => true,
        () => false,
      );
      if (!ready) return;
      const shot = board.shots.find((one) => one.id === id) as Shot | undefined;
      if (!still()) return;
      if (!shot || waveformOf(shot) || !isFree(shot)) continue;
      const text = textOf(shot, 'narration');
      const sound = await narrationFile(shot)
        .then((file) => file.arrayBuffer())
        .then((bytes) => context.decodeAudioData(bytes))
        // what cannot be decoded has no waveform
        .catch(() => null);
      if (!sound) continue;
      const wave = { seconds: sound.duration, peaks: peaksOf(sound.getChannelData(0)) };
      waveforms.byShot[id] = { text, wave: ref(wave) };
    }
  } finally {
    await context.close().catch(() => undefined);
  }
}
