/** The rows of real models, in the points answer: who makes what in place of the built-in engine, for how many points. Extension. */
import * as v from 'valibot';

export const BoundModel = v.object({
  /** `picture`, `edit`, `variation`, `upscale`, `clip`, `clip-upscale`, `sound-effect`, `song`, … */
  medium: v.string(),
  /** What it is for; an omitted field stands for everything. */
  tool: v.optional(v.string()),
  model: v.optional(v.string()),
  resolution: v.optional(v.string()),
  /** What people read. */
  name: v.string(),
  /** Per use; left out where the usual price stays. */
  points: v.optional(v.number()),
  /** All that it makes, where it does not make everything. */
  ratios: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  seconds: v.optional(v.pipe(v.array(v.number()), v.readonly())),
});
export type BoundModel = v.InferOutput<typeof BoundModel>;

/** What is asked for. */
export interface Wanted {
  tool?: string;
  model?: string;
  resolution?: string;
}
/** What is read of a points answer. */
interface Payload {
  models?: readonly BoundModel[] | undefined;
}

const PARTS = ['tool', 'model', 'resolution'] as const;
const exactness = (row: BoundModel): number => PARTS.filter((part) => row[part] !== undefined).length;

/** The row that makes something: of those that fit the most exact one; undefined where the built-in engine does. */
export const boundModel = (
  payload: Payload | null | undefined,
  medium: string,
  wanted: Wanted = {},
): BoundModel | undefined =>
  (payload?.models ?? [])
    .filter((row) => row.medium === medium)
    .filter((row) => PARTS.every((part) => row[part] === undefined || row[part] === wanted[part]))
    .sort((a, b) => exactness(b) - exactness(a))[0];

/** Points for something: those of its row, else the usual ones; null if neither is known. */
export const boundPoints = (
  payload: Payload | null | undefined,
  medium: string,
  wanted: Wanted,
  usual: number | null | undefined,
): number | null => boundModel(payload, medium, wanted)?.points ?? usual ?? null;
