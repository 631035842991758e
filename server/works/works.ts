/** Works: finished films, unpublished until their owner publishes them. */
import { CHECK_STATUS } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';

export interface NewWork {
  userId: number;
  /** Null for an upload, and for a clip outside of projects. */
  projectId: number | null;
  name: string;
  description?: string;
  /** Alternative text of the cover. */
  alt?: string;
  /** Files such as `<key>.mp4`; `subtitles` is empty for a film without speech. */
  video: string;
  poster: string;
  subtitles: string;
  ratio: string;
  seconds: number;
  /** Pixels of the cover. */
  size: { width: number | null; height: number | null };
  /** The model; empty for an upload. */
  provider: string;
}

/** @returns the work's id */
export async function addWork(client: Queries, work: NewWork): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO works (user_id, project_id, name, video, poster, subtitles, width_height, seconds,
         poster_width, poster_height, provider, description, alt)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
      [
        work.userId,
        work.projectId,
        work.name,
        work.video,
        work.poster,
        work.subtitles,
        work.ratio,
        work.seconds,
        work.size.width,
        work.size.height,
        work.provider,
        work.description ?? '',
        work.alt ?? '',
      ],
    ),
  );
  if (!row) throw new Error('The work was not written.');
  return row.id;
}

/** The changes of the publish form; omitted fields stay unchanged. */
export interface WorkChange {
  name?: string | undefined;
  description?: string | undefined;
  alt?: string | undefined;
  /** A file such as `<key>.jpg`, with its size in pixels. */
  poster?: { file: string; width: number | null; height: number | null } | undefined;
}

/**
 * Publishes a work to the square. Idempotent. A work that the studio has rejected is queued for review again. So are all
 * works, and changes of them, if the operator reviews works. Call it in a transaction that holds the cover.
 * @returns whether it is in the square now @throws Refusal if it is not the member's
 */
export async function publishWork(
  client: Queries,
  { userId, workId, reviewed }: { userId: number; workId: number; reviewed: boolean },
  { name, description, alt, poster }: WorkChange = {},
): Promise<boolean> {
  const row = await first(
    client.query<{ check_status: number }>(
      `UPDATE works SET is_show = 1, name = coalesce($3, name), description = coalesce($4, description),
         alt = coalesce($5, alt), poster = coalesce($6, poster),
         poster_width = CASE WHEN $6::text IS NULL THEN poster_width ELSE $7 END,
         poster_height = CASE WHEN $6::text IS NULL THEN poster_height ELSE $8 END,
         check_status = CASE WHEN ${WAITS} THEN ${CHECK_STATUS.review} ELSE ${CHECK_STATUS.published} END,
         published_at = CASE WHEN ${WAITS} THEN published_at ELSE coalesce(published_at, now()) END
       WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL RETURNING check_status`,
      [
        workId,
        userId,
        name ?? null,
        description ?? null,
        alt ?? null,
        poster?.file ?? null,
        poster?.width ?? null,
        poster?.height ?? null,
        reviewed,
        // changes of what was approved
        [name, description, alt, poster].some((change) => change !== undefined),
      ],
    ),
  );
  if (!row) throw new Refusal(404, 'workGone');
  return row.check_status === CHECK_STATUS.published;
}

/** SQL: whether publishing must wait for review ($9: the operator reviews works, $10: something changes). */
const WAITS = `(check_status = ${CHECK_STATUS.rejected}
  OR check_status = ${CHECK_STATUS.review} AND (is_show = 1 OR $9)
  OR check_status = ${CHECK_STATUS.published} AND $9 AND $10)`;
