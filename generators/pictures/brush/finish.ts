import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { css, mix, shade } from '../light/colour.ts';
import { createRandom } from '../random.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';

/** Post-processing by style: paper texture and such for animation; bloom, vignette and film grain for realistic. */
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
 * Post-processing of a clip's frames, without film grain, which would dominate the bit rate.
 * @returns a function to apply to each drawn frame
 */
export function createLens(stage: Stage): (ctx: Context) => void {
  const { reel: _, ...still } = stage;
  let edge: Canvas | undefined;
  return (ctx) => {
    const { canvas } = ctx;
    const { width, height } = canvas;
    const view = { ...still, ctx, canvas, width, height };
    if (!cel(stage)) bloom(view);
    if (edge?.width !== width || edge.height !== height) edge = edgeOf(view);
    ctx.drawImage(edge, 0, 0);
  };
}

/** The vignette as a layer, shared by all frames. */
function edgeOf(view: Stage): Canvas {
  const canvas = createCanvas(view.width, view.height);
  vignette({ ...view, canvas, ctx: canvas.getContext('2d') }, cel(view) ? 0.16 : 0.42);
  return canvas;
}

/** Bloom: bright areas glow. */
function bloom(stage: Stage): void {
  const { ctx, canvas, width, height, u, scene } = stage;
  const small = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const inner = small.getContext('2d');
  inner.filter = `blur(${Math.max(1, u * 0.55).toFixed(1)}px)`;
  inner.drawImage(canvas, 0, 0, small.width, small.height);
  ctx.save();
  ctx.globalCompositeOperation = 'soft-light';
  ctx.globalAlpha = scene.moods.includes('dreamy') ? 0.7 : 0.36;
  ctx.drawImage(small, 0, 0, width, height);
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = scene.moods.includes('dreamy') ? 0.3 : 0.12;
  ctx.drawImage(small, 0, 0, width, height);
  ctx.restore();
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

/** A tile of film grain, shared by all pictures; its offset depends on the seed. */
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
