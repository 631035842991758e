import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { live } from './moves.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';

const cover = { clear: 0.3, cloudy: 0.62, rain: 0.86, storm: 0.95, snow: 0.8, fog: 0.5 } as const;

/** Draws the clouds of the scene's weather. */
export function cloudBank(stage: Stage): void {
  const random = stage.random.fork('clouds');
  const amount = Math.min(1, cover[stage.scene.weather] + random.range(-0.12, 0.14));
  if (cel(stage)) piledClouds(stage, random, amount);
  else noiseClouds(stage, random, amount);
}

/** Two-dimensional fractal value noise, 0..1. */
export function createField(random: Random): (x: number, y: number, octaves?: number) => number {
  const seed = createRandom(Math.floor(random.next() * 4294967296));
  const table = Float32Array.from({ length: 4096 }, () => seed.next());
  const at = (x: number, y: number) => table[(x & 63) + ((y & 63) << 6)] ?? 0;
  return (x, y, octaves = 5) => {
    let sum = 0;
    let size = 0.5;
    for (let o = 0; o < octaves; o++) {
      const [ix, iy] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - ix, y - iy];
      const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
      const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx;
      const low = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx;
      sum += (top + (low - top) * sy) * size;
      size *= 0.5;
      x = x * 2 + 17.3;
      y = y * 2 + 9.1;
    }
    return sum;
  };
}

/**
 * Clouds as a noise field: density from noise, brightness from the gradient toward the light. Computed on a small grid and
 * upscaled, since clouds have no sharp edges.
 */
function noiseClouds(stage: Stage, random: Random, amount: number): void {
  const { width, horizon, scene, light } = stage;
  const grid = 200;
  const rows = Math.max(40, Math.round((grid * horizon) / width));
  const layer = createCanvas(grid, rows);
  const inner = layer.getContext('2d');
  const image = inner.createImageData(grid, rows);
  const drift = driftOf(stage, random.fork('drift'));
  const field = createField(random);
  const stretch = random.range(0.7, 1.6);
  const [lx, ly] = [(light.x / width) * grid, (light.y / horizon) * rows];
  const { cloud, cloudShade, glow } = scene.air;
  const threshold = 0.62 - amount * 0.36;
  const paint = (ctx: Context, time: number) => {
    image.data.fill(0);
    for (let row = 0; row < rows; row++) {
      // Rows near the horizon see clouds from the side: squeezed flat and far apart.
      const far = 1 - row / rows;
      const perspective = 1 / (0.16 + far * 0.9);
      for (let col = 0; col < grid; col++) {
        const x =
          ((col - grid / 2) / grid) * 5 * stretch * (0.7 + perspective * 0.16) +
          20 -
          drift * time * (0.4 + far);
        const y = perspective * 2.2 * Math.max(1, (horizon / width) * 1.9);
        const density = field(x, y);
        const opacity = smoothStep(threshold, threshold + 0.17, density) * Math.min(1, far * 5 + 0.25) * 0.92;
        if (opacity <= 0) continue;
        const towards = Math.hypot(col - lx, row - ly) || 1;
        const ahead = field(x + ((lx - col) / towards) * 0.13, y + ((ly - row) / towards) * 0.13, 3);
        const bright = Math.max(0, Math.min(1, 0.62 + (density * 0.9 - ahead) * 2.6));
        const near = Math.max(0, 1 - towards / (grid * 0.45)) ** 2 * 0.5;
        const [r, g, b] = mix(mix(cloudShade, cloud, bright), glow, near);
        const i = (row * grid + col) * 4;
        image.data[i] = r;
        image.data[i + 1] = g;
        image.data[i + 2] = b;
        image.data[i + 3] = opacity * 255;
      }
    }
    inner.putImageData(image, 0, 0);
    ctx.save();
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(layer, 0, 0, width, horizon);
    ctx.restore();
  };
  live(stage, paint);
}

/** Speed of the clouds; negative is to the left. */
const driftOf = ({ scene }: Stage, random: Random): number =>
  (random.chance(0.5) ? 1 : -1) * (scene.weather === 'storm' ? 0.16 : 0.07);

function smoothStep(low: number, high: number, n: number): number {
  const t = Math.max(0, Math.min(1, (n - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Cumulus clouds in three flat tones. */
function piledClouds(stage: Stage, random: Random, amount: number): void {
  const { width, horizon, u } = stage;
  const many = Math.round((2 + amount * 9) * Math.max(1, width / stage.height));
  const drift = driftOf(stage, random.fork('drift'));
  const heaps = Array.from({ length: many }, () => {
    const far = random.next();
    const y = horizon * (0.1 + far * 0.72);
    const x = random.range(-0.1, 1.1) * width;
    const wide = u * random.range(10, 26) * (1.15 - far * 0.7);
    const lumps = Array.from({ length: random.int(5, 8) }, (_, k, n = 7) => {
      const t = k / (n - 1);
      return [
        x + (t - 0.5) * wide * 1.5,
        wide * random.range(0.13, 0.24) * (0.55 + Math.sin(t * Math.PI)),
      ] as const;
    });
    return { far, y, wide, lumps };
  });
  live(stage, (ctx, time) => {
    for (const heap of heaps) {
      ctx.save();
      ctx.translate(drift * time * u * 14 * (1.2 - heap.far), 0);
      pileUp(ctx, stage, heap);
      ctx.restore();
    }
  });
}

/** One cloud: its far distance, its flat foot, its width, and its lumps as place and radius. */
interface Heap {
  far: number;
  y: number;
  wide: number;
  lumps: readonly (readonly [number, number])[];
}

function pileUp(ctx: Context, { width, scene }: Stage, { far, y, wide, lumps }: Heap): void {
  const { cloud, cloudShade, sky } = scene.air;
  const heap = (lift: number, grow: number, colour: string) => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(-width, 0, width * 3, y + lift);
    ctx.clip();
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (const [cx, r] of lumps) {
      ctx.moveTo(cx, y);
      ctx.ellipse(cx, y - r * 0.35 + lift, r * grow, r * grow, 0, 0, Math.PI * 2);
    }
    ctx.fill();
    ctx.restore();
  };
  const base = mix(cloud, sky[2], far * 0.45);
  heap(0, 1.02, css(mix(cloudShade, sky[2], far * 0.4), 0.96));
  heap(-wide * 0.045, 0.86, css(base));
  heap(-wide * 0.1, 0.6, css(mix(base, [255, 255, 255], scene.air.dark ? 0.1 : 0.5), 0.9));
}
