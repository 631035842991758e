import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SOUND } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { probe } from '../ffmpeg/probe.ts';
import { writeWhole } from '../ffmpeg/whole-file.ts';
import type { SoundEffect } from './sounds.ts';

/** Fade-in and fade-out in seconds. */
const SOFT = 0.04;

/**
 * Mixes a sound into a clip, padded or cut to its length. The video is copied without re-encoding.
 * @param clip an MP4, with or without sound
 * @param out the new MP4, written atomically
 */
export async function layUnder(
  clip: string,
  { data, ext }: Pick<SoundEffect, 'data' | 'ext'>,
  out: string,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const sound = join(dirname(out), `.part-${randomUUID()}.${ext}`);
  try {
    await writeFile(sound, data);
    const { seconds, audioCodec } = await probe(clip, { signal });
    const end = Math.max(0, seconds - SOFT).toFixed(3);
    const fit = `aresample=${SOUND.rate},apad,atrim=end=${seconds.toFixed(3)},afade=t=in:d=${SOFT},afade=t=out:st=${end}:d=${SOFT}`;
    const graph = audioCodec
      ? `[1:a]${fit}[s];[0:a]aresample=${SOUND.rate}[o];[o][s]amix=inputs=2:duration=longest:dropout_transition=1000,volume=2,alimiter=limit=0.89:level=0[a]`
      : `[1:a]${fit}[a]`;
    await writeWhole(out, (part) =>
      runFfmpeg(
        [
          ...fromFile(clip),
          ...fromFile(sound),
          ...['-filter_complex', graph, '-map', '0:v:0', '-map', '[a]', '-c:v', 'copy'],
          ...['-c:a', 'aac', '-b:a', '160k', '-ac', String(SOUND.channels), '-t', seconds.toFixed(3)],
          ...['-movflags', '+faststart', '-map_metadata', '-1', part],
        ],
        { signal },
      ),
    );
  } finally {
    await rm(sound, { force: true });
  }
}
