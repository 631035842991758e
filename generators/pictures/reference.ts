import type { Image } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Stage } from './brush/stage.ts';
import { cel } from './brush/stage.ts';
import type { Rgb } from './light/colour.ts';
import { css, luminance } from './light/colour.ts';

/** A decoded reference: image, dominant colors, and mean brightness, 0..1. */
export interface Reference {
  image: Image;
  weight: number;
  colours: Rgb[];
  brightness: number;
}

/** Decodes a reference. @param weight 0..1 @throws Error if the bytes are not an image */
export async function readReference(data: Uint8Array, weight: number): Promise<Reference> {
  const image = await loadImage(Buffer.from(data)).catch((cause: unknown) => {
    throw new Error('A reference image cannot be read.', { cause });
  });
  const small = createCanvas(32, 32);
  const ctx = small.getContext('2d');
  ctx.drawImage(image, 0, 0, 32, 32);
  const { data: pixels } = ctx.getImageData(0, 0, 32, 32);
  const points: Rgb[] = [];
  for (let i = 0; i < pixels.length; i += 4)
    points.push([pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]);
  const brightness = points.reduce((sum, point) => sum + luminance(point), 0) / points.length;
  return { image, weight: Math.max(0, Math.min(1, weight)), colours: cluster(points), brightness };
}

/** K-means with evenly spaced initial centers, so that it is deterministic; the largest cluster first. */
function cluster(points: readonly Rgb[]): Rgb[] {
  let centres = Array.from(
    { length: 4 },
    (_, i) => points[Math.floor(((i + 0.5) / 4) * points.length)] ?? ([0, 0, 0] as const),
  );
  let sizes: number[] = [];
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const point of points) {
      let best = 0;
      centres.forEach((centre, i) => {
        if (distance(point, centre) < distance(point, centres[best] ?? centre)) best = i;
      });
      const sum = sums[best];
      if (!sum) continue;
      for (const k of [0, 1, 2] as const) sum[k] += point[k];
      sum[3]++;
    }
    centres = sums.map(([r, g, b, n], i) =>
      n > 0 ? ([r / n, g / n, b / n] as const) : (centres[i] ?? [0, 0, 0]),
    );
    sizes = sums.map(([, , , n]) => n);
  }
  return centres
    .map((centre, i) => [centre, sizes[i] ?? 0] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([centre]) => centre);
}

function distance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** Blends the reference over the painted setting by its weight. @param regrade whether to regrade it to the scene's time of day */
export function layReference(stage: Stage, reference: Reference, regrade: boolean): void {
  const { ctx, width, height } = stage;
  const layer = createCanvas(width, height);
  const inner = layer.getContext('2d');
  const { image } = reference;
  const scale = Math.max(width / image.width, height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  // a low weight keeps only the large shapes
  const soft = (1 - reference.weight) * stage.u * 3;
  if (soft > 0.4) inner.filter = `blur(${soft.toFixed(1)}px)`;
  inner.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
  inner.filter = 'none';
  retouch(inner.getImageData(0, 0, width, height), stage, reference, regrade, (pixels) =>
    inner.putImageData(pixels, 0, 0),
  );
  ctx.save();
  ctx.globalAlpha = reference.weight;
  ctx.drawImage(layer, 0, 0);
  ctx.restore();
  if (!regrade) return;
  const { air } = stage.scene;
  const glow = ctx.createRadialGradient(
    stage.light.x,
    stage.light.y,
    0,
    stage.light.x,
    stage.light.y,
    Math.max(width, height) * 0.7,
  );
  glow.addColorStop(0, css(air.glow, 0.34 * reference.weight));
  glow.addColorStop(1, css(air.glow, 0));
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

/** Color grading by time of day: mean brightness, white level, tint, desaturation. */
const hours = {
  dawn: { mean: 0.58, white: 0.98, tint: [1, 0.86, 0.86], grey: 0.12 },
  noon: { mean: 0.6, white: 1, tint: [1, 1, 0.97], grey: 0 },
  dusk: { mean: 0.38, white: 0.9, tint: [1, 0.68, 0.52], grey: 0.2 },
  blue: { mean: 0.26, white: 0.74, tint: [0.66, 0.78, 1], grey: 0.3 },
  night: { mean: 0.15, white: 0.5, tint: [0.5, 0.68, 1], grey: 0.42 },
} as const;

/** Applies the color grading with a curve per channel; posterizes in the animation style. */
function retouch(
  pixels: ReturnType<ReturnType<ReturnType<typeof createCanvas>['getContext']>['getImageData']>,
  stage: Stage,
  reference: Reference,
  regrade: boolean,
  put: (p: typeof pixels) => void,
): void {
  const { air, time } = stage.scene;
  const steps = cel(stage) ? 9 : 0;
  const hour = hours[time];
  const from = Math.max(0.05, Math.min(0.95, reference.brightness));
  const gamma = regrade ? Math.max(0.4, Math.min(2.6, Math.log(hour.mean / hour.white) / Math.log(from))) : 1;
  const shadow = air.sky[0];
  const curve = ([0, 1, 2] as const).map((k) =>
    Uint8ClampedArray.from({ length: 256 }, (_, i) => {
      let t = (i / 255) ** gamma;
      if (steps > 0) t = t * 0.25 + (Math.round(t * steps) / steps) * 0.75;
      if (!regrade) return t * 255;
      return t * 255 * hour.white * hour.tint[k] + shadow[k] * 0.25 * (1 - t);
    }),
  );
  const data = new Uint8ClampedArray(pixels.data.buffer);
  const fade = regrade ? hour.grey : 0;
  for (let i = 0; i < data.length; i += 4) {
    const grey = ((data[i] ?? 0) * 0.3 + (data[i + 1] ?? 0) * 0.59 + (data[i + 2] ?? 0) * 0.11) * fade;
    for (const k of [0, 1, 2] as const)
      data[i + k] = curve[k]?.[Math.round((data[i + k] ?? 0) * (1 - fade) + grey)] ?? 0;
  }
  if (cel(stage)) inkEdges(data, pixels.width, pixels.height);
  put(pixels);
}

/** Darkens pixels by the brightness gradient, which gives outlines. */
function inkEdges(data: Uint8ClampedArray, width: number, height: number): void {
  const grey = Float32Array.from(
    { length: width * height },
    (_, i) => (data[i * 4] ?? 0) * 0.3 + (data[i * 4 + 1] ?? 0) * 0.59 + (data[i * 4 + 2] ?? 0) * 0.11,
  );
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const steep =
        Math.abs((grey[i + 2] ?? 0) - (grey[i - 2] ?? 0)) +
        Math.abs((grey[i + 2 * width] ?? 0) - (grey[i - 2 * width] ?? 0));
      const keep = 1 - Math.max(0, Math.min(0.75, (steep - 46) / 90));
      for (const k of [0, 1, 2]) data[i * 4 + k] = (data[i * 4 + k] ?? 0) * keep;
    }
}
