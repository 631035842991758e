import type { PictureRecipe } from '../../generators/clips/clips.ts';
import { settingAt } from '../../generators/pictures/pictures.ts';
import { first, type Queries } from '../db/database.ts';
import type { PicturePlan } from '../draw/draw-plan.ts';

/** The plan that drew a member's picture; undefined if it was uploaded, upscaled, or made from other pictures. */
export async function recipeOf(
  db: Queries,
  userId: number,
  file: string,
): Promise<PictureRecipe | undefined> {
  const row = await first(
    db.query<{ plan: PicturePlan; images: string[] }>(
      `SELECT plan, images FROM draws WHERE user_id = $1 AND images @> to_jsonb(ARRAY[$2::text]) ORDER BY id LIMIT 1`,
      [userId, file],
    ),
  );
  if (row?.plan.kind !== 'generate' || row.plan.references.length > 0) return undefined;
  const { kind: _, references: _r, count: _c, seed, ...recipe } = row.plan;
  const turn = row.images.indexOf(file);
  // the pictures of a record have consecutive seeds
  return { ...recipe, ...settingAt(recipe.setting, turn), seed: (seed + turn) >>> 0 };
}
