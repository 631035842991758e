/** Drawing tools, models and styles: one table for the picker, the server and the costs (DRAW-12, DRAW-13). */
import { costOf, type UserPoints } from './points.ts';

export const STYLE_TYPES = [
  { value: 'AUTO' },
  { value: 'GENERAL' },
  { value: 'REALISTIC' },
  { value: 'DESIGN' },
] as const;

/** All tools of drawing records (DRAW-14), with display name and the provider's api_name (conventions). */
export const DRAW_TOOLS = [
  { value: 'mj', name: 'Dream v1', api: 'mj' },
  { value: 'id', name: 'Ideogram', api: 'ideogram' },
  { value: 'sync', name: 'Sync', api: 'sync' },
  { value: 'seedream', name: 'Seedream', api: 'jimeng' },
  { value: 'flux', name: 'Flux', api: 'flux' },
  { value: 'fluxImage', name: 'Flux edit', api: 'flux' },
  { value: 'irag', name: 'iRAG', api: 'baidu' },
  { value: 'chaofen', name: 'HD upscale', api: 'chaofen' },
] as const;
/** Tools used only in films; the drawing page does not offer them. */
export const FILM_TOOLS = [
  { value: 'k3', name: 'K3', api: 'python' },
  { value: 'j3', name: 'J3', api: 'j3' },
] as const;
export type FilmTool = (typeof FILM_TOOLS)[number]['value'];
export type DrawTool = (typeof DRAW_TOOLS)[number]['value'] | FilmTool;

/** A tool's display name; undefined for an unknown tool. */
export const drawToolName = (tool: string): string | undefined =>
  [...DRAW_TOOLS, ...FILM_TOOLS].find(({ value }) => value === tool)?.name;

export interface DrawModel {
  /** Unique key of the picker. */
  key: string;
  tool: 'mj' | 'id' | 'seedream' | 'flux' | 'irag';
  /** Sent as model_name; empty if the tool has a single model. */
  model: string;
  name: string;
  /** A short label beside the name: version or tier. */
  tag: string;
  /** Pictures per task. */
  pictures: 1 | 4;
  /** Accepts a reference picture. */
  takesReference: boolean;
  /** Points per use, from the points answer (POINTS-07); null if it has no price. */
  cost: (points: UserPoints) => number | null;
}

export const DRAW_MODELS: readonly DrawModel[] = [
  {
    key: 'mj',
    tool: 'mj',
    model: '',
    name: 'Dream v1',
    tag: '7.0',
    pictures: 4,
    takesReference: true,
    cost: (points) => points.draw_points ?? null,
  },
  {
    key: 'seedream-3',
    tool: 'seedream',
    model: 'seedream-3',
    name: 'Seedream',
    tag: '3.x',
    pictures: 1,
    takesReference: true,
    cost: (points) => costOf(points.jimeng_setting, 'seedream-3'),
  },
  {
    key: 'seedream-2',
    tool: 'seedream',
    model: 'seedream-2',
    name: 'Seedream',
    tag: '2.x',
    pictures: 1,
    takesReference: true,
    cost: (points) => costOf(points.jimeng_setting, 'seedream-2'),
  },
  {
    key: 'id',
    tool: 'id',
    model: '',
    name: 'Ideogram',
    tag: '',
    pictures: 1,
    takesReference: true,
    cost: (points) => costOf(points.id_setting),
  },
  {
    key: 'flux-pro',
    tool: 'flux',
    model: 'flux-pro',
    name: 'Flux',
    tag: 'PRO',
    pictures: 1,
    takesReference: true,
    cost: (points) => costOf(points.flux_setting, 'flux-pro'),
  },
  {
    key: 'flux-max',
    tool: 'flux',
    model: 'flux-max',
    name: 'Flux',
    tag: 'MAX',
    pictures: 1,
    takesReference: true,
    cost: (points) => costOf(points.flux_setting, 'flux-max'),
  },
  {
    key: 'irag',
    tool: 'irag',
    model: '',
    name: 'iRAG',
    tag: '',
    pictures: 1,
    takesReference: true,
    cost: (points) => costOf(points.irag_setting),
  },
];

/** The display name of a model, e.g. `Seedream 3.x`. @param key of {@link DRAW_MODELS} */
export function drawModelName(key: string): string {
  const found = DRAW_MODELS.find((model) => model.key === key);
  return found ? [found.name, found.tag].filter(Boolean).join(' ') : key;
}
