import { type Heard, keyName } from '../../generators/songs/songs.ts';
import type { HeardAudio, MusicTask, MusicWork } from '../../src/api/music.ts';
import { musicToolOf } from '../../src/api/music-tools.ts';
import { instant } from '../clock.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { flag } from '../rpc/route.ts';
import { taskExtras } from '../tasks/task-extras.ts';
import { shownStatus } from '../tasks/task-progress.ts';
import type { SongRow } from './song-rows.ts';
import type { SongWork } from './songs.ts';

/** Task states of the music lane: 0 and 1 in progress, 3 done, 2 failed (MUSIC-32). */
const STATES: Record<SongRow['status'], number> = {
  waiting: 0,
  running: 1,
  done: 3,
  failed: 2,
  cancelled: 2,
};

/** The analysis of a reference, for the app. */
export const serializeHeard = ({ root, minor, ...heard }: Heard): HeardAudio => ({
  ...heard,
  key: keyName(root, minor),
});

/** A member's songs of one task, for lists and polls. */
export function serializeSong(
  row: SongRow,
  { secret, language }: { secret: string; language: Language },
): MusicTask {
  const made = row.status === 'done';
  const api = musicToolOf(row.tool_name)?.api ?? '';
  return {
    music_id: row.task_id,
    id: row.id,
    state: STATES[shownStatus(row)],
    cmd: 'create',
    options: JSON.stringify(optionsOf(row, api)),
    works: made ? row.works.map((work) => serializeWork(work, secret)) : [],
    api_name: api,
    tool_name: row.tool_name,
    custom_mode: row.custom_mode,
    make_instrumental: flag(row.instrumental),
    title: row.title,
    tags: row.tags,
    prompt: row.prompt,
    lyrics: row.lyrics,
    input_method: methodOf(row),
    reference_task_id: row.reference,
    ...(row.heard ? { heard: serializeHeard(row.heard) } : {}),
    update_time: instant(row.updated_at),
    starred: flag(row.starred),
    ...taskExtras(row, language),
  };
}

const methodOf = ({ tool_name, reference }: SongRow): string =>
  tool_name === 'mureka' && reference ? 'audio' : 'description';

/** The request, with the field names of the form (MUSIC-31). */
const optionsOf = (row: SongRow, api: string) => ({
  tool_name: row.tool_name,
  api_name: api,
  make_instrumental: flag(row.instrumental),
  prompt: row.prompt,
  input_method: methodOf(row),
  ...(row.tool_name === 'suno'
    ? { custom_mode: row.custom_mode, title: row.typed_title, tags: row.tags }
    : { lyrics: row.typed_lyrics }),
  ...(row.reference ? { reference_task_id: row.reference } : {}),
});

const serializeWork = ({ audio, master: _, cover, sung, ...facts }: SongWork, secret: string): MusicWork => ({
  ...facts,
  audio_url: mediaAddress(secret, audio),
  image_url: cover ? mediaAddress(secret, cover) : '',
  sung: flag(sung),
});
