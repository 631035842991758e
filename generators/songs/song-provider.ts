import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { MediaToolMissing, requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { inThread } from '../in-thread.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import type { SpokenLine } from '../singing/singing.ts';
import { type SingingVoice, singingVoice, speakLyrics } from '../singing/speak-lyrics.ts';
import { hasEspeak } from '../speech/find-espeak.ts';
import { VoiceProcess } from '../speech/voice-process.ts';
import type { SongAnswer, SongTask } from './song-messages.ts';
import type { Song, SongProvider, SongRequest } from './songs.ts';
import { sectionsOf } from './write/lyric-lines.ts';

/** Idle time in milliseconds after which the voice process exits: each song uses it only once. */
const IDLE_MS = 500;

/**
 * The built-in song engine: rule-based form, harmony and melody, synthesized instruments, and an audibly synthetic singing
 * voice. Styles are a table.
 * @param threadUrl the built `song-thread.js`; each song has its own thread
 * @param childUrl the built `voice-child.js`
 */
export const createStudioSongs = ({
  threadUrl,
  childUrl,
}: {
  threadUrl: URL;
  childUrl: URL;
}): SongProvider => ({
  name: BUILT_IN_ENGINE,
  sings: hasEspeak(),
  ready: requireFfmpeg,
  async make(request, { signal, folder }): Promise<Song> {
    const voice = singingVoice(`${request.style} ${request.words}`);
    const spoken = await spokenLines(childUrl, request, voice, signal);
    const task: SongTask = { ...request, spoken, voice };
    const { samples, sampleRate, ...facts } = await inThread<SongTask, SongAnswer>(threadUrl, task, {
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
    return { ...facts, mp3, flac, seconds: samples.length / 2 / sampleRate };
  },
});

/** Spoken lines of the lyrics; none without eSpeak NG, which is optional: an instrument then plays the melody. */
async function spokenLines(
  childUrl: URL,
  { instrumental, lyrics }: SongRequest,
  voice: SingingVoice,
  signal: AbortSignal,
): Promise<SpokenLine[]> {
  if (instrumental || lyrics.trim() === '') return [];
  const lines = sectionsOf(lyrics).flatMap((section) => section.lines);
  const child = new VoiceProcess(childUrl, IDLE_MS);
  try {
    return await speakLyrics(child, lines, voice, signal);
  } catch (error) {
    if (error instanceof MediaToolMissing) return [];
    throw error;
  }
}
