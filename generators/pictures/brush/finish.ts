import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { css, mix, shade } from '../light/colour.ts';
import { createRandom } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Look } from './reel.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';

/** The last pass of each style: a print's clean edge for animation, a lens and film for realistic. */
export function finish(stage: Stage): void {
  if (cel(stage)) {
    vignette(stage, 0.16);
    return;
  }
  bloom(stage);
  vignette(stage, 0.42);
  grain(stage);
}

/**
 * The same lens in front of a moving picture: what spills over is worked out once, from the first moment, and moves with the
 * camera. Film grain is left out: it would cost more to code than all the rest.
 */
export function createLens(stage: Stage, first: Canvas): (ctx: Context, look: Look) => void {
  const { width, height } = stage;
  const spill = cel(stage) ? undefined : spilled(stage, first);
  const edge = new Map<string, Canvas>();
  const edgeOf = (wide: number, tall: number): Canvas => {
    const key = `${wide}x${tall}`;
    const known = edge.get(key);
    if (known) return known;
    const canvas = createCanvas(wide, tall);
    const { reel: _, ...still } = stage;
    const view = { ...still, canvas, ctx: canvas.getContext('2d'), width: wide, height: tall };
    vignette(view, cel(stage) ? 0.16 : 0.42);
    edge.set(key, canvas);
    return canvas;
  };
  return (ctx, look) => {
    if (spill) {
      ctx.save();
      ctx.setTransform(...look(0.4));
      laySpill(ctx, spill, stage.scene, width, height);
      ctx.restore();
    }
    ctx.drawImage(edgeOf(ctx.canvas.width, ctx.canvas.height), 0, 0);
  };
}

/** Bright parts spill over their edges, as through a lens. */
function bloom(stage: Stage): void {
  const { ctx, canvas, width, height, scene } = stage;
  const small = spilled(stage, canvas);
  ctx.save();
  laySpill(ctx, small, scene, width, height);
  ctx.restore();
}

function spilled({ width, height, u }: Stage, picture: Canvas): Canvas {
  const small = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const inner = small.getContext('2d');
  inner.filter = `blur(${Math.max(1, u * 0.55).toFixed(1)}px)`;
  inner.drawImage(picture, 0, 0, small.width, small.height);
  return small;
}

function laySpill(ctx: Context, small: Canvas, { moods }: Scene, width: number, height: number): void {
  ctx.globalCompositeOperation = 'soft-light';
  ctx.globalAlpha = moods.includes('dreamy') ? 0.7 : 0.36;
  ctx.drawImage(small, 0, 0, width, height);
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = moods.includes('dreamy') ? 0.3 : 0.12;
  ctx.drawImage(small, 0, 0, width, height);
}

function vignette(stage: Stage, strength: number): void {
  const { ctx, width, height, scene } = stage;
  const reach = Math.hypot(width, height) / 2;
  const dark = shade(mix(scene.air.sky[0], [10, 6, 18], 0.6), -0.4);
  const gradient = ctx.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.52,
    width / 2,
    height / 2,
    reach * 1.06,
  );
  gradient.addColorStop(0, css(dark, 0));
  gradient.addColorStop(1, css(dark, strength));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

let tile: Canvas | undefined;

/** One tile of film grain serves every picture: it is laid at a place of the seed's own. */
function grainTile(): Canvas {
  if (tile) return tile;
  tile = createCanvas(256, 256);
  const inner = tile.getContext('2d');
  const image = inner.createImageData(256, 256);
  const random = createRandom(7);
  for (let i = 0; i < image.data.length; i += 4) {
    const n = 128 + (random.next() + random.next() - 1) * 110;
    image.data[i] = n;
    image.data[i + 1] = n;
    image.data[i + 2] = n;
    image.data[i + 3] = 255;
  }
  inner.putImageData(image, 0, 0);
  return tile;
}

function grain(stage: Stage): void {
  const { ctx, width, height } = stage;
  const random = stage.random.fork('grain');
  const [ox, oy] = [random.int(0, 255), random.int(0, 255)];
  ctx.save();
  ctx.globalCompositeOperation = 'overlay';
  ctx.globalAlpha = 0.15;
  for (let x = -ox; x < width; x += 256)
    for (let y = -oy; y < height; y += 256) ctx.drawImage(grainTile(), x, y);
  ctx.restore();
}
