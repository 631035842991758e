/** The looks of a film's roles: a role looks in every picture as in the picture that was chosen for it. */
import { createHash } from 'node:crypto';
import type { PictureLook, PicturePerson } from '../../../generators/pictures/pictures.ts';
import { ownName } from '../../../generators/stage-names.ts';
import type { Queries } from '../../db/database.ts';
import type { PicturePlan } from '../../draw/draw-plan.ts';

export interface FilmPerson extends PicturePerson {
  /** The file of the role's picture; empty for none. */
  image: string;
}

/** The people of a film, with their looks. */
export async function readPeople(db: Queries, projectId: number): Promise<FilmPerson[]> {
  const { rows } = await db.query<{
    name: string;
    description: string;
    image: string;
    draw_index: number;
    plan: PicturePlan | null;
    seed: number | null;
  }>(
    `SELECT r.name, r.description, r.image, r.draw_index, d.plan, d.seed
     FROM roles r LEFT JOIN draws d ON d.task_id = r.draw_task_id AND r.draw_task_id <> ''
     WHERE r.project_id = $1 AND r.name <> '' ORDER BY r.position, r.id`,
    [projectId],
  );
  return rows.map(({ name, description, image, draw_index, plan, seed }) => ({
    name,
    image,
    look: (seed !== null && lookIn(plan, seed + draw_index)) || { words: description, seed: seedOf(name) },
  }));
}

/**
 * The seed of somebody's face who is another role at another age: that of the other one's picture, or what both have until one is drawn.
 * @returns undefined for a role that is nobody at another age
 */
export async function faceAtOtherAge(
  db: Queries,
  projectId: number,
  name: string,
): Promise<number | undefined> {
  const own = ownName(name);
  const others = (await readPeople(db, projectId)).filter(
    (one) => one.name !== name && ownName(one.name) === own,
  );
  return others.find(({ image }) => image)?.look.seed ?? (others.length > 0 ? seedOf(name) : undefined);
}

/** The look of the single person in a role's picture; undefined for a picture of something else. */
export function lookIn(plan: PicturePlan | null, seed: number): PictureLook | undefined {
  if (plan?.kind !== 'generate') return undefined;
  const [person] = plan.people ?? [];
  return person && { words: person.look.words, seed: person.look.seed ?? seed % 2 ** 32 };
}

/** Until a picture is chosen, what the description leaves open is seeded by the name, so that copies of a project and ages of somebody agree. */
export const seedOf = (name: string): number =>
  createHash('sha256').update(ownName(name.toLowerCase())).digest().readUInt32BE();
