/** Plans a song from the input of `/music/create`. */
import type { Heard } from '../../generators/songs/songs.ts';
import type { CallOutput } from '../../src/api/call.ts';
import type { createMusic } from '../../src/api/music.ts';
import { CUSTOM_MODE, type MusicTool, musicToolOf } from '../../src/api/music-tools.ts';
import { Refusal } from '../rpc/refusal.ts';

export type MusicInput = CallOutput<typeof createMusic>;

/** The worker's input. */
export interface SongPlan {
  /** Description of topic and style. */
  words: string;
  style: string;
  /** As typed; empty for an instrumental, or if the lyrics are generated. */
  lyrics: string;
  title: string;
  instrumental: boolean;
  seed: number;
  /** The analysis of the reference audio; null for none. */
  like: Heard | null;
}

/** A song as stored in its record, with its plan. */
export interface PlannedSong {
  tool: MusicTool;
  customMode: 0 | 1;
  /** As sent. */
  prompt: string;
  tags: string;
  /** Key of the reference audio; empty for none. */
  reference: string;
  plan: SongPlan;
}

const badInput = (field: string): Refusal => new Refusal(400, 'badInput', { fill: { field } });

/**
 * Plans a song.
 * @param like analysis of the reference that the input names
 * @throws Refusal if the input is empty, or a description is longer than the form allows
 */
export function planSong(input: MusicInput, like: Heard | null, seed: number): PlannedSong {
  const asked = input.tool_name === 'suno' ? ofSuno(input) : ofMureka(input);
  const { words, style, lyrics, instrumental } = asked;
  if (words.length > (musicToolOf(input.tool_name)?.description ?? 0)) throw badInput('prompt');
  if (!words && !style && !lyrics && !like) throw new Refusal(400, 'songNeedsWords');
  if (asked.customMode === CUSTOM_MODE.professional && !instrumental && !lyrics)
    throw new Refusal(400, 'songNeedsLyrics');
  return {
    tool: input.tool_name,
    customMode: asked.customMode,
    prompt: input.prompt,
    tags: style,
    reference: input.reference_task_id ?? '',
    plan: { words, style, lyrics, title: asked.title, instrumental, seed, like },
  };
}

type Asked = Pick<SongPlan, 'words' | 'style' | 'lyrics' | 'title' | 'instrumental'> &
  Pick<PlannedSong, 'customMode'>;

/** With custom_mode 0 the prompt is the description, with 1 the lyrics (MUSIC-09, MUSIC-10). */
function ofSuno(input: MusicInput & { tool_name: 'suno' }): Asked {
  const custom = input.custom_mode === CUSTOM_MODE.professional;
  const instrumental = input.make_instrumental === 1;
  const prompt = input.prompt.trim();
  return {
    customMode: input.custom_mode,
    words: custom ? '' : prompt,
    lyrics: custom && !instrumental ? prompt : '',
    style: input.tags.trim(),
    title: input.title.trim(),
    instrumental,
  };
}

/** Lyrics are ignored for instrumentals (MUSIC-11). */
function ofMureka(input: MusicInput & { tool_name: 'mureka' }): Asked {
  const instrumental = input.make_instrumental === 1;
  return {
    customMode: CUSTOM_MODE.inspiration,
    words: input.prompt.trim(),
    lyrics: instrumental ? '' : (input.lyrics ?? '').trim(),
    style: '',
    title: '',
    instrumental,
  };
}
