/** The shots of a storyboard: rows and their serialization. */
import { SHOT_DEFAULTS, type Shot } from '../../../src/api/shot.ts';
import { first, type Queries } from '../../db/database.ts';
import { mediaAddress } from '../../media/media-address.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { flag } from '../../rpc/route.ts';
import { SHOWN_STATUS } from '../../tasks/task-progress.ts';
import { SPEAKS } from '../../video/speaking-clips.ts';
import type { RoleRow } from '../script/roles.ts';
import { speakerOf } from '../speech/narration.ts';
import type { ShotDrawn } from './shot-drawn.ts';

type Status = 'waiting' | 'running' | 'done' | 'failed';

export interface ShotRow {
  id: number;
  project_id: number;
  drama_id: number;
  position: number;
  drama_dialogue: string;
  hm_desc: string;
  static_desc: string;
  dynamic_desc: string;
  role_ids: number[];
  narration: string;
  dialogue_character_1: string;
  dialogue_character_2: string;
  /** Files such as `<key>.jpg`. */
  image: string;
  video: string | null;
  /** Whether the chosen clip contains speech; null without a clip. */
  speaks: boolean | null;
  draw_id: number;
  draw_index: number;
  draw_task_id: string | null;
  clip_id: number;
  list_type: number;
  is_continuous: number;
  voice_type: string;
  voice_speed: number;
  voice_vol: number;
  voice_pitch: number;
  voice_emotion: string;
  seconds: number;
  drawn: ShotDrawn;
  /** States of the newest picture task and clip task, ignoring cancelled ones. */
  draw_status: Status | null;
  clip_status: Status | null;
}

const newest = (table: 'draws' | 'clips'): string =>
  `(SELECT ${SHOWN_STATUS} FROM ${table} m JOIN tasks t ON t.id = m.task_id
    WHERE m.shot_id = s.id AND m.deleted_at IS NULL AND t.status <> 'cancelled' ORDER BY m.id DESC LIMIT 1)`;

const SELECT = `SELECT s.id, s.project_id, s.drama_id, s.position, s.drama_dialogue, s.hm_desc, s.static_desc, s.dynamic_desc,
    s.role_ids, s.narration, s.dialogue_character_1, s.dialogue_character_2, s.image, s.draw_id, s.draw_index, s.clip_id,
    s.list_type, s.is_continuous, s.voice_type, s.voice_speed, s.voice_vol, s.voice_pitch, s.voice_emotion, s.seconds, s.drawn,
    d.task_id AS draw_task_id, c.video, ${SPEAKS} AS speaks, ${newest('draws')} AS draw_status, ${newest('clips')} AS clip_status
  FROM shots s LEFT JOIN draws d ON d.id = s.draw_id LEFT JOIN clips c ON c.id = s.clip_id`;

/** A project's shots in order. */
export async function listShots(db: Queries, projectId: number): Promise<ShotRow[]> {
  const { rows } = await db.query<ShotRow>(`${SELECT} WHERE s.project_id = $1 ORDER BY s.position, s.id`, [
    projectId,
  ]);
  return rows;
}

/** One of the project's shots. @throws Refusal 404 if there is no such shot */
export async function requireShot(db: Queries, projectId: number, id: number): Promise<ShotRow> {
  const row = await first(
    db.query<ShotRow>(`${SELECT} WHERE s.project_id = $1 AND s.id = $2`, [projectId, id]),
  );
  if (!row) throw new Refusal(404, 'shotGone');
  return row;
}

/** The numbers of open picture and clip tasks of a project's shots (BOARD-04). */
export async function countNeeds(
  db: Queries,
  projectId: number,
): Promise<{ image_need: number; video_need: number }> {
  const count = (table: 'draws' | 'clips') =>
    `(SELECT count(*)::int FROM ${table} m JOIN tasks t ON t.id = m.task_id
      WHERE m.project_id = $1 AND m.shot_id IS NOT NULL AND t.status IN ('waiting', 'running'))`;
  const row = await first(
    db.query<{ image_need: number; video_need: number }>(
      `SELECT ${count('draws')} AS image_need, ${count('clips')} AS video_need`,
      [projectId],
    ),
  );
  return row ?? { image_need: 0, video_need: 0 };
}

/** has_generate and video_generate: 0 nothing yet, 1 done, 2 queuing, 4 generating, 6 failed (BOARD-22, BOARD-23). */
const PROGRESS: Readonly<Record<Status, number>> = { waiting: 2, running: 4, done: 1, failed: 6 };

/** A shot for the storyboard. */
export function serializeShot(row: ShotRow, roles: readonly RoleRow[], secret: string): Shot {
  const address = (file: string | null) => (file ? mediaAddress(secret, file) : '');
  const present = roles.filter(({ id }) => row.role_ids.includes(id));
  return {
    id: row.id,
    drama_id: row.drama_id,
    script_id: row.project_id,
    drama_dialogue: row.drama_dialogue,
    hm_desc: row.hm_desc,
    static_desc: row.static_desc,
    dynamic_desc: row.dynamic_desc,
    role_name: present.map(({ name }) => name),
    // leave out deleted roles, so that clients do not send them back
    role_id: present.map(({ id }) => id),
    narration: row.narration,
    dialogue_character_1: row.dialogue_character_1,
    dialogue_character_2: row.dialogue_character_2,
    scene_img: address(row.image),
    video_url: address(row.video),
    video_id: row.clip_id,
    draw_id: row.draw_id,
    draw_task_id: row.draw_task_id ?? '',
    draw_index: row.draw_index,
    list_order: row.position,
    list_type: row.list_type,
    speaks: flag(row.list_type === 2 && row.speaks === true),
    has_generate: row.draw_status ? PROGRESS[row.draw_status] : 0,
    video_generate: row.clip_status ? PROGRESS[row.clip_status] : 0,
    // a shot can be continued if its clip has a last frame, or if it was added as continuous
    is_continuous: flag(row.is_continuous === 1 || row.clip_id > 0),
    style: '',
    dialogue_voice_name: row.voice_type,
    voice_type: row.voice_type,
    dialogue_role_name: speakerOf(
      row.drama_dialogue,
      roles.map(({ name }) => name),
    ),
    seconds: row.seconds,
    voice_speed: row.voice_speed,
    voice_vol: row.voice_vol,
    voice_pitch: row.voice_pitch,
    voice_emotion: row.voice_emotion,
    q: 1,
    ...SHOT_DEFAULTS,
    ...row.drawn,
  };
}
