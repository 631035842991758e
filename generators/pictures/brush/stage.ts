import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../light/colour.ts';
import { lit, mix, saturate } from '../light/colour.ts';
import type { Features } from '../people/features.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { lineAt, type View, viewBy } from '../scenes/view.ts';
import type { Reel } from './reel.ts';

export type Context = SKRSContext2D;

/** The context of painting one picture: canvas, geometry, scene. Positions in pixels. */
export interface Stage {
  canvas: Canvas;
  ctx: Context;
  width: number;
  height: number;
  /** Unit of sizes: a hundredth of the short side, so that another ratio changes the layout but not the scale. */
  u: number;
  /** The y of the horizon. */
  horizon: number;
  /** Position of the sun or moon. */
  light: { x: number; y: number };
  scene: Scene;
  random: Random;
  /** From where the place is seen. */
  view: View;
  /** Frontal faces that were painted, in pixels. */
  faces: Features[];
  /** Collects the layers of a clip; undefined for pictures. */
  reel?: Reel;
}

/** Lays out a scene: tall pictures get more ground, wide ones more sky. Sizes in pixels. */
export function createStage(scene: Scene, width: number, height: number, random: Random): Stage {
  const canvas = createCanvas(width, height);
  const tall = height / width;
  const view = viewBy(random.fork('view'));
  const horizon = lineAt({ height, view }, tall > 1.2 ? random.range(0.52, 0.6) : random.range(0.54, 0.64));
  const side = random.chance(0.5) ? random.range(0.18, 0.4) : random.range(0.6, 0.82);
  const top = height * 0.1;
  const light = { x: width * side, y: horizon - (horizon - top) * scene.air.discHeight };
  return {
    canvas,
    ctx: canvas.getContext('2d'),
    width,
    height,
    u: Math.min(width, height) / 100,
    horizon,
    light,
    scene,
    random,
    view,
    faces: [],
  };
}

/** Whether the picture is drawn as animation. */
export function cel(stage: Stage): boolean {
  return stage.scene.look === 'animation';
}

/** How much of their saturation colors keep in a picture in ink. */
export const INK_SATURATION = 0.14;

/** A color in the scene's light. @param depth 0 foreground .. 1 horizon, for aerial perspective */
export function tone(stage: Stage, colour: Rgb, depth = 0): Rgb {
  const { air, moods } = stage.scene;
  const seen = mix(lit(colour, air.light), air.haze, depth * air.hazeStrength);
  if (moods.includes('ink')) return saturate(seen, INK_SATURATION);
  return saturate(seen, cel(stage) ? 1.22 : 0.96);
}

/**
 * Draws on a separate layer and composites it. A blurred layer is drawn at half size, since the blur removes the detail.
 */
export function onLayer(
  stage: Stage,
  {
    blur = 0,
    alpha = 1,
    blend = 'source-over',
  }: { blur?: number; alpha?: number; blend?: GlobalCompositeOperation },
  draw: (ctx: Context) => void,
): void {
  const { width, height, ctx } = stage;
  const scale = blur > 2 ? 0.5 : 1;
  const layer = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const inner = layer.getContext('2d');
  inner.scale(scale, scale);
  draw(inner);
  if (blend !== 'source-over') stage.reel?.cut();
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.globalCompositeOperation = stage.reel ? 'source-over' : blend;
  if (blur > 0) ctx.filter = `blur(${blur.toFixed(2)}px)`;
  ctx.drawImage(layer, 0, 0, width, height);
  ctx.restore();
  if (blend !== 'source-over') stage.reel?.cut(blend);
}

/** The DOM's name of the blend mode type, which the canvas package does not export. */
export type GlobalCompositeOperation = SKRSContext2D['globalCompositeOperation'];
