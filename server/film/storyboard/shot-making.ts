/** Makes shots from script lines. */

import { LINE_FIELDS } from '../../../src/api/script.ts';
import { STORYBOARD_LIMITS } from '../../../src/api/storyboard.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { number, orderOf } from '../ordering.ts';
import type { LineFields } from '../script/lines.ts';
import { listRoles } from '../script/roles.ts';
import { shotTexts } from './shot-texts.ts';

interface Line extends LineFields {
  id: number;
  position: number;
  has_shot: boolean;
}

/** The line fields that a shot's texts were made from. */
export type ShotSource = LineFields & { position: number };

/** SQL for the source of a shot made from line `l`. */
const SOURCE = `jsonb_build_object(${[...LINE_FIELDS, 'position'].map((field) => `'${field}', l.${field}`).join(', ')})`;

/**
 * Whether the storyboard was never made: there are lines, but neither a shot nor a line that ever had one. It is then made when it
 * is opened. Later script changes are applied by the member (script-update.ts).
 */
export async function isUnmade(db: Queries, projectId: number): Promise<boolean> {
  const row = await first(
    db.query<{ unmade: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM drama_lines WHERE project_id = $1)
         AND NOT EXISTS (SELECT 1 FROM drama_lines WHERE project_id = $1 AND has_shot)
         AND NOT EXISTS (SELECT 1 FROM shots WHERE project_id = $1) AS unmade`,
      [projectId],
    ),
  );
  return row?.unmade ?? false;
}

/** Makes the missing shots, each after the shot of the previous line, up to the limit. @returns the lines that got one */
export async function makeShots(client: Queries, projectId: number): Promise<number[]> {
  const { rows: lines } = await client.query<Line>(
    `SELECT id, position, has_shot, ${LINE_FIELDS.join(', ')} FROM drama_lines WHERE project_id = $1 ORDER BY position, id`,
    [projectId],
  );
  const roles = await listRoles(client, projectId);
  const { rows: shots } = await client.query<{ id: number; drama_id: number }>(
    'SELECT id, drama_id FROM shots WHERE project_id = $1 ORDER BY position, id',
    [projectId],
  );
  const order = shots.map(({ id }) => id);
  const shotOf = new Map(shots.map(({ id, drama_id }) => [drama_id, id]));
  const made: number[] = [];
  let before: number | undefined;
  for (const line of lines) {
    let shot = shotOf.get(line.id);
    if (!line.has_shot && shot === undefined && order.length < STORYBOARD_LIMITS.shots) {
      const texts = { ...EMPTY_SHOT, ...shotTexts(line, roles), drama_id: line.id };
      shot = await insertShot(client, projectId, texts);
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, shot);
      made.push(line.id);
    }
    before = shot ?? before;
  }
  await client.query('UPDATE drama_lines SET has_shot = true WHERE id = ANY($1::bigint[])', [made]);
  await number(client, 'shots', projectId, order);
  await noteSources(client, projectId);
  return made;
}

/** Stores the current lines as the sources of their shots, so that later changes are compared with them. */
export async function noteSources(client: Queries, projectId: number): Promise<void> {
  await client.query(
    `UPDATE shots s SET source = ${SOURCE} FROM drama_lines l WHERE l.id = s.drama_id AND s.project_id = $1`,
    [projectId],
  );
}

export interface NewShot {
  drama_id: number;
  drama_dialogue: string;
  hm_desc: string;
  static_desc: string;
  dynamic_desc: string;
  narration: string;
  role_ids: readonly number[];
  is_continuous: 0 | 1;
}

export const EMPTY_SHOT: NewShot = {
  drama_id: 0,
  drama_dialogue: '',
  hm_desc: '',
  static_desc: '',
  dynamic_desc: '',
  narration: '',
  role_ids: [],
  is_continuous: 0,
};

/** Inserts a shot at the end; the caller renumbers. @returns its id @throws Refusal if there are too many */
export async function insertShot(client: Queries, projectId: number, shot: NewShot): Promise<number> {
  const { length: position } = await orderOf(client, 'shots', projectId);
  const { shots: max } = STORYBOARD_LIMITS;
  if (position >= max) throw new Refusal(400, 'shotsFull', { fill: { max } });
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO shots (project_id, position, drama_id, drama_dialogue, hm_desc, static_desc, dynamic_desc, narration,
         role_ids, is_continuous)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10) RETURNING id`,
      [
        projectId,
        position,
        shot.drama_id,
        shot.drama_dialogue,
        shot.hm_desc,
        shot.static_desc,
        shot.dynamic_desc,
        shot.narration,
        JSON.stringify(shot.role_ids),
        shot.is_continuous,
      ],
    ),
  );
  if (!row) throw new Error('The shot was not written.');
  return row.id;
}
