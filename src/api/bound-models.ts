/** Configured models that replace the built-in engine, with their points. An extension of the points answer. */
import * as v from 'valibot';

export const BoundModel = v.object({
  /** `picture`, `edit`, `variation`, `upscale`, `clip`, `clip-upscale`, `sound-effect`, `song`, … */
  medium: v.string(),
  /** Tool, model and resolution that the row applies to; an omitted field matches everything. */
  tool: v.optional(v.string()),
  model: v.optional(v.string()),
  resolution: v.optional(v.string()),
  /** Display name. */
  name: v.string(),
  /** Per use; omitted if the usual price applies. */
  points: v.optional(v.number()),
  /** The supported ratios and lengths; omitted if there is no limit. */
  ratios: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  seconds: v.optional(v.pipe(v.array(v.number()), v.readonly())),
  /** `image`, `prompt`: what a request cannot do without. */
  needs: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /**
   * Of clips, whether it takes a picture to start from and one to end on; of pictures, whether it takes references, as `image`. Omitted if
   * nothing is left out.
   */
  takes: v.optional(v.object({ image: v.boolean(), endImage: v.boolean() })),
});
export type BoundModel = v.InferOutput<typeof BoundModel>;

/** The selection to match. */
export interface Wanted {
  tool?: string;
  model?: string;
  resolution?: string;
}
/** The part of the points answer that is read here. */
interface Payload {
  models?: readonly BoundModel[] | undefined;
}

const PARTS = ['tool', 'model', 'resolution'] as const;
const exactness = (row: BoundModel): number => PARTS.filter((part) => row[part] !== undefined).length;

/** The configured model for a selection: the most specific matching row; undefined if the built-in engine is used. */
export const boundModel = (
  payload: Payload | null | undefined,
  medium: string,
  wanted: Wanted = {},
): BoundModel | undefined =>
  (payload?.models ?? [])
    .filter((row) => row.medium === medium)
    .filter((row) => PARTS.every((part) => row[part] === undefined || row[part] === wanted[part]))
    .sort((a, b) => exactness(b) - exactness(a))[0];

/** Points for a selection: the price of its row, or else the usual price; null if neither is known. */
export const boundPoints = (
  payload: Payload | null | undefined,
  medium: string,
  wanted: Wanted,
  usual: number | null | undefined,
): number | null => boundModel(payload, medium, wanted)?.points ?? usual ?? null;
