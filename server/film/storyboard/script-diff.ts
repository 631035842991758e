/** The differences between the script and the storyboard's shots. */

import { LINE_FIELDS } from '../../../src/api/script.ts';
import { SHOT_TEXTS } from '../../../src/api/script-changes.ts';
import { STORYBOARD_LIMITS } from '../../../src/api/storyboard.ts';
import type { Queries } from '../../db/database.ts';
import { hashOf } from '../../secrets.ts';
import type { LineFields } from '../script/lines.ts';
import { listRoles, type RoleRow } from '../script/roles.ts';
import type { ShotSource } from './shot-making.ts';
import { type ShotText, shotTexts } from './shot-texts.ts';

export interface DiffLine extends LineFields {
  id: number;
  position: number;
  has_shot: boolean;
}

type Texts = Record<ShotText, string>;

export interface DiffShot extends Texts {
  id: number;
  drama_id: number;
  position: number;
  role_ids: number[];
  image: string;
  source: ShotSource | null;
  line_gone: boolean;
  /** Whether pictures or clips were generated or chosen for it. */
  has_media: boolean;
  /** Whether something is being made for it. */
  making: boolean;
}

export interface ShotChange {
  shot: DiffShot;
  texts: { field: ShotText; before: string; after: string }[];
  /** Texts that were edited in the storyboard and will not be overwritten. */
  kept: ShotText[];
  /** Null if the roles are unchanged. */
  role_ids: number[] | null;
}

export interface ScriptDiff {
  added: DiffLine[];
  removed: DiffShot[];
  changed: ShotChange[];
  reordered: boolean;
}

/** Compares a project's script with its storyboard. */
export async function readDiff(db: Queries, projectId: number): Promise<ScriptDiff> {
  const { rows: lines } = await db.query<DiffLine>(
    `SELECT id, position, has_shot, ${LINE_FIELDS.join(', ')} FROM drama_lines WHERE project_id = $1 ORDER BY position, id`,
    [projectId],
  );
  const { rows: shots } = await db.query<DiffShot>(
    `SELECT id, drama_id, position, ${SHOT_TEXTS.join(', ')}, role_ids, image, source, line_gone,
       (image <> '' OR clip_id <> 0 OR EXISTS (SELECT 1 FROM draws d WHERE d.shot_id = s.id AND d.deleted_at IS NULL)
         OR EXISTS (SELECT 1 FROM clips c WHERE c.shot_id = s.id AND c.deleted_at IS NULL)) AS has_media,
       EXISTS (SELECT 1 FROM tasks t WHERE t.project_id = $1 AND t.shot_id = s.id AND t.status IN ('waiting', 'running')) AS making
     FROM shots s WHERE project_id = $1 ORDER BY position, id`,
    [projectId],
  );
  const roles = await listRoles(db, projectId);
  const removed = shots.filter(({ line_gone }) => line_gone);
  const room = STORYBOARD_LIMITS.shots - (shots.length - removed.length);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const changed = shots.flatMap((shot) => {
    const line = lineOf.get(shot.drama_id);
    return line && shot.source ? (changeOf(shot, shot.source, line, roles) ?? []) : [];
  });
  const shotLines = new Set(shots.map(({ drama_id }) => drama_id));
  return {
    added: lines.filter(({ id, has_shot }) => !has_shot && !shotLines.has(id)).slice(0, Math.max(0, room)),
    removed,
    changed,
    reordered: isReordered(shots, lineOf),
  };
}

/** How a changed line affects its shot. Texts edited in the storyboard are kept. */
function changeOf(
  shot: DiffShot,
  source: ShotSource,
  line: DiffLine,
  roles: readonly RoleRow[],
): ShotChange | null {
  if (LINE_FIELDS.every((field) => source[field] === line[field])) return null;
  const [before, after] = [shotTexts(source, roles), shotTexts(line, roles)];
  const texts: ShotChange['texts'] = [];
  const kept: ShotText[] = [];
  for (const field of SHOT_TEXTS) {
    if (before[field] === after[field] || shot[field] === after[field]) continue;
    // these two are the script's own texts, which the storyboard only displays
    const shownOnly = field === 'drama_dialogue' || field === 'hm_desc';
    if (shownOnly || shot[field] === before[field])
      texts.push({ field, before: shot[field], after: after[field] });
    else kept.push(field);
  }
  const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
  const role_ids =
    same(before.role_ids, after.role_ids) || !same(shot.role_ids, before.role_ids) ? null : after.role_ids;
  return texts.length > 0 || role_ids ? { shot, texts, kept, role_ids } : null;
}

/** Whether lines were moved since the shots were made. The member's own order of the shots does not matter. */
function isReordered(shots: readonly DiffShot[], lineOf: ReadonlyMap<number, DiffLine>): boolean {
  const places = shots
    .flatMap(({ drama_id, source }) => {
      const line = lineOf.get(drama_id);
      return line && source ? { now: line.position, past: source.position } : [];
    })
    .sort((a, b) => a.now - b.now);
  return places.some(({ past }, index) => past < (places[index - 1]?.past ?? past));
}

/** Whether an update would change the storyboard. */
export const hasChanges = ({ added, removed, changed, reordered }: ScriptDiff): boolean =>
  added.length > 0 || removed.length > 0 || changed.length > 0 || reordered;

/** A hash that identifies a diff. */
export const revisionOf = ({ added, removed, changed, reordered }: ScriptDiff): string =>
  hashOf(
    JSON.stringify([
      added,
      removed.map(({ id }) => id),
      changed.map(({ shot, texts, role_ids }) => [shot.id, texts, role_ids]),
      reordered,
    ]),
  );
