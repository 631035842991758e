import { type FfmpegOptions, fromFile, runFfmpeg } from './ffmpeg.ts';

/** Loudness according to EBU R128. */
export interface Loudness {
  /** Integrated (gated) loudness in LUFS; -70 and below is silence. */
  integrated: number;
  /** True peak in dBFS; -Infinity for silence. */
  peak: number;
}

/** Measures the first audio stream of a file. @throws {MediaToolFailed} if it has none */
export const measureLoudness = (file: string, { signal }: { signal: AbortSignal }): Promise<Loudness> =>
  loudnessOf(fromFile(file), { signal });

/** Like {@link measureLoudness}, for any ffmpeg input arguments, e.g. raw samples on standard input. */
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
