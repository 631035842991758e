/** Variations and edits of a role's picture show the same person, with the changes in the prompt. */
import type { PicturePerson, PictureRequest } from '../../../generators/pictures/pictures.ts';
import { first, type Queries } from '../../db/database.ts';
import type { PicturePlan } from '../../draw/draw-plan.ts';
import { lookIn } from './role-looks.ts';

interface RoleEdit extends Pick<PictureRequest, 'prompt' | 'style'> {
  people: PicturePerson[];
}

/**
 * The edit of a picture that was drawn for a role. @param file the picture, e.g. `<key>.jpg`
 * @returns null for any other picture
 */
export async function editOfRole(
  db: Queries,
  roleId: number,
  file: string,
  words: string,
): Promise<RoleEdit | null> {
  const row = await first(
    db.query<{ plan: PicturePlan; seed: number | null; images: string[] }>(
      'SELECT plan, seed, images FROM draws WHERE role_id = $1 AND jsonb_exists(images, $2) LIMIT 1',
      [roleId, file],
    ),
  );
  if (row?.plan.kind !== 'generate' || row.seed === null) return null;
  const look = lookIn(row.plan, row.seed + row.images.indexOf(file));
  const [person] = row.plan.people ?? [];
  if (!look || !person) return null;
  // the first mention of a color or garment wins, so the edit's words come first
  const prompt = `${words}, ${look.words}`;
  return { prompt, style: row.plan.style, people: [{ name: person.name, look: { ...look, words: prompt } }] };
}

/** The people in a variation of a picture: the same as in the picture. @param seed of the picture */
export const samePeople = (people: readonly PicturePerson[], seed: number): PicturePerson[] =>
  people.map(({ name, look }) => ({ name, look: { ...look, seed: look.seed ?? seed % 2 ** 32 } }));
