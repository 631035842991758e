/** Dubs a clip: animates the mouth of the first frame and composites it onto the tracked face. */
import type { Pixels } from '../../clips/pixels.ts';
import type { FacePlace } from '../heads.ts';
import type { MouthFrame } from '../mouth/shapes.ts';
import { type Geometry, geometryOf, type PixelOval, radiusIn, smoothstep } from '../paint/geometry.ts';
import { mouthOf } from '../paint/mouth-of.ts';
import { sampleInto } from '../paint/sample.ts';
import { put } from '../paint/talking.ts';
import { follower } from './follow.ts';
import type { Similarity } from './patch.ts';

/** Frames over which the mouth fades out and in when the face is lost and found. */
const FADE = 4;
/** Normalized radius at which the composited area starts to fade out. */
const SOFT = 0.68;

/** @param place the face in the first frame @returns a function that changes each frame in place; call it in order */
export function dubbing(place: FacePlace, mouths: readonly MouthFrame[]): (frame: Pixels) => void {
  let paint: ((frame: Pixels, parts: MouthFrame) => void) | undefined;
  let nth = 0;
  return (frame) => {
    paint ??= prepare({ ...frame, data: Uint8Array.from(frame.data) }, place);
    const parts = mouths[nth] ?? { opening: 0, width: 1, teeth: 0, tongue: 0, shape: 'rest' };
    paint(frame, parts);
    nth++;
  };
}

function prepare(first: Pixels, place: FacePlace): (frame: Pixels, parts: MouthFrame) => void {
  const geometry = geometryOf(place, first.width, first.height);
  const mouth = mouthOf(first, geometry, false);
  const follow = follower(first, geometry);
  const around = surroundings(geometry);
  const layer: Pixels = { ...first, data: Uint8Array.from(first.data) };
  const light = lightOf(first, geometry);
  let strength = 1;
  let last: Similarity = { a: 1, b: 0, x: 0, y: 0 };
  return (frame, parts) => {
    const found = follow(frame);
    strength = Math.max(0, Math.min(1, strength + (found ? 1 : -1) / FADE));
    last = found ?? last;
    if (strength === 0) return;
    put(layer, mouth.box, mouth.paint(parts));
    lay(frame, { layer, geometry, around, last, strength, tint: light(frame, last) });
  };
}

/** The composited area: from below the nose to the chin. */
const surroundings = ({ mouth, down, long, apart }: Geometry): PixelOval => ({
  x: mouth.x + down[0] * long * 0.2,
  y: mouth.y + down[1] * long * 0.2,
  wide: Math.max(mouth.wide * 1.6, apart * 0.66),
  tall: long * 0.62,
});

function lay(
  frame: Pixels,
  {
    layer,
    geometry,
    around,
    last: { a, b, x: x0, y: y0 },
    strength,
    tint,
  }: {
    layer: Pixels;
    geometry: Geometry;
    around: PixelOval;
    last: Similarity;
    strength: number;
    tint: readonly number[];
  },
): void {
  const size = a * a + b * b;
  const reach = Math.hypot(around.wide, around.tall) * Math.sqrt(size);
  const middle = { x: a * around.x - b * around.y + x0, y: b * around.x + a * around.y + y0 };
  const color = new Uint8Array(4);
  const [top, bottom] = [
    Math.max(0, Math.floor(middle.y - reach)),
    Math.min(frame.height - 1, middle.y + reach),
  ];
  const [left, right] = [
    Math.max(0, Math.floor(middle.x - reach)),
    Math.min(frame.width - 1, middle.x + reach),
  ];
  for (let py = top; py <= bottom; py++)
    for (let px = left; px <= right; px++) {
      const dx = px - x0;
      const dy = py - y0;
      const x = (a * dx + b * dy) / size;
      const y = (a * dy - b * dx) / size;
      const share = strength * (1 - smoothstep(SOFT, 1, radiusIn(around, geometry, x, y)));
      if (share <= 0) continue;
      sampleInto(layer, x, y, color, 0);
      const at = (py * frame.width + px) * 4;
      for (let part = 0; part < 3; part++) {
        const before = frame.data[at + part] ?? 0;
        const after = Math.max(0, Math.min(255, (color[part] ?? 0) + (tint[part] ?? 0)));
        frame.data[at + part] = before + (after - before) * share + 0.5;
      }
    }
}

/** Difference of the skin beside the mouth from the first frame, for each channel, in 256 steps. */
function lightOf(
  first: Pixels,
  { mouth, right, down, apart, long }: Geometry,
): (frame: Pixels, at: Similarity) => number[] {
  const points = [-1, 1].flatMap((side) =>
    [-0.35, -0.15, 0.05].flatMap((v) =>
      [0.52, 0.6, 0.68].map((u) => ({
        x: mouth.x + right[0] * side * u * apart + down[0] * v * long,
        y: mouth.y + right[1] * side * u * apart + down[1] * v * long,
      })),
    ),
  );
  const mean = ({ data, width, height }: Pixels, { a, b, x, y }: Similarity): number[] => {
    const sum = [0, 0, 0];
    for (const point of points) {
      const px = Math.max(0, Math.min(width - 1, Math.round(a * point.x - b * point.y + x)));
      const py = Math.max(0, Math.min(height - 1, Math.round(b * point.x + a * point.y + y)));
      for (let part = 0; part < 3; part++)
        sum[part] = (sum[part] ?? 0) + (data[(py * width + px) * 4 + part] ?? 0) / points.length;
    }
    return sum;
  };
  const rest = mean(first, { a: 1, b: 0, x: 0, y: 0 });
  let now = [0, 0, 0];
  return (frame, at) => {
    const seen = mean(frame, at);
    // smoothed: a few points are noisier than light changes between frames
    now = now.map((value, part) => value + 0.3 * ((seen[part] ?? 0) - (rest[part] ?? 0) - value));
    return now;
  };
}
