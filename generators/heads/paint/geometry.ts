import type { FacePlace, Oval } from '../heads.ts';

/** An oval in pixels: center and half axes, rotated with the head. */
export interface PixelOval {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** A face in pixels. */
export interface Geometry {
  /** Unit vectors of the head's axes: along the eyes, and from the eyes to the mouth. */
  right: readonly [x: number, y: number];
  down: readonly [x: number, y: number];
  mouth: PixelOval;
  eyes: readonly [PixelOval, PixelOval];
  /** Distance between the eyes. */
  apart: number;
  /** Distance from the eyes to the mouth. */
  long: number;
  /** The area that moves; nothing outside it changes. */
  face: PixelOval;
}

/** Size of the face relative to `apart` (width) and `long` (height), and how far its middle is below the eyes. */
const FACE = { wide: 1.4, tall: 1.75, below: 0.32 } as const;

/** A face's place in pixels, with its axes and distances. */
export function geometryOf({ mouth, eyes, tilt }: FacePlace, width: number, height: number): Geometry {
  const inPixels = (oval: Oval): PixelOval => ({
    x: oval.x * width,
    y: oval.y * height,
    wide: (oval.width * width) / 2,
    tall: (oval.height * height) / 2,
  });
  const [left, right] = [inPixels(eyes[0]), inPixels(eyes[1])];
  const lips = inPixels(mouth);
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const long = Math.max(4, (lips.x - middle.x) * -sin + (lips.y - middle.y) * cos);
  const apart = Math.max(4, Math.hypot(right.x - left.x, right.y - left.y));
  const face = {
    x: middle.x + (lips.x - middle.x) * FACE.below,
    y: middle.y + (lips.y - middle.y) * FACE.below,
    wide: Math.max(FACE.wide * apart, 1.2 * long),
    tall: FACE.tall * long,
  };
  return { right: [cos, sin], down: [-sin, cos], mouth: lips, eyes: [left, right], apart, long, face };
}

/** A rectangle of whole pixels within a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bounding box of a rotated oval, clipped to the picture. */
export function boxAround(
  oval: PixelOval,
  { right, down }: Pick<Geometry, 'right' | 'down'>,
  { width, height }: { width: number; height: number },
): Box {
  const half = (axis: 0 | 1) => Math.hypot(right[axis] * oval.wide, down[axis] * oval.tall);
  const [x, y] = [Math.max(0, Math.floor(oval.x - half(0))), Math.max(0, Math.floor(oval.y - half(1)))];
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, Math.ceil(oval.x + half(0))) - x),
    height: Math.max(0, Math.min(height, Math.ceil(oval.y + half(1))) - y),
  };
}

/** Cubic Hermite step: 0 up to `from`, 1 from `to` on. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A point relative to a center, in the head's axes. */
export function inAxes(
  { x, y }: { x: number; y: number },
  { right, down }: Pick<Geometry, 'right' | 'down'>,
  px: number,
  py: number,
): readonly [number, number] {
  const [dx, dy] = [px - x, py - y];
  return [dx * right[0] + dy * right[1], dx * down[0] + dy * down[1]];
}

/** Normalized distance of a point from an oval's center: 1 on its edge. */
export function radiusIn(
  { x, y, wide, tall }: PixelOval,
  { right, down }: Pick<Geometry, 'right' | 'down'>,
  px: number,
  py: number,
): number {
  const [dx, dy] = [px - x, py - y];
  const u = (dx * right[0] + dy * right[1]) / wide;
  const v = (dx * down[0] + dy * down[1]) / tall;
  return Math.hypot(u, v);
}
