import { writeFile } from 'node:fs/promises';
import { SOUND } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { probe } from '../ffmpeg/probe.ts';
import type { FilmPlan } from './film.ts';

interface Place {
  file: string;
  /** Start in seconds of the film, and the longest duration. */
  at: number;
  most: number;
  filters: string[];
}

const EDGE = 0.04;

/**
 * Writes narrations and the clips' own sound at their times, as a 16-bit WAV file of the film's length.
 * @returns false, without writing a file, if there is no sound
 */
export async function writeVoices(plan: FilmPlan, file: string, signal: AbortSignal): Promise<boolean> {
  const places = plan.shots.flatMap(({ source, start, end, slow, narrations }): Place[] => [
    ...narrations.map((narration) => ({
      file: narration.file,
      at: narration.start,
      most: end - narration.start,
      filters: [],
    })),
    ...(source.kind === 'clip' && source.hasSound
      ? [
          {
            file: source.file,
            at: start,
            most: end - start,
            filters: slow > 1 ? [`atempo=${(1 / slow).toFixed(5)}`] : [],
          },
        ]
      : []),
  ]);
  const track = new Int16Array(Math.round(plan.seconds * SOUND.rate) * SOUND.channels);
  let heard = false;
  for (const place of places) heard = (await mixIn(track, place, signal)) || heard;
  if (heard) await writeFile(file, [header(track.byteLength), new Uint8Array(track.buffer)]);
  return heard;
}

async function mixIn(
  track: Int16Array,
  { file, at, most, filters }: Place,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await probe(file, { signal })).audioCodec) return false;
  const edges = [`afade=t=in:d=${EDGE}`, `afade=t=out:st=${Math.max(0, most - EDGE).toFixed(3)}:d=${EDGE}`];
  const raw = ['-f', 's16le', '-ar', String(SOUND.rate), '-ac', String(SOUND.channels), 'pipe:1'];
  const { stdout } = await runFfmpeg(
    [...fromFile(file, '-vn'), '-af', [...filters, ...edges].join(','), '-t', most.toFixed(3), ...raw],
    { signal },
  );
  const from = Math.round(at * SOUND.rate) * SOUND.channels;
  const count = Math.min(stdout.length >> 1, track.length - from);
  for (let i = 0; i < count; i++) {
    const sum = (track[from + i] ?? 0) + stdout.readInt16LE(i * 2);
    track[from + i] = Math.max(-32768, Math.min(32767, sum));
  }
  return true;
}

/** WAV header for so many bytes of 16-bit samples. */
function header(bytes: number): Uint8Array {
  const head = Buffer.alloc(44);
  const { rate, channels } = SOUND;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}
