/** Edits of a shot's picture by the built-in engine: the same scene, drawn again with the requested changes. */
import { type PictureRequest, settingAt } from '../../../generators/pictures/pictures.ts';
import { first, type Queries } from '../../db/database.ts';
import type { PicturePlan, PlannedReference } from '../../draw/draw-plan.ts';

type ShotEdit = Pick<PictureRequest, 'prompt' | 'style' | 'seed' | 'people' | 'setting'> & {
  references: PlannedReference[];
};

/**
 * Plans the edit of a picture that was drawn for a shot. @param file the picture, such as `<key>.jpg`
 * @returns null for any other picture, which is edited by its pixels
 */
export async function editOfShot(
  db: Queries,
  shotId: number,
  file: string,
  words: string,
): Promise<ShotEdit | null> {
  const row = await first(
    db.query<{ plan: PicturePlan; seed: number | null; images: string[] }>(
      'SELECT plan, seed, images FROM draws WHERE shot_id = $1 AND jsonb_exists(images, $2) LIMIT 1',
      [shotId, file],
    ),
  );
  if (row?.plan.kind !== 'generate' || row.seed === null) return null;
  const { prompt, style, people, references, setting } = row.plan;
  const turn = row.images.indexOf(file);
  return {
    // the first mention of a time, weather or color wins, so the edit's words come first
    prompt: `${words}, ${prompt}`,
    style,
    // the same place and viewpoint
    seed: (row.seed + turn) >>> 0,
    ...settingAt(setting, turn),
    references,
    ...(people && { people }),
  };
}
