/** Image models for roles and shots (BOARD-39, BOARD-43). */
import { DRAW_MODELS, type DrawModel, drawModelName } from './draw-models.ts';
import { costOf, type UserPoints } from './points.ts';

interface ShotImageModelRow {
  key: string;
  name: string;
  /** `api_name` and `tool_name` of a request. */
  api: string;
  tool: string;
  /** Its row in the drawing models, which has the cost; null for a model used only in films. */
  drawn: DrawModel['key'] | null;
}

/** The first is the default. */
export const SHOT_IMAGE_MODELS = [
  { key: 'jimeng', name: drawModelName('seedream-3'), api: 'jimeng', tool: 'seedream', drawn: 'seedream-3' },
  { key: 'mj', name: 'Dream v1', api: 'mj', tool: 'mj', drawn: 'mj' },
  { key: 'irag', name: 'iRAG', api: 'baidu', tool: 'irag', drawn: 'irag' },
  { key: 'k3', name: 'K3', api: 'python', tool: 'k3', drawn: null },
  { key: 'j3', name: 'J3', api: 'j3', tool: 'j3', drawn: null },
] as const satisfies readonly ShotImageModelRow[];
export type ShotImageModel = (typeof SHOT_IMAGE_MODELS)[number];
export type ShotImageKey = ShotImageModel['key'];

/** Documented points, for a server that does not send its own (BOARD-40). */
const STATED: Readonly<Record<string, number>> = { k3: 5 };

/** A model by its key; the default for an unknown key. */
export const shotImageModel = (key: string): ShotImageModel =>
  SHOT_IMAGE_MODELS.find((model) => model.key === key) ?? SHOT_IMAGE_MODELS[0];

/** Name of the model with this `tool_name`; other tools are named as they are. */
export const shotImageName = (tool: string): string =>
  SHOT_IMAGE_MODELS.find((model) => model.tool === tool)?.name ?? tool;

/** Points for one submit; null until the costs are known (POINTS-10). */
export function shotImageCost(points: UserPoints | null, key: string): number | null {
  if (!points) return null;
  const { drawn, tool } = shotImageModel(key);
  if (drawn) return DRAW_MODELS.find((row) => row.key === drawn)?.cost(points) ?? null;
  return costOf(points.film_picture_setting, tool) ?? STATED[tool] ?? null;
}

/** Number of pictures per submit. */
export const shotImageCount = (key: string): number =>
  DRAW_MODELS.find((row) => row.key === shotImageModel(key).drawn)?.pictures ?? 1;
