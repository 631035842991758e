import { fromFile, MediaToolFailed, runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../../../generators/ffmpeg/loudness.ts';
import type { Music } from '../../../generators/music/music.ts';
import type { SoundEffect } from '../../../generators/sounds/sounds.ts';
import type { Probe } from '../../media/probe-in-thread.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import { probeResult } from './clips.ts';

const LONGEST_SECONDS = 900;
/** Target loudness, equal to that of the built-in engine. */
const LUFS = { sound: -20, music: -18 } as const;
const SILENCE = -60;
const FADE = 0.05;

interface Shaping {
  signal: AbortSignal;
  /** Maximum seconds; the rest is cut off. */
  most: number;
}

const coded = {
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '192k', '-write_xing', '0', '-f', 'mp3'],
} as const;

/** Converts a service's audio to our loudness and format, without metadata. @throws UnrecoverableError if it is not audio */
async function shaped(
  probe: Probe,
  result: string,
  { signal, most }: Shaping,
  { lufs, format }: { lufs: number; format: keyof typeof coded },
): Promise<{ data: Uint8Array; seconds: number }> {
  const { file, audio, seconds: all, mime } = await probeResult(probe, result);
  if (!audio || all > LONGEST_SECONDS)
    throw new UnrecoverableError(`The result is no sound (${mime}, ${all} s).`, 'resultUnreadable');
  const seconds = Math.min(all, most);
  try {
    const { integrated } = await measureLoudness(file, { signal });
    const gain = integrated > SILENCE ? lufs - integrated : 0;
    const filters = [
      `volume=${gain.toFixed(2)}dB`,
      'alimiter=limit=0.84:level=0',
      `afade=t=in:d=${FADE}`,
      `afade=t=out:st=${Math.max(0, seconds - FADE).toFixed(3)}:d=${FADE}`,
    ];
    const { stdout } = await runFfmpeg(
      [
        ...fromFile(file),
        ...['-map', '0:a:0', '-t', seconds.toFixed(3), '-af', filters.join(','), '-ar', '48000', '-ac', '2'],
        ...['-map_metadata', '-1', '-bitexact', ...coded[format], 'pipe:1'],
      ],
      { signal },
    );
    return { data: new Uint8Array(stdout), seconds };
  } catch (error) {
    throw error instanceof MediaToolFailed
      ? new UnrecoverableError(error.message, 'resultUnreadable')
      : error;
  }
}

/** A service's sound effect, brought to the length and loudness that clips need. */
export async function soundFrom(probe: Probe, result: string, shaping: Shaping): Promise<SoundEffect> {
  const made = await shaped(probe, result, shaping, { lufs: LUFS.sound, format: 'wav' });
  return { ...made, ext: 'wav', mime: 'audio/wav', heard: [], ambience: false };
}

/** A service's music for a film, brought to its loudness. */
export async function musicFrom(probe: Probe, result: string, shaping: Shaping): Promise<Music> {
  const made = await shaped(probe, result, shaping, { lufs: LUFS.music, format: 'mp3' });
  return { ...made, ext: 'mp3', mime: 'audio/mpeg' };
}
