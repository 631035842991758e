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

/** Milliseconds after which the voice's process ends: it is asked once for a song. */
const IDLE_MS = 500;

/**
 * The built-in song writer: form, harmony and melody from rules, played by instruments that it synthesizes, and sung by a voice that is
 * clearly a machine's. It knows a table of styles by their words.
 * @param threadUrl where the built `song-thread.js` lies; each song has a thread of its own
 * @param childUrl where the built `voice-child.js` lies
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

/** Without eSpeak NG, which is optional, an instrument plays the melody. */
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
