import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../../../generators/ffmpeg/loudness.ts';
import type { Song, SongRequest } from '../../../generators/songs/songs.ts';
import type { Probe } from '../../media/probe-in-thread.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import { probeResult } from './clips.ts';

const LUFS = -14;
const SILENCE = -60;
const LONGEST_SECONDS = 600;
const PEAKS = 160;
/** Sample rate in Hz for calculating the waveform. */
const COARSE_RATE = 2000;

/**
 * Converts a service's song: compressed and lossless, normalized loudness, no metadata.
 * @throws UnrecoverableError if it is not audio
 */
export async function songFrom(
  probe: Probe,
  result: string,
  { request, folder, signal }: { request: SongRequest; folder: string; signal: AbortSignal },
): Promise<Song> {
  const { file, audio, seconds, mime } = await probeResult(probe, result);
  if (!audio || seconds > LONGEST_SECONDS)
    throw new UnrecoverableError(`The result is no song (${mime}, ${seconds} s).`, 'resultUnreadable');
  const name = randomUUID();
  const [mp3, flac] = [join(folder, `${name}.mp3`), join(folder, `${name}.flac`)];
  try {
    const { integrated } = await measureLoudness(file, { signal });
    const gain = integrated > SILENCE ? LUFS - integrated : 0;
    const shaped = [
      '-af',
      `volume=${gain.toFixed(2)}dB,alimiter=limit=0.9:level=0`,
      '-ar',
      '44100',
      '-ac',
      '2',
    ];
    const plain = ['-map', '0:a:0', ...shaped, '-map_metadata', '-1', '-bitexact'];
    await runFfmpeg(
      [
        ...fromFile(file),
        ...[...plain, '-c:a', 'libmp3lame', '-b:a', '192k', '-f', 'mp3', mp3],
        ...[...plain, '-c:a', 'flac', '-f', 'flac', flac],
      ],
      { signal },
    );
    const facts = { seconds, tempo: 0, key: '', style: '', peaks: await peaksOf(flac, signal) };
    return { mp3, flac, ...facts, lines: [], sung: !request.instrumental };
  } catch (error) {
    throw error instanceof MediaToolFailed
      ? new UnrecoverableError(error.message, 'resultUnreadable')
      : error;
  }
}

/** The waveform's peaks over time, 0..100. */
async function peaksOf(file: string, signal: AbortSignal): Promise<number[]> {
  const args = [...fromFile(file), '-ac', '1', '-ar', String(COARSE_RATE), '-f', 's16le', 'pipe:1'];
  const { stdout } = await runFfmpeg(args, { signal });
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.length / 2));
  const each = Math.max(1, Math.ceil(samples.length / PEAKS));
  const peaks = Array.from({ length: Math.ceil(samples.length / each) }, (_, index) =>
    samples
      .subarray(index * each, (index + 1) * each)
      .reduce((most, one) => Math.max(most, Math.abs(one)), 0),
  );
  const highest = Math.max(1, ...peaks);
  return peaks.map((peak) => Math.round((peak / highest) * 100));
}
