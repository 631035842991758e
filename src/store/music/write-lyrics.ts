import { cutTo } from '../../api/cut-text.ts';
import { writeLyrics } from '../../api/music.ts';
import { client } from '../client.ts';
import { musicForm, rowOf } from './music-form.ts';

/** Writes lyrics for a task (MUSIC-18). @returns them, cut to what the form takes @throws ApiError */
export async function askLyrics(task: string, signal: AbortSignal): Promise<string> {
  const { tool, api, lyrics } = rowOf(musicForm);
  const input = { tool_name: tool, api_name: api, prompt: task };
  const { text } = await client.send(writeLyrics, input, { signal });
  return cutTo(text, lyrics);
}
