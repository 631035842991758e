/** Songs and instrumentals from two providers. Their limits are in music-tools.ts. */
import * as v from 'valibot';
import { documented, extension, unread, WHILE_WAITING } from './call.ts';
import { TaskExtras } from './draw.ts';
import { Flag, Id, OpaqueId } from './fields.ts';
import { HistoryFilter } from './history-search.ts';
import { LYRIC_TASK_CHARACTERS } from './music-tools.ts';
import { rowsOf } from './rows.ts';

const Tool = v.picklist(['suno', 'mureka']);
const Api = v.picklist(['duomi', 'ai302']);
const upTo = (characters: number) => v.optional(v.pipe(v.string(), v.maxLength(characters)), '');

/** Extension: analysis of a reference audio. */
export const HeardAudio = v.object({
  seconds: v.number(),
  /** Beats per minute. */
  tempo: v.number(),
  /** E.g. `A minor`; empty if no key was detected. */
  key: v.string(),
  /** Integrated loudness in LUFS. */
  loudness: v.number(),
  /** 0 (dark) to 1 (bright). */
  brightness: v.number(),
  /** Loudness over time, 0 to 100. */
  curve: v.array(v.number()),
});
export type HeardAudio = v.InferOutput<typeof HeardAudio>;

/** One song of a task. All fields except the two URLs are extensions. */
export const MusicWork = v.object({
  audio_url: v.string(),
  image_url: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  seconds: v.optional(v.number(), 0),
  tempo: v.optional(v.number(), 0),
  key: v.optional(v.string(), ''),
  /** The detected style, a row of the engine's table, e.g. `bossa`. */
  style: v.optional(v.string(), ''),
  /** The waveform's peaks over time, 0 to 100. */
  peaks: v.optional(v.array(v.number()), []),
  /** Start of each line of the lyrics, in seconds. */
  lines: v.optional(v.array(v.object({ at: v.number(), text: v.string() })), []),
  /** 1: sung; 0: an instrument plays the melody. */
  sung: v.optional(Flag),
});
export type MusicWork = v.InferOutput<typeof MusicWork>;

/** 0, 1 and 4 pending, 2 failed, 3 done (MUSIC-32). */
export const MusicTask = v.object({
  music_id: v.string(),
  /** Extension: the record's id, for paging. */
  id: v.optional(Id),
  state: v.number(),
  cmd: v.optional(v.string(), ''),
  /** The request as JSON text. */
  options: v.optional(v.string(), ''),
  works: v.optional(v.array(MusicWork), []),
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
  /** Extension: analysis of the reference audio. */
  heard: v.optional(HeardAudio),
  update_time: v.optional(v.string(), ''),
  /** Extension. */
  starred: v.optional(Flag),
  ...TaskExtras,
});
export type MusicTask = v.InferOutput<typeof MusicTask>;

/** The filters and `before` are extensions. The documents define no paging, so no page or size is sent (LIMIT-08). */
const { tool: _, ...Filter } = HistoryFilter;
export const listMusic = documented('/music/lists', {
  /** An empty `tool_name` lists both providers. */
  input: v.strictObject({
    tool_name: v.optional(v.picklist(['', 'suno', 'mureka']), ''),
    before: v.optional(Id),
    ...Filter,
  }),
  answer: v.object({
    lists: rowsOf(MusicTask),
    has_next: v.optional(Flag, 0),
    filtered: v.optional(Flag),
  }),
});

export const MusicRequest = v.variant('tool_name', [
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
]);

/** Extension: `id` of the record. */
export const createMusic = documented('/music/create', {
  input: MusicRequest,
  answer: v.object({ music_id: v.string(), id: v.optional(Id), ...TaskExtras }),
});

export const getMusicTasks = documented('/music/get-task', {
  input: v.strictObject({ music_id: v.pipe(v.array(OpaqueId), v.minLength(1), v.maxLength(50)) }),
  answer: rowsOf(MusicTask),
});

export const writeLyrics = documented('/music/lyrics', {
  longest: WHILE_WAITING,
  input: v.strictObject({
    tool_name: Tool,
    api_name: Api,
    prompt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LYRIC_TASK_CHARACTERS)),
  }),
  answer: v.object({ text: v.string() }),
});

/** The documents do not give its path (decisions C-01). `heard` is an extension. */
export const uploadMusicReference = documented('/music/upload', {
  body: 'multipart',
  input: v.strictObject({
    file: v.instance(Blob),
    api_name: Api,
    tool_name: Tool,
    make_instrumental: v.optional(v.union([Flag, v.picklist(['0', '1'])])),
  }),
  answer: v.object({ reference_task_id: v.string(), heard: v.optional(HeardAudio) }),
});

/** Deletes a task's songs; cancels the task if it is open. */
export const deleteMusic = extension('/studio/music/delete', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});

/** Restores a task's deleted songs within 30 days. What was cancelled by deleting them stays so. */
export const restoreMusic = extension('/studio/music/restore', {
  input: v.strictObject({ id: Id }),
  answer: MusicTask,
});

/** Sets or removes the star of a task's songs. */
export const starMusic = extension('/studio/music/star', {
  input: v.strictObject({ id: Id, starred: Flag }),
  answer: unread,
});

/** One song as an uncompressed WAV file. */
export const fetchMusicWave = extension('/studio/music/wave', {
  input: v.strictObject({ id: Id, index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)) }),
  answer: unread,
});
