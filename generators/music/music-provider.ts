import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { inThread } from '../in-thread.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { MUSIC_SECONDS, type Music, type MusicProvider } from './music.ts';
import type { MusicAnswer, MusicTask } from './music-messages.ts';

/**
 * The built-in composer of film music: instrumental pieces of the song engine for a mood and a length.
 * @param threadUrl the built `music-thread.js`; each piece has its own thread
 */
export const createStudioMusic = ({ threadUrl }: { threadUrl: URL }): MusicProvider => ({
  name: BUILT_IN_ENGINE,
  async compose(request, { signal }): Promise<Music> {
    const { seconds } = request;
    if (!(seconds >= MUSIC_SECONDS.min && seconds <= MUSIC_SECONDS.max))
      throw new RangeError(`Music has ${MUSIC_SECONDS.min} to ${MUSIC_SECONDS.max} seconds, not ${seconds}.`);
    const { samples, sampleRate } = await inThread<MusicTask, MusicAnswer>(threadUrl, request, { signal });
    const input = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    const { stdout } = await runFfmpeg(
      [
        ...['-f', 's16le', '-ar', String(sampleRate), '-ac', '2', '-i', 'pipe:0'],
        ...['-c:a', 'libmp3lame', '-b:a', '192k', '-write_xing', '0', '-f', 'mp3', 'pipe:1'],
      ],
      { signal, input },
    );
    return { data: new Uint8Array(stdout), ext: 'mp3', mime: 'audio/mpeg', seconds };
  },
});
