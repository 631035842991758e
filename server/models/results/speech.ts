import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../../../generators/ffmpeg/loudness.ts';
import { probe as probeOwn } from '../../../generators/ffmpeg/probe.ts';
import { clausesOf } from '../../../generators/speech/clauses.ts';
import type { Speech, SpeechMark } from '../../../generators/speech/speech.ts';
import type { Probe } from '../../media/probe-in-thread.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import { makeTempFolder } from '../../temp-folders.ts';
import { probeResult } from './clips.ts';

/** Target loudness, equal to that of the built-in voices at normal volume. */
const LUFS = -20;
const SILENCE = -60;
/** The longest text in Chinese, at half speed, takes some 40 minutes. */
const LONGEST_SECONDS = 3600;

/** Timing marks of the clauses, estimated by their length, because services return no times. */
export function guessMarks(text: string, seconds: number): SpeechMark[] {
  const clauses = clausesOf(text);
  const weights = clauses.map((clause) => [...clause.text].length + 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  return clauses.map((clause, index) => {
    const start = at;
    at += ((weights[index] ?? 0) / all) * seconds;
    return { text: clause.text, start, end: at };
  });
}

/**
 * Converts a service's speech: joined, at the loudness of all voices, re-encoded without metadata.
 * @param parts consecutive parts of the text
 * @throws UnrecoverableError if one of them is not audio, or if they go on for hours
 */
export async function speechFrom(
  probe: Probe,
  parts: readonly Uint8Array[],
  { text, volume, signal }: { text: string; volume: number; signal: AbortSignal },
): Promise<Speech> {
  const folder = await makeTempFolder('speech');
  try {
    const files: string[] = [];
    let all = 0;
    for (const part of parts) {
      const raw = join(folder, `${randomUUID()}.result`);
      await writeFile(raw, part);
      const seen = await probeResult(probe, raw);
      all += seen.seconds;
      if (!seen.audio || all > LONGEST_SECONDS)
        throw new UnrecoverableError(`The result is no speech (${seen.mime}, ${all} s).`, 'resultUnreadable');
      files.push(seen.file);
    }
    const joined = join(folder, 'joined.wav');
    const inputs = files.flatMap((file) => fromFile(file));
    const graph = `${files.map((_, index) => `[${index}:a:0]aresample=44100,aformat=channel_layouts=mono[a${index}];`).join('')}${files.map((_, index) => `[a${index}]`).join('')}concat=n=${files.length}:v=0:a=1`;
    await runFfmpeg([...inputs, '-filter_complex', graph, '-map_metadata', '-1', joined], { signal });
    const { integrated } = await measureLoudness(joined, { signal });
    const gain = (integrated > SILENCE ? LUFS - integrated : 0) + 20 * Math.log10(volume);
    const filters = `volume=${gain.toFixed(2)}dB,alimiter=limit=0.8:level=0`;
    const { stdout } = await runFfmpeg(
      [
        ...fromFile(joined),
        ...['-af', filters, '-map_metadata', '-1', '-c:a', 'libmp3lame', '-b:a', '128k', '-write_xing', '0'],
        ...['-bitexact', '-f', 'mp3', 'pipe:1'],
      ],
      { signal },
    );
    const { seconds } = await probeOwn(joined, { signal });
    return {
      data: new Uint8Array(stdout),
      ext: 'mp3',
      mime: 'audio/mpeg',
      seconds,
      marks: guessMarks(text, seconds),
    };
  } catch (error) {
    throw error instanceof MediaToolFailed
      ? new UnrecoverableError(error.message, 'resultUnreadable')
      : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
