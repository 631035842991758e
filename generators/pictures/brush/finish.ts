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
  createGlow(stage)(stage.ctx);
  vignette(stage, 0.42);
  grain(stage);
}

/**
 * Post-processing of a clip's frames, without film grain, which would dominate the bit rate.
 * @returns a function to apply to each drawn frame
 */
export function createLens(stage: Stage): (ctx: Context) => void {
  const { reel: _, ...still } = stage;
  let view: Stage | undefined;
  let [edge, glow] = [undefined as Canvas | undefined, undefined as Glow | undefined];
  return (ctx) => {
    const { canvas } = ctx;
    const { width, height } = canvas;
    if (!edge || view?.width !== width || view.height !== height) {
      view = { ...still, ctx, canvas, width, height };
      edge = edgeOf(view);
      glow = cel(stage) ? undefined : createGlow(view);
    }
    glow?.(ctx);
    ctx.drawImage(edge, 0, 0);
  };
}

/** The vignette as a layer, shared by all frames. */
function edgeOf(view: Stage): Canvas {
  const canvas = createCanvas(view.width, view.height);
  vignette({ ...view, canvas, ctx: canvas.getContext('2d') }, cel(view) ? 0.16 : 0.42);
  return canvas;
}

/** Makes the bright areas of what is drawn in a context glow. */
type Glow = (ctx: Context) => void;

/** How much light and contrast a glow adds, as shares of 1. */
const GLOW = { plain: { contrast: 0.2, light: 0.12 }, dreamy: { contrast: 0.36, light: 0.3 } } as const;

/**
 * Bloom. The blurred picture is enlarged once, since blending while enlarging takes twice as long. Its contrast is an overlay, which takes half the time of a soft light.
 */
function createGlow({ width, height, u, scene }: Stage): Glow {
  const small = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const inner = small.getContext('2d');
  inner.filter = `blur(${Math.max(1, u * 0.55).toFixed(1)}px)`;
  const soft = createCanvas(width, height);
  const whole = soft.getContext('2d');
  const { contrast, light } = scene.moods.includes('dreamy') ? GLOW.dreamy : GLOW.plain;
  return (ctx) => {
    inner.drawImage(ctx.canvas, 0, 0, small.width, small.height);
    whole.drawImage(small, 0, 0, width, height);
    // clearing lets go of the copies of the picture that drawing took, so that the next stroke needs none
    inner.clearRect(0, 0, small.width, small.height);
    ctx.save();
    ctx.globalCompositeOperation = 'overlay';
    ctx.globalAlpha = contrast;
    ctx.drawImage(soft, 0, 0);
    ctx.globalCompositeOperation = 'screen';
    ctx.globalAlpha = light;
    ctx.drawImage(soft, 0, 0);
    ctx.restore();
    whole.clearRect(0, 0, width, height);
  };
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
