import {
  createMusic,
  deleteMusic,
  fetchMusicWave,
  getMusicTasks,
  listMusic,
  restoreMusic,
  starMusic,
  uploadMusicReference,
  writeLyrics,
} from '../../src/api/music.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { randomSeed } from '../draw/draw-plan.ts';
import { makeNow } from '../models/make.ts';
import { orRefuse, requireReady } from '../models/readiness.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { isFiltered } from '../rpc/history-filter.ts';
import { countUse } from '../rpc/limits.ts';
import { FileAnswer, flag, on, type Route } from '../rpc/route.ts';
import { timeLimit } from '../rpc/time-limit.ts';
import { deleteRecord, restoreRecord, starRecord } from '../tasks/records.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { requireReference, takeReference } from './references.ts';
import { serializeHeard, serializeSong } from './serialize-song.ts';
import { type Prepared, SONG, songPrice } from './song-kind.ts';
import { type MusicInput, planSong } from './song-plan.ts';
import { findSongs, listSongs, requireSong } from './song-rows.ts';
import { SONGS } from './songs.ts';
import { waveOf } from './wave-file.ts';

/** Maximum characters of lyrics in the forms of both providers. */
const MOST_LYRICS = 1200;

/** Checks and prices a song. @throws Refusal */
async function prepare({ db, models }: Deps, context: Context, input: MusicInput): Promise<Prepared> {
  const reference = input.reference_task_id;
  const like = reference ? await requireReference(db, context, memberOf(context).userId, reference) : null;
  const planned = planSong(input, like, randomSeed());
  const maker = models.find('song', { tool: input.tool_name });
  await requireReady(maker);
  return { ...planned, points: songPrice(maker, input.tool_name), provider: maker.name, by: maker };
}

/** The music page: songs, history, lyrics and reference audio. */
export function musicRoutes(deps: Deps): Route[] {
  const { db, secret, models, config } = deps;
  return [
    on(createMusic, (context, input) =>
      submitPaid(deps, context, createMusic, input, async () => {
        const planned = await prepare(deps, context, input);
        return ({ charge }) => charge(SONG, planned);
      }),
    ),

    on(listMusic, async (context, input) => {
      const { userId } = memberOf(context);
      const { rows, more } = await listSongs(db, userId, input, context.timeZone);
      return {
        lists: rows.map((row) => serializeSong(row, { secret, language: context.language })),
        has_next: flag(more),
        ...(isFiltered({ ...input, tool: input.tool_name }) ? { filtered: 1 as const } : {}),
      };
    }),

    on(getMusicTasks, async (context, { music_id }) => {
      const rows = await findSongs(db, memberOf(context).userId, music_id);
      return rows.map((row) => serializeSong(row, { secret, language: context.language }));
    }),

    on(writeLyrics, async (context, { prompt }) => {
      const { userId } = memberOf(context);
      await countUse(db, { name: 'lyrics', max: config.uploadsPerHour, seconds: HOUR }, String(userId));
      const request = { prompt, seed: randomSeed(), most: MOST_LYRICS };
      const signal = timeLimit(writeLyrics);
      const { text } = await orRefuse(makeNow(deps, userId, models.find('lyrics'), request, { signal }));
      return { text };
    }),

    on(uploadMusicReference, async (context, { file, tool_name: tool }) => {
      const { userId } = memberOf(context);
      await countUse(db, { name: 'upload', max: config.uploadsPerHour, seconds: HOUR }, String(userId));
      const { key, heard } = await takeReference(deps, userId, { file, tool });
      return { reference_task_id: key, heard: serializeHeard(heard) };
    }),

    on(deleteMusic, async (context, { id }) => {
      await deleteRecord(deps, SONGS, memberOf(context).userId, id);
    }),

    on(restoreMusic, async (context, { id }) => {
      const { userId } = memberOf(context);
      await restoreRecord(db, SONGS, userId, id);
      return serializeSong(await requireSong(db, userId, id), { secret, language: context.language });
    }),

    on(starMusic, async (context, { id, starred }) => {
      await starRecord(db, SONGS, memberOf(context).userId, id, starred === 1);
    }),

    on(fetchMusicWave, async (context, input) => {
      const { data, title } = await waveOf(deps, memberOf(context).userId, input);
      return new FileAnswer(data, { mime: 'audio/wav', name: `${title || 'song'}.wav` });
    }),
  ];
}
