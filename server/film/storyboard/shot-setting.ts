/** How a film's places look: the first shot of a place decides, by the picture that was chosen for it. */
import { type PicturePerson, type PictureSetting, settingAt } from '../../../generators/pictures/pictures.ts';
import { hashText, mixSeed } from '../../../generators/pictures/random.ts';
import { worldOfShot } from '../../../generators/pictures/shared-world.ts';
import { withNames } from '../../../src/api/mentions.ts';
import { first, type Queries } from '../../db/database.ts';
import { type PicturePlan, randomSeed } from '../../draw/draw-plan.ts';
import { placeOfScene } from './scene-place.ts';

/** A shot and where it is: the scene of its line, or of the line that it was made from. */
interface ShotScene {
  id: number;
  scene: string;
  words: string;
  has_image: boolean;
}

/**
 * The setting for a picture of a shot. The shots of one place look alike, also when all are drawn at once. The first of them gets several
 * to choose from, and others when it is drawn again. All places of a film have one light, season and weather, unless words say another.
 * Shots of a scene whose words name no place are in one kind of place, and all of a story that is on Mars or the moon are there.
 * @returns undefined for a shot whose script says no place, such as one that was added by hand
 */
export async function settingOfShot(
  db: Queries,
  projectId: number,
  shotId: number,
  people: readonly PicturePerson[],
): Promise<PictureSetting | undefined> {
  const { rows } = await db.query<ShotScene>(
    `SELECT s.id, COALESCE(l.cj_desc, s.source->>'cj_desc', '') AS scene, s.static_desc AS words,
       s.image <> '' AS has_image
     FROM shots s LEFT JOIN drama_lines l ON l.id = s.drama_id
     WHERE s.project_id = $1 ORDER BY s.position, s.id`,
    [projectId],
  );
  const place = placeIn(rows.find(({ id }) => id === shotId)?.scene ?? '');
  const opening = rows.find(({ scene }) => placeIn(scene) === place);
  if (!place || !opening) return undefined;
  const film = mixSeed(projectId, hashText('film'));
  const usual = { seed: mixSeed(projectId, hashText(place)), film };
  const where = placeOfScene(shotId, sceneOf(rows, shotId), people, usual.seed);
  const world = worldOfShot(
    rows.map(({ scene, words }) => ({ place: placeIn(scene), words: withNames(words) })),
    rows.findIndex(({ id }) => id === shotId),
  );
  const shared = { ...(where && { where }), ...(world && { world }) };
  if (opening.id === shotId)
    return { ...usual, ...(opening.has_image && { seed: randomSeed() }), varies: true, ...shared };
  return { ...((opening.has_image && (await settingOfChosen(db, opening.id))) || usual), ...shared };
}

/** The shots around one that are at its place, without others between them. */
function sceneOf(rows: readonly ShotScene[], shotId: number): ShotScene[] {
  const at = rows.findIndex(({ id }) => id === shotId);
  const place = placeIn(rows[at]?.scene ?? '');
  const elsewhere = (row: ShotScene): boolean => placeIn(row.scene) !== place;
  const from = rows.slice(0, at).findLastIndex(elsewhere) + 1;
  const to = rows.findIndex((row, i) => i > at && elsewhere(row));
  return rows.slice(from, to < 0 ? rows.length : to);
}

/** The place of "Old lighthouse, dusk, rain", whatever the time and weather there. */
const placeIn = (scene: string): string => (scene.split(/[,，]/u)[0] ?? '').trim().toLowerCase();

async function settingOfChosen(db: Queries, shotId: number): Promise<PictureSetting | undefined> {
  const row = await first(
    db.query<{ plan: PicturePlan; draw_index: number }>(
      'SELECT d.plan, s.draw_index FROM shots s JOIN draws d ON d.id = s.draw_id WHERE s.id = $1',
      [shotId],
    ),
  );
  const chosen =
    row?.plan.kind === 'generate' ? settingAt(row.plan.setting, row.draw_index).setting : undefined;
  if (!chosen) return undefined;
  // each scene has its own, at the same place too
  const { where: _, world: __, ...look } = chosen;
  return look;
}
