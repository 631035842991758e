/** Plans a drawing from the input of any tool. */
import { randomInt } from 'node:crypto';
import type { PictureRequest } from '../../generators/pictures/pictures.ts';
import type { ImagineInput } from '../../src/api/draw.ts';
import type { DrawTool, FilmTool } from '../../src/api/draw-models.ts';
import { aspectOf, type FirstFamilyOptions, PARAMETERS } from '../../src/api/draw-options.ts';
import { DEFAULT_MODELS } from '../ledger/costs.ts';
import { sizeOf } from '../media/sizes.ts';

/** A reference picture, by media key. */
export interface PlannedReference {
  key: string;
  weight: number;
  /** The role it shows, for a picture of a film. */
  of?: string;
}

export type PicturePlan =
  | ({ kind: 'generate'; references: PlannedReference[] } & Omit<PictureRequest, 'references'>)
  | { kind: 'upscale'; source: string };

/** A drawing ready to be charged. */
export interface PlannedDraw {
  tool: Exclude<DrawTool, 'sync' | 'chaofen'>;
  model: string;
  prompt: string;
  /** The parameters in the first family's notation. */
  cmd: string;
  /** The options as stored in the record; media as `media:<key>`. */
  options: Record<string, unknown>;
  plan: PicturePlan;
}

/** Resolves a URL to its media key, after checking the owner. */
export type Resolve = (address: string) => Promise<string>;

const SEEDS = 2 ** 32;

/** A seed for a request that names none. */
export const randomSeed = (): number => randomInt(SEEDS);

const MEDIA_MARK = 'media:';

/** A media key as a stored option, told apart from words of the member by its prefix. */
export const mark = (key: string): string => MEDIA_MARK + key;
/** The media key in a stored option; null for anything else. */
export const keyIn = (stored: unknown): string | null =>
  typeof stored === 'string' && stored.startsWith(MEDIA_MARK) ? stored.slice(MEDIA_MARK.length) : null;

/** Weight of a single reference for tools without a slider, 0..1. */
const REFERENCE_WEIGHT = 0.6;
const STYLE_WEIGHT = 0.3;

/** Plans any of the five tools of /draw/imagine. */
export async function planImagine(input: ImagineInput, resolve: Resolve): Promise<PlannedDraw> {
  switch (input.tool_name) {
    case 'mj':
      return planFirstFamily(input.desc, input.options, resolve);
    case 'id':
      return planSimple('id', '', input.desc, input.ratio, input.image_file, resolve, input.style_type);
    case 'seedream':
      return planSimple(
        'seedream',
        input.model_name || DEFAULT_MODELS.seedream,
        input.prompt,
        input.ratio,
        input.image_url,
        resolve,
      );
    case 'flux':
      return planSimple(
        'flux',
        input.model_name || DEFAULT_MODELS.flux,
        input.prompt,
        input.ratio,
        undefined,
        resolve,
      );
    case 'irag':
      return planSimple('irag', '', input.prompt, input.ratio, input.image_url, resolve);
  }
}

/** Plans a picture for a model that is used only in films. */
export const planFilmTool = (
  {
    tool,
    prompt,
    ratio,
    image_url,
  }: { tool: FilmTool; prompt: string; ratio: string; image_url?: string | undefined },
  resolve: Resolve,
): Promise<PlannedDraw> => planSimple(tool, '', prompt, ratio, image_url, resolve);

const STYLES: Readonly<Record<string, PictureRequest['style']>> = {
  REALISTIC: 'realistic',
  DESIGN: 'animation',
};

async function planSimple(
  tool: PlannedDraw['tool'],
  model: string,
  prompt: string,
  ratio: string,
  address: string | undefined,
  resolve: Resolve,
  styleType?: string,
): Promise<PlannedDraw> {
  const key = address ? await resolve(address) : null;
  const seed = randomSeed();
  return {
    tool,
    model,
    prompt,
    cmd: prompt,
    options: {
      ratio,
      words: prompt,
      seed,
      ...(key ? { image_url: mark(key) } : {}),
      ...(model ? { model_name: model } : {}),
      ...(styleType ? { style_type: styleType } : {}),
    },
    plan: {
      kind: 'generate',
      prompt,
      ...sizeOf(aspectOf(ratio)),
      count: 1,
      seed,
      style: STYLES[styleType ?? ''] ?? 'auto',
      references: key ? [{ key, weight: REFERENCE_WEIGHT }] : [],
    },
  };
}

async function planFirstFamily(
  prompt: string,
  options: FirstFamilyOptions,
  resolve: Resolve,
): Promise<PlannedDraw> {
  const { image, sref, cref, oref = [], ...plain } = options;
  const seed = options.seed ?? randomSeed();
  const keyOf = async (address: string | undefined) => (address ? await resolve(address) : null);
  const imageKey = await keyOf(image);
  const styleKey = await keyOf(sref);
  const roleKey = await keyOf(cref);
  const omni: { key: string; ow: number }[] = [];
  for (const { image_url, ow } of oref) omni.push({ key: await resolve(image_url), ow });

  const weighted = (key: string | null, weight: number): PlannedReference[] => (key ? [{ key, weight }] : []);
  return {
    tool: 'mj',
    model: '',
    prompt,
    cmd: commandOf(prompt, options),
    options: {
      ...plain,
      ratio: options.ar ?? '1:1',
      words: options.words ?? prompt,
      seed,
      ...(imageKey ? { image: mark(imageKey) } : {}),
      ...(styleKey ? { sref: mark(styleKey) } : {}),
      ...(roleKey ? { cref: mark(roleKey) } : {}),
      ...(omni.length > 0 ? { oref: omni.map(({ key, ow }) => ({ image_url: mark(key), ow })) } : {}),
    },
    plan: {
      kind: 'generate',
      prompt,
      ...(options.no ? { negative: options.no } : {}),
      ...sizeOf(aspectOf(options.ar)),
      count: 4,
      seed,
      style: firstFamilyStyle(options),
      chaos: Math.max(options.chaos ?? PARAMETERS.chaos.default, options.c ?? 0),
      stylize: options.s ?? PARAMETERS.s.default,
      weird: options.weird ?? 0,
      references: [
        ...weighted(imageKey, (options.iw ?? 1) / PARAMETERS.iw.max),
        ...weighted(roleKey, (options.cw ?? PARAMETERS.cw.max) / PARAMETERS.cw.max),
        ...omni.map(({ key, ow }) => ({ key, weight: ow / 1000 })),
        ...weighted(styleKey, STYLE_WEIGHT),
      ],
    },
  };
}

function firstFamilyStyle({ niji, style = '' }: FirstFamilyOptions): PictureRequest['style'] {
  if (niji || /anim|cute|expressive|scenic/i.test(style)) return 'animation';
  return /raw|real|photo/i.test(style) ? 'realistic' : 'auto';
}

/** The parameters as `--s 200`, in the order of this list. Without pictures, because their URLs expire. */
const FLAGS = [
  'ar',
  'iw',
  'q',
  's',
  'c',
  'weird',
  'chaos',
  'cw',
  'no',
  'seed',
  'v',
  'niji',
  'style',
] as const;

const commandOf = (prompt: string, options: FirstFamilyOptions): string =>
  [
    prompt,
    ...FLAGS.flatMap((flag) =>
      options[flag] === undefined || options[flag] === '' ? [] : [`--${flag} ${options[flag]}`],
    ),
    ...(options.tile === 1 ? ['--tile'] : []),
  ].join(' ');
