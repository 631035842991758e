import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { inThread } from '../in-thread.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { SongAnswer, SongTask } from './song-messages.ts';
import type { Song, SongProvider } from './songs.ts';

/**
 * The built-in song writer: form, harmony and melody from rules, played by instruments that it synthesizes. It knows a table of styles
 * by their words, and plays melodies; it does not sing.
 * @param threadUrl where the built `song-thread.js` lies; each song has a thread of its own
 */
export const createStudioSongs = ({ threadUrl }: { threadUrl: URL }): SongProvider => ({
  name: BUILT_IN_ENGINE,
  sings: false,
  ready: requireFfmpeg,
  async make(request, { signal, folder }): Promise<Song> {
    const { samples, sampleRate, ...facts } = await inThread<SongTask, SongAnswer>(threadUrl, request, {
      signal,
    });
    const input = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    const raw = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '2', '-i', 'pipe:0', '-map_metadata', '-1'];
    const name = randomUUID();
    const [mp3, flac] = [join(folder, `${name}.mp3`), join(folder, `${name}.flac`)];
    await runFfmpeg(
      [
        ...raw,
        ...['-map', '0:a', '-c:a', 'libmp3lame', '-b:a', '192k', '-f', 'mp3', mp3],
        ...['-map', '0:a', '-c:a', 'flac', '-bitexact', '-f', 'flac', flac],
      ],
      { signal, input },
    );
    return { ...facts, mp3, flac, seconds: samples.length / 2 / sampleRate, sung: false };
  },
});
