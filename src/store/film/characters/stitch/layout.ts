/** The layout of the pictures in a stitched one. */

/** Limits and proportions (STITCH-02, STITCH-08 to 12). */
export const STITCH = {
  most: 4,
  types: ['image/jpeg', 'image/png'],
  longestSide: 1920,
  background: '#ffffff',
  jpegQuality: 0.92,
  /** With this many pictures, one of them may be the main one. */
  mainFrom: 3,
  mainShare: { 3: 0.6, 4: 0.5 },
} as const;

/** Shapes to choose from, by the number of pictures: width divided by height. */
export const STITCH_SHAPES = {
  3: { '3:2': 1.5, '3:4': 0.75 },
  4: { '16:9': 16 / 9, '9:16': 9 / 16, '1:1': 1 },
} as const;
export type StitchShape = '3:2' | '3:4' | '16:9' | '9:16' | '1:1';

/** The ratios for so many pictures; none where there is no choice. */
export const shapesFor = (count: number): readonly StitchShape[] =>
  count === 3 || count === 4 ? (Object.keys(STITCH_SHAPES[count]) as StitchShape[]) : [];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Two pictures are side by side, each in portrait format. */
const PAIR = 1.5;

function ratioFor(count: number, shape: StitchShape | null, only: number): number {
  if (count === 1) return only;
  if (count === 2) return PAIR;
  const ratios: Partial<Record<StitchShape, number>> = STITCH_SHAPES[count === 3 ? 3 : 4];
  return (shape && ratios[shape]) ?? Object.values(ratios)[0] ?? 1;
}

/** The largest canvas of a ratio. */
function canvasOf(ratio: number): { width: number; height: number } {
  const { longestSide: side } = STITCH;
  return ratio >= 1
    ? { width: side, height: Math.round(side / ratio) }
    : { width: Math.round(side * ratio), height: side };
}

/** Divides a length among so many, without gaps from rounding. */
const cuts = (from: number, to: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const at = (step: number) => Math.round(from + ((to - from) * step) / count);
    return [at(i), at(i + 1) - at(i)];
  });

/**
 * The canvas, and a box for each picture in order.
 * @param main index of the main picture; null for none
 * @param only width divided by height of a single picture
 */
export function stitchLayout(
  count: number,
  { main, shape, only = 1 }: { main: number | null; shape: StitchShape | null; only?: number },
): { width: number; height: number; boxes: Box[] } {
  const { width, height } = canvasOf(ratioFor(count, shape, only));
  const wide = width >= height;
  /** In a row if the canvas is wide, else in a column. */
  const along = (from: number, to: number, many: number): Box[] =>
    cuts(from, to, many).map(([at, size]) =>
      wide ? { x: at, y: 0, width: size, height } : { x: 0, y: at, width, height: size },
    );
  const long = wide ? width : height;
  if (count >= STITCH.mainFrom && main !== null) {
    const edge = Math.round(long * STITCH.mainShare[count === 3 ? 3 : 4]);
    const [big] = along(0, edge, 1);
    const others = cuts(0, wide ? height : width, count - 1).map(
      ([at, size]): Box =>
        wide
          ? { x: edge, y: at, width: width - edge, height: size }
          : { x: at, y: edge, width: size, height: height - edge },
    );
    return { width, height, boxes: [...others.slice(0, main), ...(big ? [big] : []), ...others.slice(main)] };
  }
  if (count === 4) {
    const boxes = cuts(0, height, 2).flatMap(([y, tall]) =>
      cuts(0, width, 2).map(([x, broad]): Box => ({ x, y, width: broad, height: tall })),
    );
    return { width, height, boxes };
  }
  return { width, height, boxes: along(0, long, count) };
}

/** The part of a picture that fills a box, without distorting it. @param crop chosen part of the picture; all of it for null */
export function coverOf(
  picture: { width: number; height: number },
  crop: Box | null,
  box: { width: number; height: number },
): Box {
  const part = crop ?? { x: 0, y: 0, ...picture };
  const ratio = box.width / box.height;
  const width = Math.min(part.width, part.height * ratio);
  const height = width / ratio;
  return { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height };
}
