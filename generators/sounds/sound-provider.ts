import { SOUND } from '../ffmpeg/encode.ts';
import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { loudnessOf } from '../ffmpeg/loudness.ts';
import { wholeWave } from '../ffmpeg/whole-wave.ts';
import { inThread } from '../in-thread.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { SoundAnswer, SoundTask } from './sound-messages.ts';
import { SOUND_SECONDS, type SoundEffect, type SoundProvider } from './sounds.ts';

const LUFS = -20;
const CEILING = 0.84;
/** Most gain in decibels: single short sounds have a low average, and normalizing it would make them far too loud. */
const MOST_GAIN = 18;

/**
 * The built-in sound engine: a table of kinds and their words, synthesized from noise and tones.
 * @param threadUrl the built `sound-thread.js`; each sound has its own thread
 */
export const createStudioSounds = ({ threadUrl }: { threadUrl: URL }): SoundProvider => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  async effect(request, { signal }): Promise<SoundEffect> {
    const { seconds } = request;
    if (!(seconds >= SOUND_SECONDS.min && seconds <= SOUND_SECONDS.max))
      throw new RangeError(
        `A sound has ${SOUND_SECONDS.min} to ${SOUND_SECONDS.max} seconds, not ${seconds}.`,
      );
    const made = await inThread<SoundTask, SoundAnswer>(threadUrl, request, { signal });
    const { samples, sampleRate, heard, ambience } = made;
    const input = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    const raw = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', 'pipe:0'];
    const { integrated } = await loudnessOf(raw, { signal, input });
    const gain = Math.min(MOST_GAIN, LUFS - integrated).toFixed(2);
    const filters = `volume=${gain}dB,alimiter=limit=${CEILING}:attack=5:release=80:level=0`;
    const coded = ['-ar', String(SOUND.rate), '-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav', 'pipe:1'];
    const { stdout } = await runFfmpeg([...raw, '-af', filters, ...coded], { signal, input });
    return { data: wholeWave(stdout), ext: 'wav', mime: 'audio/wav', seconds, heard, ambience };
  },
});
