import * as v from 'valibot';
import type { MusicTask } from '../../api/music.ts';
import { musicToolOf } from '../../api/music-tools.ts';
import { BLANK_MUSIC, type MusicForm } from './music-form.ts';

const text = v.optional(v.fallback(v.string(), ''), '');
const Options = v.object({
  tool_name: text,
  api_name: text,
  custom_mode: v.optional(v.unknown()),
  make_instrumental: v.optional(v.unknown()),
  title: text,
  tags: text,
  prompt: text,
  lyrics: text,
  reference_task_id: text,
});

function readOptions(json: string): v.InferOutput<typeof Options> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Options), json);
  return parsed.success ? parsed.output : v.parse(Options, {});
}

/** The form that songs were asked with, on the tab of their provider (MUSIC-31). */
export function settingsOf(song: MusicTask): MusicForm {
  const options = readOptions(song.options);
  const row =
    musicToolOf(options.api_name) ??
    musicToolOf(options.tool_name) ??
    musicToolOf(song.api_name) ??
    musicToolOf(song.tool_name);
  const tool = row?.tool ?? 'suno';
  const custom = Number(options.custom_mode ?? song.custom_mode ?? 0) === 1 ? 1 : 0;
  const instrumental = Number(options.make_instrumental ?? song.make_instrumental ?? 0) === 1;
  const isLyrics = tool === 'suno' && custom === 1;
  const reference = options.reference_task_id || song.reference_task_id;
  return {
    ...BLANK_MUSIC,
    tool,
    custom: tool === 'suno' ? custom : 0,
    instrumental,
    title: options.title,
    tags: options.tags,
    description: isLyrics ? '' : options.prompt,
    lyrics: isLyrics ? (instrumental ? '' : options.prompt) : options.lyrics,
    method: tool === 'mureka' && reference ? 'audio' : 'description',
    reference: reference ? { id: reference, name: '', heard: song.heard ?? null } : null,
  };
}
