/** Prices for members: the cost table, with the points of configured models. */
import { DRAW_MODELS, FILM_TOOLS } from '../../src/api/draw-models.ts';
import { CLIP_TOOLS, VIDEO_MODES } from '../../src/api/video-modes.ts';
import type { Models } from '../models/models.ts';
import { COSTS, drawCost } from './costs.ts';

/** The cost setting of each video mode. */
const CLIP_SETTINGS: Readonly<Record<string, keyof typeof COSTS>> = {
  jimeng: 'jimeng_setting',
  hailuo: 'hailuo_video_setting',
  kling: 'kling_setting',
  vidu: 'vidu_setting',
  'google-veo': 'google_veo_setting',
  runway: 'runway_points',
  luma: 'luma_points',
};
/** The cost setting of each drawing tool. */
const DRAW_SETTINGS: Readonly<Record<string, keyof typeof COSTS>> = {
  mj: 'draw_points',
  seedream: 'jimeng_setting',
  flux: 'flux_setting',
  id: 'id_setting',
  irag: 'irag_setting',
};

/**
 * The price of changing a picture where the row that changes it has none of its own: the points answer has no price for it but that of
 * the model which draws (docs/contract.md), so that is what members are shown. Null for a model that is not offered.
 */
export function usualChangeCost(models: Models, tool: 'mj' | 'flux', model: string): number | null {
  const usual = drawCost(tool, model);
  return usual === null ? null : (models.find('picture', { tool, model }).points ?? usual);
}

type Prices = Record<string, number | Record<string, number>>;

function setPrice(
  prices: Prices,
  setting: string | undefined,
  points: number | null,
  ...keys: string[]
): void {
  if (!setting || points === null) return;
  const known = prices[setting];
  prices[setting] =
    typeof known === 'object'
      ? { ...known, ...Object.fromEntries(keys.filter((key) => key in known).map((key) => [key, points])) }
      : points;
}

/** Costs in the shape of the points answer. */
export function boundCosts(models: Models): typeof COSTS {
  const prices: Prices = { ...COSTS };
  for (const { tool, model } of DRAW_MODELS)
    setPrice(prices, DRAW_SETTINGS[tool], models.find('picture', { tool, model }).points, model);
  for (const { value: tool } of FILM_TOOLS)
    setPrice(prices, 'film_picture_setting', models.find('picture', { tool }).points, tool);
  for (const { value: tool, subModes } of VIDEO_MODES)
    for (const { value, model, resolution } of subModes) {
      const { points } = models.find('clip', { tool, model, resolution });
      setPrice(prices, CLIP_SETTINGS[tool], points, value, `${value}-references`);
    }
  setPrice(prices, 'completions_setting', models.find('expansion', { tool: 'expansion' }).points);
  setPrice(prices, 'describe_setting', models.find('description').points);
  setPrice(prices, 'suno_points', models.find('song', { tool: 'suno' }).points);
  if (models.has('sound-effect'))
    setPrice(
      prices,
      'sound_effect_points',
      models.find('sound-effect', { tool: CLIP_TOOLS.soundEffect }).points,
    );
  // the shape is that of COSTS: only numbers were replaced
  return prices as typeof COSTS;
}
