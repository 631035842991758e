/** Visemes, and the parameters of each. */
export type MouthShape =
  | 'rest'
  | 'closed'
  | 'bite'
  | 'narrow'
  | 'spread'
  | 'mid'
  | 'open'
  | 'round'
  | 'pucker'
  | 'tongue';

export interface MouthParts {
  /** Jaw, 0 (closed) .. 1 (wide open). */
  opening: number;
  /** Factor of the mouth's width at rest. */
  width: number;
  /** Visible share of the upper teeth, 0..1. */
  teeth: number;
  /** Height of the tongue, 0..1. */
  tongue: number;
}

/** The mouth in one frame of a clip. */
export interface MouthFrame extends MouthParts {
  /** The nearest viseme. */
  shape: MouthShape;
}

export const SHAPES: Record<MouthShape, MouthParts> = {
  rest: { opening: 0, width: 1, teeth: 0, tongue: 0 },
  /** m, b, p */
  closed: { opening: 0, width: 0.97, teeth: 0, tongue: 0 },
  /** f, v: the upper teeth on the lower lip */
  bite: { opening: 0.22, width: 1.02, teeth: 1, tongue: 0 },
  /** s, z, t, d, n: teeth nearly together */
  narrow: { opening: 0.3, width: 1.05, teeth: 0.9, tongue: 0.2 },
  /** see, yes */
  spread: { opening: 0.56, width: 1.14, teeth: 0.8, tongue: 0.3 },
  /** the, bed */
  mid: { opening: 0.64, width: 1.02, teeth: 0.6, tongue: 0.3 },
  /** father */
  open: { opening: 1, width: 1, teeth: 0.55, tongue: 0.25 },
  /** more */
  round: { opening: 0.8, width: 0.78, teeth: 0.15, tongue: 0.1 },
  /** you, we */
  pucker: { opening: 0.5, width: 0.64, teeth: 0, tongue: 0 },
  /** l, th */
  tongue: { opening: 0.5, width: 1, teeth: 0.7, tongue: 0.9 },
};

const NAMES = Object.keys(SHAPES).filter((name): name is MouthShape => name in SHAPES);

/** The viseme with the most similar parameters. */
export function nearestShape({ opening, width, teeth, tongue }: MouthParts): MouthShape {
  if (opening < 0.04) return 'rest';
  let [best, least]: [MouthShape, number] = ['mid', Number.POSITIVE_INFINITY];
  for (const name of NAMES) {
    if (name === 'rest' || name === 'closed') continue;
    const shape = SHAPES[name];
    const off =
      (shape.opening - opening) ** 2 +
      4 * (shape.width - width) ** 2 +
      0.2 * (shape.teeth - teeth) ** 2 +
      0.2 * (shape.tongue - tongue) ** 2;
    if (off < least) [best, least] = [name, off];
  }
  return best;
}
