import type { CallOutput } from '../../src/api/call.ts';
import { CHECK_STATUS, type createWork as createWorkCall } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { addMedia, fileName } from '../media/media.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { recordWorkOf } from '../uploads/work-uploads.ts';
import { workChangeOf } from './work-change.ts';
import { type WorkSource, workSourceAt } from './work-source.ts';
import { addWork, publishWork } from './works.ts';

/**
 * Creates and publishes a work from an uploaded video, or from one made in the studio. If the video is a work already, that work is
 * returned, so repeating a call creates no second one. The stored length is measured, not taken from the call.
 * @throws Refusal if video or cover is not the member's, or the video is not playable in browsers
 */
export async function createWork(
  deps: Deps,
  context: Context,
  { name, desc, alt, poster, source }: CallOutput<typeof createWorkCall>,
): Promise<{ workId: number; inSquare: boolean }> {
  const { db, config } = deps;
  const { userId } = memberOf(context);
  const film = await workSourceAt(deps, context, userId, source);
  const change = await workChangeOf(deps, context, { name, desc, alt, poster });
  return db.transaction(async (client) => {
    // serializes two calls for the same video
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 20))', [film.video.key]);
    const workId = (await livingWork(client, userId, film)) ?? (await begin(client, userId, name, film));
    const reviewed = config.review === 'operator';
    return { workId, inSquare: await publishWork(client, { userId, workId, reviewed }, change) };
  });
}

async function livingWork(client: Queries, userId: number, film: WorkSource): Promise<number | undefined> {
  const row = await first(
    client.query<{ id: number }>(
      'SELECT id FROM works WHERE user_id = $1 AND video = $2 AND deleted_at IS NULL ORDER BY id LIMIT 1',
      [userId, fileName(film.video)],
    ),
  );
  return row?.id;
}

async function begin(client: Queries, userId: number, name: string, film: WorkSource): Promise<number> {
  const { video, seconds, provider, projectId } = film;
  const known = await client.query('SELECT 1 FROM media WHERE key = $1', [video.key]);
  if (known.rows.length === 0) await addMedia(client, userId, video);
  const workId = await addWork(client, {
    userId,
    projectId,
    name,
    video: fileName(video),
    // set by publishing, below
    poster: '',
    subtitles: '',
    ratio: ratioOf(video.width ?? 0, video.height ?? 0),
    seconds,
    size: { width: null, height: null },
    provider,
  });
  // a film that was taken down must be reviewed even if its work was deleted and created again
  await client.query(
    `UPDATE works SET check_status = ${CHECK_STATUS.rejected} WHERE id = $1 AND EXISTS (SELECT 1 FROM works o
       WHERE o.user_id = $2 AND o.video = $3 AND o.check_status = ${CHECK_STATUS.rejected})`,
    [workId, userId, fileName(video)],
  );
  if (film.uploaded) await recordWorkOf(client, video.key, workId);
  return workId;
}

/** The aspect ratio in whole numbers, e.g. `16:9`. */
function ratioOf(width: number, height: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(width, height) || 1;
  return `${width / common}:${height / common}`;
}
