/** Edits of shots. All of them run under the project's lock (film/projects/projects.ts). */

import { LINE_FIELDS } from '../../../src/api/script.ts';
import { STORYBOARD_LIMITS } from '../../../src/api/storyboard.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { cancelTasksFor } from '../../tasks/cancel.ts';
import type { Queue } from '../../tasks/queue.ts';
import { deleteRow, type FilmOwner, restoreRow } from '../deletions.ts';
import { moved, number, orderOf, withAt } from '../ordering.ts';
import { addLine, type LineFields } from '../script/lines.ts';
import { EMPTY_SHOT, insertShot } from './shot-making.ts';
import { requireShot, type ShotRow } from './shots.ts';

/**
 * Adds a shot after another one, or at the end.
 * @param continuous the new shot continues the other one, with its roles and description
 * @returns its id
 */
export async function addShot(
  client: Queries,
  projectId: number,
  { after, continuous }: { after: number | undefined; continuous: boolean },
): Promise<number> {
  const order = await orderOf(client, 'shots', projectId);
  const anchor = after === undefined ? undefined : await requireShot(client, projectId, after);
  const from = continuous ? (anchor ?? (await lastShot(client, projectId, order))) : undefined;
  const id = await insertShot(client, projectId, {
    ...EMPTY_SHOT,
    is_continuous: continuous ? 1 : 0,
    ...(from ? { role_ids: from.role_ids, static_desc: from.static_desc, hm_desc: from.hm_desc } : {}),
  });
  await number(client, 'shots', projectId, withAt(order, id, placeAfter(order, anchor?.id)));
  return id;
}

const placeAfter = (order: readonly number[], anchor: number | undefined): number =>
  anchor === undefined ? order.length : order.indexOf(anchor) + 1;

const lastShot = async (client: Queries, projectId: number, order: readonly number[]) => {
  const id = order.at(-1);
  return id === undefined ? undefined : requireShot(client, projectId, id);
};

/** Deletes a shot, for {@link restoreShot}, and cancels its open tasks. Its line stays in the script without a shot. */
export async function deleteShot(
  client: Queries,
  queue: Queue,
  { userId, projectId, id }: { userId: number; projectId: number; id: number },
): Promise<void> {
  await requireShot(client, projectId, id);
  await cancelTasksFor(client, queue, userId, { shotIds: [id] });
  await deleteRow(client, 'shots', { userId, projectId }, id);
}

/**
 * Restores a deleted shot with its texts, pictures and clips. Cancelled tasks stay cancelled. A shot whose line was deleted
 * meanwhile stays until the storyboard is updated, as those do that were there. Idempotent.
 * @throws Refusal if it is unknown, not the member's or deleted for over 30 days, or if there are too many shots
 */
export async function restoreShot(client: Queries, owner: FilmOwner, id: number): Promise<void> {
  const { shots: max } = STORYBOARD_LIMITS;
  const restored = await restoreRow(client, 'shots', owner, id, (shots) => {
    if (shots >= max) throw new Refusal(400, 'shotsFull', { fill: { max } });
  });
  if (restored === 'gone') throw new Refusal(404, 'shotGone');
  await client.query(
    `UPDATE shots SET drama_id = 0, line_gone = true
     WHERE id = $1 AND drama_id <> 0 AND NOT EXISTS (SELECT 1 FROM drama_lines l WHERE l.id = drama_id)`,
    [id],
  );
}

/** Moves a shot to another's position (BOARD-10). @throws Refusal if one of them is missing */
export async function moveShot(client: Queries, projectId: number, from: number, to: number): Promise<void> {
  const order = moved(await orderOf(client, 'shots', projectId), from, to);
  if (!order) throw new Refusal(404, 'shotGone');
  await number(client, 'shots', projectId, order);
}

/**
 * Copies a shot and inserts the copy after it, with the chosen picture and clip but without materials. The script line is
 * copied too, so that both can be edited independently. @returns the copy's id
 */
export async function copyShot(client: Queries, projectId: number, id: number): Promise<number> {
  const { drama_id } = await requireShot(client, projectId, id);
  const order = await orderOf(client, 'shots', projectId);
  if (order.length >= STORYBOARD_LIMITS.shots)
    throw new Refusal(400, 'shotsFull', { fill: { max: STORYBOARD_LIMITS.shots } });
  const lineId = drama_id === 0 ? 0 : await copyLine(client, projectId, drama_id);
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO shots (project_id, drama_id, position, ${COPIED})
       SELECT project_id, $2, $3, ${COPIED} FROM shots WHERE id = $1 RETURNING id`,
      [id, lineId, order.length],
    ),
  );
  if (!row) throw new Error('The shot was not copied.');
  await number(client, 'shots', projectId, withAt(order, row.id, order.indexOf(id) + 1));
  return row.id;
}

/** The columns that are copied with a shot, within a project or to another. */
export const COPIED =
  'drama_dialogue, hm_desc, static_desc, dynamic_desc, role_ids, narration, dialogue_character_1, dialogue_character_2, ' +
  'image, draw_id, draw_index, clip_id, list_type, is_continuous, voice_type, voice_speed, voice_vol, voice_pitch, voice_emotion, seconds, drawn, source, transition';

async function copyLine(client: Queries, projectId: number, id: number): Promise<number> {
  const line = await first(
    client.query<LineFields>(`SELECT ${LINE_FIELDS.join(', ')} FROM drama_lines WHERE id = $1`, [id]),
  );
  const copy = await addLine(client, projectId, id, 'below', line);
  await client.query('UPDATE drama_lines SET has_shot = true WHERE id = $1', [copy]);
  return copy;
}

export interface ShotFields {
  static_desc?: string | undefined;
  dynamic_desc?: string | undefined;
  narration?: string | undefined;
  dialogue_character_1?: string | undefined;
  dialogue_character_2?: string | undefined;
  role_ids?: readonly number[] | undefined;
  seconds?: number | undefined;
}

/** Updates the given fields. */
export async function saveShotFields(client: Queries, id: number, fields: ShotFields): Promise<void> {
  await client.query(
    `UPDATE shots SET static_desc = coalesce($2, static_desc), dynamic_desc = coalesce($3, dynamic_desc),
       narration = coalesce($4, narration), dialogue_character_1 = coalesce($5, dialogue_character_1),
       dialogue_character_2 = coalesce($6, dialogue_character_2), role_ids = coalesce($7::jsonb, role_ids),
       seconds = coalesce($8, seconds)
     WHERE id = $1`,
    [
      id,
      fields.static_desc ?? null,
      fields.dynamic_desc ?? null,
      fields.narration ?? null,
      fields.dialogue_character_1 ?? null,
      fields.dialogue_character_2 ?? null,
      fields.role_ids ? JSON.stringify(fields.role_ids) : null,
      fields.seconds ?? null,
    ],
  );
}

/** The picture of a shot. */
export interface ShotPicture {
  /** A file such as `<key>.jpg`; empty for none. */
  image: string;
  /** The record it belongs to; 0 for an upload. */
  drawId: number;
  drawIndex: number;
}

/** Sets a shot's picture. A different picture is shown instead of the clip, which stays chosen. */
export async function showPicture(
  client: Queries,
  { id, image: before }: Pick<ShotRow, 'id' | 'image'>,
  { image, drawId, drawIndex }: ShotPicture,
): Promise<void> {
  await client.query(
    `UPDATE shots SET image = $2, draw_id = $3, draw_index = $4, list_type = CASE WHEN $5 THEN list_type ELSE 1 END
     WHERE id = $1`,
    [id, image, drawId, drawIndex, image === before],
  );
}

/** Saves the dialogue of a shot's script line, in script and storyboard (BOARD-17). @throws Refusal if there is no such line */
export async function saveDialogue(
  client: Queries,
  projectId: number,
  lineId: number,
  dialogue: string,
): Promise<void> {
  const { count } = await client.query(
    'UPDATE drama_lines SET dialogue = $3 WHERE id = $1 AND project_id = $2',
    [lineId, projectId, dialogue],
  );
  if (count === 0) throw new Refusal(404, 'lineGone');
  // update the shot's source too, so that this does not count as a change of the script
  await client.query(
    `UPDATE shots SET drama_dialogue = $3, source = jsonb_set(source, '{dialogue}', to_jsonb($3::text))
     WHERE drama_id = $1 AND project_id = $2`,
    [lineId, projectId, dialogue],
  );
}
