/** Parameters of a drawing: ranges, defaults, and parsing of a record's `options` text. */
import * as v from 'valibot';

export const RATIOS = ['1:1', '16:9', '9:16', '3:4', '4:3', '3:2'] as const;
export type Ratio = (typeof RATIOS)[number];

/** Ranges and defaults of the first family's parameters (DRAW-28 to 33). `step` is the slider's step. */
export const PARAMETERS = {
  iw: { min: 0.5, max: 2, step: 0.1, default: 1 },
  q: { min: 0.3, max: 5, step: 0.1, default: 1 },
  s: { min: 0, max: 1000, step: 10, default: 200 },
  c: { min: 0, max: 100, step: 1, default: 0 },
  weird: { min: 0, max: 3000, step: 10, default: 0 },
  chaos: { min: 0, max: 100, step: 1, default: 8 },
  cw: { min: 0, max: 100, step: 1, default: 100 },
} as const;

/** Weighted references, one picture each (DRAW-35 to 37). */
export const OMNI_REFERENCE = {
  most: 5,
  version: '7.0',
  weight: { min: 0, max: 1000, step: 10, default: 400 },
} as const;

const within = ({ min, max }: { min: number; max: number }) =>
  v.optional(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));
const address = v.pipe(v.string(), v.maxLength(2048));
const word = v.optional(v.pipe(v.string(), v.maxLength(200)));

export const FirstFamilyOptions = v.strictObject({
  image: v.optional(address),
  sref: v.optional(address),
  cref: v.optional(address),
  oref: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          image_url: address,
          ow: v.pipe(
            v.number(),
            v.minValue(OMNI_REFERENCE.weight.min),
            v.maxValue(OMNI_REFERENCE.weight.max),
          ),
        }),
      ),
      v.maxLength(OMNI_REFERENCE.most),
    ),
  ),
  ar: v.optional(v.picklist(RATIOS)),
  iw: within(PARAMETERS.iw),
  q: within(PARAMETERS.q),
  s: within(PARAMETERS.s),
  c: within(PARAMETERS.c),
  weird: within(PARAMETERS.weird),
  chaos: within(PARAMETERS.chaos),
  cw: within(PARAMETERS.cw),
  no: word,
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4294967295))),
  v: v.optional(v.picklist(['7.0', '6.1'])),
  niji: word,
  style: word,
  tile: v.optional(v.picklist([0, 1])),
  words: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});
export type FirstFamilyOptions = v.InferOutput<typeof FirstFamilyOptions>;

/** Defaults of a new first-family drawing (DRAW-28). */
export const FIRST_FAMILY_DEFAULTS = {
  iw: 1,
  q: 1,
  s: 200,
  c: 0,
  weird: 0,
  chaos: 8,
  cw: 100,
  tile: 0,
  v: '7.0',
} as const satisfies FirstFamilyOptions;

/** Options stored by the other tools (DRAW-08). The first family's `ar` is parsed into the same shape. */
const text = v.optional(v.string());
const number = v.optional(v.number());
const StoredOptions = v.object({
  ratio: text,
  ar: text,
  words: text,
  image_url: text,
  image: text,
  sref: text,
  cref: text,
  oref: v.optional(v.array(v.object({ image_url: v.string(), ow: v.number() }))),
  model_name: text,
  style_type: text,
  ...{ iw: number, q: number, s: number, c: number, weird: number, chaos: number, cw: number, seed: number },
  ...{ no: text, v: text, niji: text, style: text, tile: number },
});
export type StoredOptions = v.InferOutput<typeof StoredOptions>;

/** Parses a record's options text. Invalid text gives an empty object, never an error (DRAW-06). */
export function readDrawOptions(text: string): StoredOptions {
  try {
    const parsed = v.safeParse(StoredOptions, JSON.parse(text));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/**
 * Width divided by height of a ratio such as `16:9`.
 * @returns 1 for anything that is not two positive numbers
 */
export function aspectOf(ratio: string | undefined): number {
  const [width = 0, height = 0] = (ratio ?? '').split(':').map(Number);
  return width > 0 && height > 0 ? width / height : 1;
}
