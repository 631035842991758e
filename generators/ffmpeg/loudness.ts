import { type FfmpegOptions, fromFile, runFfmpeg } from './ffmpeg.ts';

/** Loudness by EBU R128. */
export interface Loudness {
  /** LUFS over the whole, silent stretches left out; -70 and below is silence. */
  integrated: number;
  /** dBFS of the highest true peak; -Infinity for silence. */
  peak: number;
}

/** Measures the first sound of a file. @throws {MediaToolFailed} when it has none. */
export const measureLoudness = (file: string, { signal }: { signal: AbortSignal }): Promise<Loudness> =>
  loudnessOf(fromFile(file), { signal });

/** Measures the first sound of whatever the arguments read, e.g. raw samples on standard input. */
export async function loudnessOf(
  source: readonly string[],
  options: Pick<FfmpegOptions, 'signal' | 'input'>,
): Promise<Loudness> {
  const filter = 'ebur128=peak=true:framelog=verbose';
  const args = [...source, '-map', '0:a:0', '-af', filter, '-f', 'null', '-'];
  const { log } = await runFfmpeg(args, { ...options, loglevel: 'info' });
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const number = (pattern: RegExp) =>
    Number(pattern.exec(summary)?.[1]?.replace('inf', 'Infinity') ?? Number.NaN);
  return { integrated: number(/I:\s+(-?[\d.]+|-inf) LUFS/), peak: number(/Peak:\s+(-?[\d.]+|-inf) dBFS/) };
}
