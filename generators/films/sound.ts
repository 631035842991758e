import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SOUND } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../ffmpeg/loudness.ts';
import type { FilmPlan } from './film.ts';
import { writeVoices } from './voices.ts';

/** Target loudness of a film, suited to web players, and the limiter's ceiling (1 is full scale). */
const LUFS = -16.5;
const CEILING = 0.82;
/** Loudness of music at volume 1, while nobody speaks. */
const MUSIC_LUFS = -21;
const SILENCE = -60;
const FADE = { in: 1, out: 2.5 } as const;

const same = `aformat=sample_fmts=fltp:sample_rates=${SOUND.rate}:channel_layouts=stereo`;
/** Ducking: lowers the music while somebody speaks. */
const DUCK = 'sidechaincompress=threshold=0.015:ratio=5:attack=60:release=700:makeup=1';

/** The film's sound before loudness normalization. */
export interface Mix {
  file: string;
  /** The ffmpeg filters that normalize it. */
  finish: string;
}

/**
 * Mixes narrations, the clips' own sound and music into a WAV file in `folder`, which the caller deletes.
 * @returns null if there is nothing to hear
 */
export async function mixSound(plan: FilmPlan, folder: string, signal: AbortSignal): Promise<Mix | null> {
  if (plan.silent) return null;
  const [voices, file] = [join(folder, '.part-voices.wav'), join(folder, '.part-mix.wav')];
  try {
    const spoken = await writeVoices(plan, voices, signal);
    if (!spoken && !plan.music) return null;
    const graph = plan.music ? await withMusic(plan, plan.music, spoken, signal) : `[0:a]${same}[out]`;
    const inputs = [
      ...(spoken ? fromFile(voices) : []),
      ...(plan.music ? fromFile(plan.music.file, '-stream_loop', '-1', '-vn') : []),
    ];
    const coding = ['-map', '[out]', '-t', plan.seconds.toFixed(3), '-c:a', 'pcm_f32le', file];
    await runFfmpeg([...inputs, '-filter_complex', graph, ...coding], { signal });
  } finally {
    await rm(voices, { force: true });
  }
  const { integrated } = await measureLoudness(file, { signal });
  if (!(integrated > SILENCE)) return null;
  const gain = (LUFS - integrated).toFixed(2);
  return { file, finish: `volume=${gain}dB,alimiter=limit=${CEILING}:attack=5:release=80:level=0,${same}` };
}

async function withMusic(
  { seconds }: FilmPlan,
  { file, volume }: NonNullable<FilmPlan['music']>,
  spoken: boolean,
  signal: AbortSignal,
): Promise<string> {
  const { integrated } = await measureLoudness(file, { signal });
  const evening = integrated > SILENCE ? MUSIC_LUFS - integrated : 0;
  const out = Math.min(FADE.out, seconds / 3);
  const music = [
    same,
    `atrim=0:${seconds.toFixed(3)}`,
    `volume=${(evening + 20 * Math.log10(volume)).toFixed(2)}dB`,
    `afade=t=in:d=${FADE.in}`,
    `afade=t=out:st=${(seconds - out).toFixed(3)}:d=${out.toFixed(3)}`,
  ].join(',');
  if (!spoken) return `[0:a]${music}[out]`;
  return [
    `[0:a]${same},asplit[voice][key]`,
    `[1:a]${music}[music]`,
    `[music][key]${DUCK}[ducked]`,
    // amix halves both inputs
    '[voice][ducked]amix=inputs=2:duration=first:dropout_transition=0,volume=2[out]',
  ].join(';');
}
