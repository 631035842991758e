/** Songs and instrumentals with two providers. */
import * as v from 'valibot';
import { documented } from './call.ts';
import { TaskExtras } from './draw.ts';
import { Flag, OpaqueId } from './fields.ts';
import { rowsOf } from './rows.ts';

/** What each provider accepts; form, worker and server read the same rows. */
export const MUSIC_TOOLS = [
  {
    tool: 'suno',
    api: 'duomi',
    name: 'Suno',
    audio: ['.mp3', '.mp4'],
    description: 200,
    style: 120,
    lyrics: 1200,
  },
  { tool: 'mureka', api: 'ai302', name: 'Mureka', audio: ['.mp3'], description: 200, style: 0, lyrics: 1200 },
] as const;
export const REFERENCE_AUDIO = { maxBytes: 10 * 1024 * 1024, minSeconds: 30, maxSeconds: 120 } as const;

const Tool = v.picklist(['suno', 'mureka']);
const Api = v.picklist(['duomi', 'ai302']);
const upTo = (characters: number) => v.optional(v.pipe(v.string(), v.maxLength(characters)), '');

/** 0, 1 and 4 pending, 2 failed, 3 done. */
export const MusicTask = v.object({
  music_id: v.string(),
  state: v.number(),
  cmd: v.optional(v.string(), ''),
  options: v.optional(v.string(), ''),
  works: v.optional(v.array(v.object({ audio_url: v.string(), image_url: v.optional(v.string(), '') })), []),
  api_name: v.optional(v.string(), ''),
  tool_name: v.optional(v.string(), ''),
  custom_mode: v.optional(Flag),
  make_instrumental: v.optional(Flag),
  title: v.optional(v.string(), ''),
  tags: v.optional(v.string(), ''),
  prompt: v.optional(v.string(), ''),
  lyrics: v.optional(v.string(), ''),
  input_method: v.optional(v.string(), ''),
  reference_task_id: v.optional(v.string(), ''),
  update_time: v.optional(v.string(), ''),
  ...TaskExtras,
});

/** The whole list: the documents define no pages (LIMIT-08). */
export const listMusic = documented('/music/lists', {
  input: v.strictObject({ tool_name: v.optional(Tool) }),
  answer: v.object({ lists: rowsOf(MusicTask) }),
});

export const createMusic = documented('/music/create', {
  input: v.variant('tool_name', [
    v.strictObject({
      tool_name: v.literal('suno'),
      api_name: v.literal('duomi'),
      custom_mode: Flag,
      make_instrumental: Flag,
      title: upTo(80),
      tags: upTo(120),
      prompt: upTo(1200),
      reference_task_id: v.optional(OpaqueId),
    }),
    v.strictObject({
      tool_name: v.literal('mureka'),
      api_name: v.literal('ai302'),
      make_instrumental: Flag,
      prompt: upTo(200),
      lyrics: v.optional(v.pipe(v.string(), v.maxLength(1200))),
      reference_task_id: v.optional(OpaqueId),
    }),
  ]),
  answer: v.object({ music_id: v.string(), ...TaskExtras }),
});

export const getMusicTasks = documented('/music/get-task', {
  input: v.strictObject({ music_id: v.pipe(v.array(OpaqueId), v.minLength(1), v.maxLength(50)) }),
  answer: rowsOf(MusicTask),
});

export const writeLyrics = documented('/music/lyrics', {
  input: v.strictObject({
    tool_name: Tool,
    api_name: Api,
    prompt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  answer: v.object({ text: v.string() }),
});

/** Written without an address in the documents (decisions C-01). */
export const uploadMusicReference = documented('/music/upload', {
  body: 'multipart',
  input: v.strictObject({
    file: v.instance(Blob),
    api_name: Api,
    tool_name: Tool,
    make_instrumental: v.optional(Flag),
  }),
  answer: v.object({ reference_task_id: v.string() }),
});
