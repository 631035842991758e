import { DRAW_MODELS, type DrawTool } from '../../src/api/draw-models.ts';

/** Points per use, in the shape of the points answer. The server's only price table. */
export const COSTS = {
  draw_points: 20,
  jimeng_setting: {
    'seedream-3': 4,
    'seedream-2': 3,
    'lite-480p': 10,
    'lite-720p': 20,
    'lite-1080p': 50,
    'pro-480p': 15,
    'pro-720p': 30,
    'pro-1080p': 72,
  },
  flux_setting: { 'flux-pro': 5, 'flux-max': 8 },
  id_setting: 6,
  irag_setting: 2,
  completions_setting: 1,
  describe_setting: 1,
  runway_points: 50,
  luma_points: 40,
  kling_setting: { v16: 35, v21: 45 },
  hailuo_video_setting: { '512P': 12, '768P': 40, '1080P': 70 },
  hailuo_s2v_setting: { '512P': 12, '768P': 40, '1080P': 70 },
  suno_points: 12,
  speech_points: 1,
  upscale_points: 1,
  sound_effect_points: 5,
  lip_sync_setting: { zh: 8, en: 2 },
  vidu_setting: { 'v2.0': 25, 'v2.0-references': 60, Q1: 70 },
  film_picture_setting: { k3: 5, j3: 5 },
  google_veo_setting: { 'veo3-fast': 60, 'veo3-fast-frames': 60 },
} as const;

export const DEFAULT_MODELS = { seedream: 'seedream-3', flux: 'flux-pro', fluxImage: 'flux-pro' } as const;

/** The price of a drawing; null for a model that is not offered. */
export function drawCost(tool: Exclude<DrawTool, 'sync' | 'chaofen'>, model: string): number | null {
  switch (tool) {
    case 'mj':
      return COSTS.draw_points;
    case 'id':
      return COSTS.id_setting;
    case 'irag':
      return COSTS.irag_setting;
    case 'k3':
    case 'j3':
      return COSTS.film_picture_setting[tool];
    case 'seedream':
      return isOffered(tool, model) ? priceIn(COSTS.jimeng_setting, model) : null;
    case 'flux':
    case 'fluxImage':
      return priceIn(COSTS.flux_setting, model);
  }
}

/** A setting may also contain prices of another tool of the same provider, e.g. clips. */
const isOffered = (tool: string, model: string): boolean =>
  DRAW_MODELS.some((row) => row.tool === tool && row.model === model);

const priceIn = (prices: Readonly<Record<string, number>>, model: string): number | null =>
  Object.hasOwn(prices, model) ? (prices[model] ?? null) : null;
