/** Makes shots from script lines: each line becomes a shot the first time the storyboard is opened with it. */
import { readDialogue } from '../../../src/api/dialogue.ts';
import { STORYBOARD_LIMITS } from '../../../src/api/storyboard.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { number, orderOf } from '../ordering.ts';
import { LINE_FIELDS, type LineFields } from '../script/lines.ts';
import { listRoles, type RoleRow } from '../script/roles.ts';

interface Line extends LineFields {
  id: number;
  has_shot: boolean;
}

/** Whether there are lines without a shot. */
export async function hasNewLines(db: Queries, projectId: number): Promise<boolean> {
  const row = await first(
    db.query<{ waiting: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM drama_lines WHERE project_id = $1 AND NOT has_shot) AS waiting',
      [projectId],
    ),
  );
  return row?.waiting ?? false;
}

/** Makes the missing shots, each after the shot of the previous line, up to the limit. */
export async function makeShots(client: Queries, projectId: number): Promise<void> {
  const { rows: lines } = await client.query<Line>(
    `SELECT id, has_shot, ${LINE_FIELDS.join(', ')} FROM drama_lines WHERE project_id = $1 ORDER BY position, id`,
    [projectId],
  );
  const roles = await listRoles(client, projectId);
  const { rows: shots } = await client.query<{ id: number; drama_id: number }>(
    'SELECT id, drama_id FROM shots WHERE project_id = $1 ORDER BY position, id',
    [projectId],
  );
  const order = shots.map(({ id }) => id);
  const shotOf = new Map(shots.map(({ id, drama_id }) => [drama_id, id]));
  let before: number | undefined;
  for (const line of lines) {
    let shot = shotOf.get(line.id);
    if (!line.has_shot && shot === undefined && order.length < STORYBOARD_LIMITS.shots) {
      shot = await insertShot(client, projectId, shotFrom(line, roles));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, shot);
      await client.query('UPDATE drama_lines SET has_shot = true WHERE id = $1', [line.id]);
    }
    before = shot ?? before;
  }
  await number(client, 'shots', projectId, order);
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

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A line's fields as a shot's: picture, motion, narration. It contains no style, which belongs to the project. */
function shotFrom(line: Line, roles: readonly RoleRow[]): NewShot {
  const { shot_type, angle, move, cj_desc, hm_desc, dialogue } = line;
  const chinese = isChinese(`${hm_desc}${cj_desc}`);
  const sentence = (...parts: string[]) =>
    parts
      .map((part) => part.trim().replace(/[。.]+$/u, ''))
      .filter(Boolean)
      .map((part) => `${part}${chinese ? '。' : '.'}`)
      .join(chinese ? '' : ' ');
  const frame = [shot_type, angle].filter(Boolean).join(chinese ? '，' : ', ');
  const camera = move && (chinese ? `镜头：${move}` : `Camera: ${move.toLowerCase()}`);
  return {
    drama_id: line.id,
    drama_dialogue: dialogue,
    hm_desc,
    static_desc: sentence(frame, cj_desc, hm_desc),
    dynamic_desc: sentence(camera, hm_desc),
    narration: spokenIn(dialogue),
    role_ids: rolesIn(line, roles),
    is_continuous: 0,
  };
}

/** The spoken text, without the name before it. */
const spokenIn = (dialogue: string): string => {
  const [, name = ''] = /^([^：:\n]{1,50})[：:]/u.exec(dialogue) ?? [];
  return readDialogue(dialogue, [name.trim()]).text;
};

/** The roles named among the line's characters. */
const rolesIn = ({ characters }: Line, roles: readonly RoleRow[]): number[] => {
  const names = characters.split(/[,，、;；]/u).map((name) => name.trim().toLowerCase());
  return roles.filter(({ name }) => name !== '' && names.includes(name.toLowerCase())).map(({ id }) => id);
};
