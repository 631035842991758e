import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../light/colour.ts';
import { css, luminance, mix, saturate, shade } from '../light/colour.ts';
import { drawPart, pathOf } from './draw-part.ts';
import { warm } from './firelight.ts';
import { posed } from './moves.ts';
import type { Point } from './path.ts';
import type { Placing, Sprite } from './placing.ts';
import { settle } from './settle.ts';
import type { Figure, Part } from './shapes.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';
import { sink } from './sunk.ts';
import { trimmed } from './trim.ts';

/** Paints a figure on its own canvas. @param which selects the parts: smoke and steam are animated separately */
export function spriteOf(
  stage: Stage,
  figure: Figure,
  placing: Placing,
  which: 'all' | 'firm' | 'loose',
): Sprite {
  const { x, size, depth = 0, flip = false, sunk = false } = placing;
  const scale = size / figure.tall;
  const margin = Math.max(6, size * 0.05);
  const left = figure.half * scale + margin;
  const up = figure.tall * scale + margin;
  const down = (figure.below ?? 3) * scale + margin;
  const layer = createCanvas(Math.ceil(left * 2), Math.ceil(up + down));
  const inner = layer.getContext('2d');
  const sprite = { layer, left, up, scale };
  const facing = flip ? -scale : scale;
  if (which !== 'loose') {
    inner.translate(left, up);
    inner.scale(facing, scale);
    for (const part of figure.parts)
      if (!part.loose && (which === 'all' || stays(part))) drawPart(inner, stage, part, depth, scale);
    inner.setTransform(1, 0, 0, 1, 0, 0);
    const lightSide = stage.light.x < x ? -1 : 1;
    if (cel(stage)) celShade(inner, layer, stage, size, lightSide, depth);
    else softShade(inner, layer, stage, size, lightSide, depth);
    warm(inner, sprite, stage, figure, placing);
  }
  inner.setTransform(facing, 0, 0, scale, left, up);
  if (which !== 'firm')
    for (const part of figure.parts) if (part.loose) drawPart(inner, stage, part, depth, scale);
  inner.setTransform(1, 0, 0, 1, 0, 0);
  if (which !== 'loose')
    redrawLamps(
      inner,
      stage,
      which === 'all' ? figure : { ...figure, parts: figure.parts.filter(stays) },
      left,
      up,
      facing,
      scale,
    );
  if (sunk) sink(inner, sprite, stage, { size, half: figure.half * scale });
  // its shades are drawn by canvases of its size
  settle(layer);
  return sprite;
}

/** Whether a part stays where it is in the figure. */
const stays = ({ spin, hangs, crosses }: Part): boolean => !(spin || hangs || crosses);

/** A rotating part of a figure; `hub` in figure units. */
export interface Wheel extends Sprite {
  hub: Point;
}

/** Paints each rotating part on its own canvas. */
export function wheelsOf(stage: Stage, figure: Figure, placing: Placing): Wheel[] {
  const { size, depth = 0, flip = false } = placing;
  const scale = size / figure.tall;
  const hubs = new Map<string, Part[]>();
  for (const part of figure.parts)
    if (part.spin) hubs.set(part.spin.join(), [...(hubs.get(part.spin.join()) ?? []), part]);
  return [...hubs.values()].flatMap((parts) => {
    const hub = parts[0]?.spin;
    if (!hub) return [];
    const reach = Math.ceil(figure.tall * scale * 0.6);
    const layer = createCanvas(reach * 2, reach * 2);
    const inner = layer.getContext('2d');
    inner.translate(reach, reach);
    inner.scale(flip ? -scale : scale, scale);
    inner.translate(-hub[0], -hub[1]);
    for (const part of parts) drawPart(inner, stage, part, depth, scale);
    const { canvas, x, y } = trimmed(layer);
    return canvas ? [{ layer: canvas, left: reach - x, up: reach - y, scale, hub }] : [];
  });
}

/** What of a figure hangs and swings; `hub` in figure units. */
export function hungOf(stage: Stage, figure: Figure, placing: Placing): Wheel | null {
  const parts = figure.parts.filter(({ hangs }) => hangs);
  const hub = parts[0]?.hangs;
  if (!hub) return null;
  const whole = spriteOf(stage, { ...figure, parts }, placing, 'all');
  const { canvas, x, y } = trimmed(whole.layer);
  return canvas ? { ...whole, layer: canvas, left: whole.left - x, up: whole.up - y, hub } : null;
}

/** Swings a second, and how far to each side, in radians: not against the posts. */
const [SWINGS, FAR] = [0.36, 0.17] as const;

/** Draws what hangs of a figure that stands at a place; at the start it hangs straight down. */
export function drawHung(
  ctx: Context,
  { layer, left, up, scale, hub: [hubX, hubY] }: Wheel,
  { x, y, flip, time }: { x: number; y: number; flip: boolean; time: number },
): void {
  ctx.save();
  const at = { x: x + (flip ? -1 : 1) * hubX * scale, y: y + hubY * scale };
  posed(ctx, { turn: FAR * Math.min(1, time) * Math.sin(2 * Math.PI * SWINGS * time) }, at);
  ctx.drawImage(layer, x - left, y - up);
  ctx.restore();
}

/** How far a wheel has turned that has rolled some way, in radians: the height of its hub is its radius. */
export const rolled = ({ hub, scale }: Wheel, way: number): number => way / Math.max(1, -hub[1] * scale);

/** Draws a rotating part of a figure that stands at a place. @param turn in radians */
export function turnWheel(
  ctx: Context,
  { layer, left, up, scale, hub: [hubX, hubY] }: Wheel,
  { x, y, flip, turn }: { x: number; y: number; flip: boolean; turn: number },
): void {
  const at = { x: x + (flip ? -1 : 1) * hubX * scale, y: y + hubY * scale };
  ctx.save();
  posed(ctx, { turn }, at);
  ctx.drawImage(layer, at.x - left, at.y - up);
  ctx.restore();
}

/** Cel shading: a hard-edged shadow on the side away from the light, and an outline. */
function celShade(
  ctx: Context,
  layer: Canvas,
  stage: Stage,
  size: number,
  side: number,
  depth: number,
): void {
  const { width, height } = layer;
  const shadow = createCanvas(width, height);
  const inner = shadow.getContext('2d');
  const dark = mix(stage.scene.air.sky[0], [30, 16, 60], 0.5);
  inner.fillStyle = css(dark, 0.3 * (1 - depth * 0.6));
  inner.fillRect(0, 0, width, height);
  inner.globalCompositeOperation = 'destination-out';
  inner.drawImage(layer, side * size * 0.075, -size * 0.035);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(shadow, 0, 0);
  const line = Math.max(1, stage.u * 0.26) * (1 - depth * 0.5);
  const outline = createCanvas(width, height);
  const edge = outline.getContext('2d');
  for (let i = 0; i < 8; i++)
    edge.drawImage(layer, Math.cos((i * Math.PI) / 4) * line, Math.sin((i * Math.PI) / 4) * line);
  edge.globalCompositeOperation = 'source-in';
  edge.fillStyle = css(
    mix(mix([28, 18, 40], stage.scene.air.sky[0], 0.25), stage.scene.air.haze, depth * 0.6),
  );
  edge.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = 'destination-over';
  ctx.drawImage(outline, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
}

/** Soft shading: an inner shadow on the side away from the light, and rim light on the other. */
function softShade(
  ctx: Context,
  layer: Canvas,
  stage: Stage,
  size: number,
  side: number,
  depth: number,
): void {
  const { width, height } = layer;
  const { air } = stage.scene;
  const inside = (
    dx: number,
    dy: number,
    blur: number,
    colour: Rgb,
    alpha: number,
    blend: 'multiply' | 'screen',
  ) => {
    const shadow = createCanvas(width, height);
    const inner = shadow.getContext('2d');
    inner.fillStyle = css(colour, alpha * (1 - depth * 0.7));
    inner.fillRect(0, 0, width, height);
    inner.globalCompositeOperation = 'destination-out';
    inner.filter = `blur(${blur.toFixed(1)}px)`;
    inner.drawImage(layer, dx, dy);
    inner.filter = 'none';
    inner.globalCompositeOperation = 'destination-in';
    inner.drawImage(layer, 0, 0);
    ctx.globalCompositeOperation = blend;
    ctx.drawImage(shadow, 0, 0);
  };
  inside(
    side * size * 0.075,
    -size * 0.05,
    size * 0.042,
    mix(air.sky[0], [20, 14, 30], 0.55),
    0.74,
    'multiply',
  );
  inside(-side * size * 0.011, size * 0.009, Math.max(0.8, size * 0.007), air.glow, 0.56, 'screen');
  // light from above: darker toward the ground
  const fall = ctx.createLinearGradient(0, 0, 0, height);
  fall.addColorStop(0, css(air.disc, 0.13));
  fall.addColorStop(0.45, css(air.disc, 0));
  fall.addColorStop(1, css(shade(air.sky[0], -0.6), 0.34 * (1 - depth)));
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = 'source-over';
}

/** Draws lamps again over the shading, with a halo. */
function redrawLamps(
  ctx: Context,
  stage: Stage,
  figure: Figure,
  left: number,
  up: number,
  sx: number,
  sy: number,
): void {
  if (!stage.scene.air.dark && stage.scene.time !== 'dusk') return;
  ctx.setTransform(sx, 0, 0, sy, left, up);
  const windows = new Set(figure.parts.filter(({ shines }) => shines).map(({ d }) => d));
  for (const part of figure.parts) {
    // who is seen through a lit window is before its light
    if (part.within && windows.has(part.within.d)) {
      ctx.shadowBlur = 0;
      drawPart(ctx, stage, part, 0, Math.abs(sx));
    }
    if (!part.shines || !part.fill || (part.within && windows.has(part.within.d))) continue;
    const path = pathOf(part);
    const colour = part.keeps
      ? saturate(mix(part.fill, [255, 190, 110], 0.16), 1.15)
      : luminance(part.fill) > 0.55
        ? saturate(part.fill, 1.1)
        : mix(part.fill, [255, 206, 110], 0.8);
    ctx.shadowColor = css(colour, 0.95);
    ctx.shadowBlur = stage.u * 2.2;
    ctx.fillStyle = css(colour);
    // what is on lit paper still shows
    ctx.globalAlpha = part.keeps ? 0.74 : 1;
    ctx.fill(path);
    ctx.globalAlpha = 1;
  }
  ctx.shadowBlur = 0;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}
