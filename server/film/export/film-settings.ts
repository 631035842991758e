/** Settings of a film, shared by all its exports. */
import * as v from 'valibot';
import { type FilmSettings, TRANSITIONS, type Transition } from '../../../src/api/film-settings.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { lockShots } from '../lock-shots.ts';

const text = v.fallback(v.string(), '');
/** The stored settings. Fields that an older version did not write get their defaults. */
const Stored = v.object({
  transition: v.fallback(v.picklist(TRANSITIONS), 'dissolve'),
  title: text,
  end: text,
});

export interface FilmLook {
  transition: Transition;
  title: string;
  end: string;
}

/** A film's transition and cards, as stored with the project; the defaults where nothing was stored. */
export async function readFilmLook(db: Queries, projectId: number): Promise<FilmLook> {
  const row = await first(
    db.query<{ film_settings: unknown }>('SELECT film_settings FROM projects WHERE id = $1', [projectId]),
  );
  return v.parse(Stored, row?.film_settings ?? {});
}

/** A shot's own transition, or else the film's. */
export const transitionOf = (own: string | null, { transition }: FilmLook): Transition =>
  TRANSITIONS.find((one) => one === own) ?? transition;

/** A film's transition and cards, with the shots that have a transition of their own. */
export async function readSettings(db: Queries, projectId: number): Promise<FilmSettings> {
  const { rows } = await db.query<{ scene_id: number; transition: string }>(
    "SELECT id AS scene_id, transition FROM shots WHERE project_id = $1 AND transition <> '' ORDER BY position, id",
    [projectId],
  );
  const shots = rows.map(({ scene_id, transition }) => ({
    scene_id,
    transition: TRANSITIONS.find((one) => one === transition) ?? ('' as const),
  }));
  return { ...(await readFilmLook(db, projectId)), shots };
}

/** Runs under the project's lock. @throws Refusal if a shot does not belong to the project; then nothing is changed */
export async function saveSettings(
  client: Queries,
  projectId: number,
  { shots, transition, title, end }: FilmSettings,
): Promise<void> {
  await client.query('UPDATE projects SET film_settings = $2::jsonb WHERE id = $1', [
    projectId,
    JSON.stringify({ transition, title: title.trim(), end: end.trim() }),
  ]);
  await lockShots(client, [projectId]);
  const { count } = await client.query(
    `UPDATE shots s SET transition = o.transition
     FROM jsonb_to_recordset($2::jsonb) AS o (scene_id bigint, transition text)
     WHERE s.id = o.scene_id AND s.project_id = $1`,
    [projectId, JSON.stringify(shots)],
  );
  if (count !== new Set(shots.map(({ scene_id }) => scene_id)).size) throw new Refusal(404, 'shotGone');
}
