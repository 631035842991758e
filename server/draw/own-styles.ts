/** Styles made by members. */

import type { CallInput } from '../../src/api/call.ts';
import { STYLE_LIMITS, type saveStyle } from '../../src/api/styles.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { RESTORABLE } from '../tasks/records.ts';
import type { StyleCategory } from './built-in-styles.ts';

/** Maximum number per member. */
export const MOST_STYLES = 100;

export interface OwnStyle {
  id: number;
  name: string;
  category: StyleCategory;
  prompt: string;
  /** A file such as `<key>.jpg`. */
  image: string;
}
const COLUMNS = 'id, name, category, prompt, image';

/** The member's styles, newest first. */
export async function listOwnStyles(db: Queries, userId: number): Promise<OwnStyle[]> {
  const { rows } = await db.query<OwnStyle>(
    `SELECT ${COLUMNS} FROM styles WHERE user_id = $1 AND deleted_at IS NULL ORDER BY id DESC`,
    [userId],
  );
  return rows;
}

/** Styles by id, including deleted ones, which films may still use. */
export async function findOwnStyles(db: Queries, ids: readonly number[]): Promise<OwnStyle[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<OwnStyle>(`SELECT ${COLUMNS} FROM styles WHERE id = ANY($1::bigint[])`, [
    ids,
  ]);
  return rows;
}

/** The member's style with this name, case-insensitive. */
export const ownStyleNamed = (db: Queries, userId: number, name: string): Promise<OwnStyle | undefined> =>
  first(
    db.query<OwnStyle>(
      `SELECT ${COLUMNS} FROM styles WHERE user_id = $1 AND lower(name) = lower($2) AND deleted_at IS NULL`,
      [userId, name],
    ),
  );

/** The member's newest style with this picture, including deleted ones. @param key media key of the picture */
export const ownStyleOf = (db: Queries, userId: number, key: string): Promise<OwnStyle | undefined> =>
  first(
    db.query<OwnStyle>(
      `SELECT ${COLUMNS} FROM styles WHERE user_id = $1 AND image LIKE $2 || '.%' ORDER BY id DESC LIMIT 1`,
      [userId, key],
    ),
  );

type StyleFields = Omit<CallInput<typeof saveStyle>, 'image'> & { file: string };

/**
 * Locks the member, since two concurrent requests could exceed a limit or take one name.
 * @param id of the style that may keep its name; null for a new one
 * @throws Refusal if another style of the member has the name
 */
async function requireFreeName(client: Queries, userId: number, name: string, id: number | null) {
  await client.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const named = await ownStyleNamed(client, userId, name);
  if (named && named.id !== id) throw new Refusal(400, 'styleNameTaken');
}

/** @throws Refusal if the member has the maximum number */
async function requireRoom(client: Queries, userId: number): Promise<void> {
  if ((await listOwnStyles(client, userId)).length >= MOST_STYLES)
    throw new Refusal(400, 'stylesFull', { fill: { max: MOST_STYLES } });
}

/**
 * Saves a style (STYLE-13).
 * @returns its id @throws Refusal if the member has a style of that name, or the maximum number
 */
export async function saveOwnStyle(
  client: Queries,
  userId: number,
  { name, category, text2video_prompt, file }: StyleFields,
): Promise<number> {
  await requireFreeName(client, userId, name, null);
  await requireRoom(client, userId);
  const row = await first(
    client.query<{ id: number }>(
      'INSERT INTO styles (user_id, name, category, prompt, image) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [userId, name, category, text2video_prompt, file],
    ),
  );
  if (!row) throw new Error('The style was not written.');
  return row.id;
}

/**
 * Changes a style. Films have it by id, so their next pictures follow (decisions C-77).
 * @throws Refusal if it is not theirs, or another of theirs has the name
 */
export async function updateOwnStyle(
  client: Queries,
  userId: number,
  id: number,
  { name, category, text2video_prompt, file }: StyleFields,
): Promise<void> {
  await requireFreeName(client, userId, name, id);
  const { count } = await client.query(
    `UPDATE styles SET name = $3, category = $4, prompt = $5, image = $6
     WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
    [id, userId, name, category, text2video_prompt, file],
  );
  if (count === 0) throw new Refusal(404, 'styleGone');
}

/** Removes a style from the member's list (STYLE-15). @throws Refusal if it is not theirs */
export async function deleteOwnStyle(db: Queries, userId: number, id: number): Promise<void> {
  const { count } = await db.query(
    'UPDATE styles SET deleted_at = now() WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
    [id, userId],
  );
  if (count === 0) throw new Refusal(404, 'styleGone');
}

/**
 * Puts a deleted style back into the member's list. Idempotent. Call it in a transaction.
 * @throws Refusal if it is not theirs or deleted for over 30 days, or if its name or its place was taken meanwhile
 */
export async function restoreOwnStyle(client: Queries, userId: number, id: number): Promise<void> {
  const style = await first(
    client.query<{ name: string; gone: boolean }>(
      `SELECT name, deleted_at IS NOT NULL AS gone FROM styles WHERE id = $1 AND user_id = $2 AND ${RESTORABLE}`,
      [id, userId],
    ),
  );
  if (!style) throw new Refusal(404, 'styleGone');
  if (!style.gone) return;
  await requireFreeName(client, userId, style.name, id);
  await requireRoom(client, userId);
  await client.query('UPDATE styles SET deleted_at = NULL WHERE id = $1', [id]);
}

/** @throws Refusal if a picture is too small for a style (STYLE-12) */
export function requireStyleSize({ width, height }: { width: number | null; height: number | null }): void {
  if (Math.min(width ?? 0, height ?? 0) < STYLE_LIMITS.minSide)
    throw new Refusal(400, 'styleTooSmall', { fill: { side: STYLE_LIMITS.minSide } });
}
