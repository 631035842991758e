/** The models that draw roles, and what they take (CHAR-30, CHAR-31). */
import { boundPoints } from '../../../api/bound-models.ts';
import { DRAW_MODELS, type DrawModel } from '../../../api/draw-models.ts';
import type { UserPoints } from '../../../api/points.ts';
import { SHOT_IMAGE_MODELS } from '../../../api/shot-image-models.ts';

interface RoleModel {
  key: 'jimeng' | 'mj' | 'irag';
  name: string;
  api: string;
  tool: string;
  /** Its row on the drawing page, which knows the cost. */
  drawn: DrawModel['key'];
}

/** The first is the default. */
export const ROLE_MODELS: readonly RoleModel[] = SHOT_IMAGE_MODELS.flatMap((model) =>
  model.key === 'jimeng' || model.key === 'mj' || model.key === 'irag'
    ? [{ key: model.key, name: model.name, api: model.api, tool: model.tool, drawn: model.drawn }]
    : [],
);
export type RoleModelKey = RoleModel['key'];

export function roleModel(key: RoleModelKey): RoleModel {
  const found = ROLE_MODELS.find((model) => model.key === key) ?? ROLE_MODELS[0];
  if (!found) throw new Error('No model draws roles.');
  return found;
}

/** Points for one submit; null until the costs are known (POINTS-10). */
export const roleCost = (points: UserPoints | null, key: RoleModelKey): number | null =>
  points && (DRAW_MODELS.find((row) => row.key === roleModel(key).drawn)?.cost(points) ?? null);

/** Points for a submit each; null as long as one of the prices is unknown. */
export const rolesCost = (points: UserPoints | null, keys: readonly RoleModelKey[]): number | null =>
  keys.reduce<number | null>((sum, key) => {
    const cost = roleCost(points, key);
    return sum === null || cost === null ? null : sum + cost;
  }, 0);

/** Points for a variation: four pictures as at first, unless it has a price of its own. */
export const evolveCost = (points: UserPoints | null): number | null =>
  boundPoints(points, 'variation', { tool: 'mj' }, roleCost(points, 'mj'));

/** The drawing page's model that edits pictures. */
export const EDIT_MODEL = 'flux-pro';

/** Points for an edit. */
export const editCost = (points: UserPoints | null): number | null =>
  points &&
  boundPoints(
    points,
    'edit',
    { tool: 'fluxImage', model: EDIT_MODEL },
    DRAW_MODELS.find(({ key }) => key === EDIT_MODEL)?.cost(points),
  );
