import type { Canvas } from '@napi-rs/canvas';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Stir } from '../figures/stirs.ts';
import type { Rgb } from '../light/colour.ts';
import { css, luminance, mix, saturate, shade } from '../light/colour.ts';
import { cutOut, posed } from './moves.ts';
import type { Reel } from './reel.ts';
import type { Context, Stage } from './stage.ts';
import { cel, tone } from './stage.ts';
import { STRIDES, stirred } from './stirring.ts';

/** A filled or stroked shape of a figure. */
export interface Part {
  d: string;
  fill?: Rgb;
  stroke?: Rgb;
  /** Of the stroke, in figure units. */
  width?: number;
  alpha?: number;
  /** A lamp or lit window: shines of itself when it is dark. */
  shines?: boolean;
  /** Smoke or steam: has no outline and takes no shadow. */
  loose?: boolean;
}

/** A thing drawn once in figure units (100 tall unless `tall` says otherwise), standing on y = 0 around x = 0. */
export interface Figure {
  parts: Part[];
  /** Half the width the parts need, and the height above the ground. */
  half: number;
  tall: number;
  /** How far parts reach below the ground line. */
  below?: number;
}

export interface Placing {
  x: number;
  /** The ground it stands on. */
  y: number;
  /** Pixels of height. */
  size: number;
  depth?: number;
  flip?: boolean;
  /** Where its shadow falls. */
  on?: 'ground' | 'water' | 'nothing';
  blur?: number;
  tilt?: number;
  /** How it moves in a clip. Default: `stand`. */
  stir?: Stir;
  /** The figure in each part of a stride, if it walks. */
  stride?: readonly Figure[];
}

/** A figure painted and shaded; its foot is at `left`, `up` on the canvas. */
interface Sprite {
  layer: Canvas;
  left: number;
  up: number;
  scale: number;
}

/** Draws a figure in the scene's light and the picture's style; in a clip it moves in its own way. */
export function drawFigure(stage: Stage, figure: Figure, placing: Placing): void {
  if (stage.reel) filmFigure(stage, stage.reel, figure, placing);
  else showFigure(stage, figure, spriteOf(stage, figure, placing, 'all'), placing);
}

function showFigure(
  stage: Stage,
  figure: Figure,
  { layer, left, up, scale }: Sprite,
  placing: Placing,
): void {
  const { ctx } = stage;
  const { x, y, depth = 0, on = 'ground', blur = 0, tilt = 0 } = placing;
  ctx.save();
  ctx.translate(x, y);
  if (on === 'ground') dropShadow(stage, figure.half * scale, stage.light.x < x ? -1 : 1, depth);
  if (on === 'water') reflect(stage, layer, left, up);
  ctx.rotate(tilt);
  if (blur > 0) ctx.filter = `blur(${blur.toFixed(1)}px)`;
  ctx.drawImage(layer, -left, -up);
  ctx.restore();
}

/** Paints a figure on a canvas of its own. @param which its smoke and steam move apart from it */
function spriteOf(
  stage: Stage,
  figure: Figure,
  { x, size, depth = 0, flip = false }: Placing,
  which: 'all' | 'firm' | 'loose',
): Sprite {
  const scale = size / figure.tall;
  const margin = Math.max(6, size * 0.05);
  const left = figure.half * scale + margin;
  const up = figure.tall * scale + margin;
  const down = (figure.below ?? 3) * scale + margin;
  const layer = createCanvas(Math.ceil(left * 2), Math.ceil(up + down));
  const inner = layer.getContext('2d');
  const facing = flip ? -scale : scale;
  if (which !== 'loose') {
    inner.translate(left, up);
    inner.scale(facing, scale);
    for (const part of figure.parts) if (!part.loose) drawPart(inner, stage, part, depth, scale);
    inner.setTransform(1, 0, 0, 1, 0, 0);
    const lightSide = stage.light.x < x ? -1 : 1;
    if (cel(stage)) celShade(inner, layer, stage, size, lightSide, depth);
    else softShade(inner, layer, stage, size, lightSide, depth);
  }
  inner.setTransform(facing, 0, 0, scale, left, up);
  if (which !== 'firm')
    for (const part of figure.parts) if (part.loose) drawPart(inner, stage, part, depth, scale);
  inner.setTransform(1, 0, 0, 1, 0, 0);
  if (which !== 'loose') redrawLamps(inner, stage, figure, left, up, facing, scale);
  return { layer, left, up, scale };
}

/** Films a figure: its shapes are painted once, and each frame shows them in the pose of its time. */
function filmFigure(stage: Stage, reel: Reel, figure: Figure, placing: Placing): void {
  const { x, y, size, depth = 0, on = 'ground', flip = false, tilt = 0, stir = 'stand' } = placing;
  const near = on === 'nothing' ? Math.max(0.45, reel.nearAt(y)) : reel.nearAt(y);
  const sprites = (placing.stride ?? [figure]).map((one) => spriteOf(stage, one, placing, 'firm'));
  const smoke = figure.parts.some(({ loose }) => loose) && spriteOf(stage, figure, placing, 'loose');
  const { left, up, scale } = sprites[0] ?? spriteOf(stage, figure, placing, 'firm');
  const half = figure.half * scale;
  const under = { x: x - half * 2.2, y: y - half, width: half * 4.4, height: half * 2 };
  const shadow =
    on === 'ground' &&
    cutOut(stage, under, (at) => {
      at.ctx.translate(x, y);
      dropShadow(at, half, stage.light.x < x ? -1 : 1, depth);
    });
  const below = { x: x - left, y: y - up * 0.2, width: left * 2, height: up };
  const mirrored =
    on === 'water' &&
    cutOut(stage, below, (at) => {
      at.ctx.translate(x, y);
      const [first] = sprites;
      if (first) reflect(at, first.layer, left, up);
    });
  const { width, u } = stage;
  const stance = { x, size, way: flip ? -1 : 1, width, u, seconds: reel.seconds } as const;
  reel.live((ctx, time) => {
    const pose = stirred(stir, time, stance);
    if (shadow || mirrored) {
      ctx.save();
      ctx.translate(pose.x ?? 0, mirrored ? (pose.y ?? 0) * 0.4 : 0);
      if (shadow) ctx.drawImage(shadow, under.x, under.y);
      if (mirrored) {
        posed(ctx, { lean: 0.03 * Math.sin(time * 2.1) * Math.min(1, time) }, { x, y });
        ctx.drawImage(mirrored, below.x, below.y);
      }
      ctx.restore();
    }
    const stepped = Math.floor(time * STRIDES * sprites.length) % sprites.length;
    const sprite = sprites[stir === 'walk' ? stepped : 0];
    posed(ctx, { ...pose, turn: (pose.turn ?? 0) + tilt }, { x, y: on === 'nothing' ? y - size / 2 : y });
    if (on === 'nothing' && tilt !== 0) turnedAboutFoot(ctx, tilt, size);
    if (sprite) ctx.drawImage(sprite.layer, x - sprite.left, y - sprite.up);
    if (smoke) drift(ctx, smoke, { x, y, size, time });
  }, near);
}

/** A picture tilts a figure about its foot, a clip about its middle: this brings the middle to the same place. */
function turnedAboutFoot(ctx: Context, tilt: number, size: number): void {
  const [dx, dy] = [Math.sin(tilt) * (size / 2), (1 - Math.cos(tilt)) * (size / 2)];
  // in the turned axes
  ctx.translate(dx * Math.cos(tilt) + dy * Math.sin(tilt), -dx * Math.sin(tilt) + dy * Math.cos(tilt));
}

/** Smoke and steam go up and away, and new ones follow. */
function drift(
  ctx: Context,
  { layer, left, up }: Sprite,
  { x, y, size, time }: { x: number; y: number; size: number; time: number },
): void {
  for (const turn of [0.5, 0]) {
    const age = (turn + time * 0.34) % 1;
    // at the beginning only the one that the picture shows
    ctx.globalAlpha = Math.sin(Math.PI * age) * (turn === 0 ? Math.min(1, time) : 1);
    const rise = (age - 0.5) * size * 0.12;
    ctx.drawImage(layer, x - left + Math.sin(age * 5) * size * 0.01 - rise * 0.25, y - up - rise);
  }
  ctx.globalAlpha = 1;
}

function drawPart(ctx: Context, stage: Stage, part: Part, depth: number, scale: number): void {
  const path = new Path2D(part.d);
  ctx.globalAlpha = part.alpha ?? 1;
  if (part.fill) {
    ctx.fillStyle = css(tone(stage, part.fill, depth));
    ctx.fill(path);
  }
  const inked = cel(stage) && part.fill && part.alpha === undefined && scale > 0.6;
  if (part.stroke || inked) {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.strokeStyle = css(
      part.stroke ? tone(stage, part.stroke, depth) : inkOf(stage, part.fill ?? [0, 0, 0], depth),
    );
    ctx.lineWidth = part.stroke ? (part.width ?? 1) : Math.max(0.7, stage.u * 0.16) / scale;
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}

/** Ink is never black: it is the fill's own shadow, which keeps outlines inside the light. */
function inkOf(stage: Stage, fill: Rgb, depth: number): Rgb {
  return mix(shade(tone(stage, fill, depth), -0.58), stage.scene.air.sky[0], 0.18);
}

/** A hard-edged shadow along the side away from the light and an outline around the whole. */
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

/** Round form: a soft inner shadow from the side away from the light, a warm rim on the side towards it. */
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
  inside(side * size * 0.1, -size * 0.07, size * 0.06, mix(air.sky[0], [20, 14, 30], 0.55), 0.78, 'multiply');
  inside(-side * size * 0.018, size * 0.014, Math.max(1, size * 0.012), air.glow, 0.62, 'screen');
  // Light from above: the lower half falls off into the ground's own dark.
  const fall = ctx.createLinearGradient(0, 0, 0, height);
  fall.addColorStop(0, css(air.disc, 0.13));
  fall.addColorStop(0.45, css(air.disc, 0));
  fall.addColorStop(1, css(shade(air.sky[0], -0.6), 0.34 * (1 - depth)));
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, width, height);
  ctx.globalCompositeOperation = 'source-over';
}

/** Lamps are drawn again over the shading, unlit by the scene, with a halo. */
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
  for (const part of figure.parts) {
    if (!part.shines || !part.fill) continue;
    const path = new Path2D(part.d);
    const colour =
      luminance(part.fill) > 0.55 ? saturate(part.fill, 1.1) : mix(part.fill, [255, 206, 110], 0.8);
    ctx.shadowColor = css(colour, 0.95);
    ctx.shadowBlur = stage.u * 2.2;
    ctx.fillStyle = css(colour);
    ctx.fill(path);
  }
  ctx.shadowBlur = 0;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

function dropShadow(stage: Stage, half: number, side: number, depth: number): void {
  const { ctx } = stage;
  const long = stage.scene.time === 'noon' || stage.scene.time === 'night' ? 1.15 : 1.7;
  ctx.save();
  ctx.globalAlpha = 0.42 * (1 - depth * 0.7);
  ctx.fillStyle = css(shade(stage.scene.air.sky[0], -0.65));
  if (!cel(stage)) ctx.filter = `blur(${Math.max(1, half * 0.08).toFixed(1)}px)`;
  ctx.beginPath();
  ctx.ellipse(
    -side * half * (long - 1) * 0.7,
    half * 0.02,
    half * 0.72 * long * 0.85,
    Math.max(2, half * 0.085),
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  ctx.restore();
}

function reflect(stage: Stage, layer: Canvas, left: number, up: number): void {
  const { ctx } = stage;
  ctx.save();
  ctx.scale(1, -0.6);
  ctx.globalAlpha = 0.4;
  ctx.filter = `blur(${Math.max(1, stage.u * 0.4).toFixed(1)}px)`;
  ctx.drawImage(layer, -left, -up);
  ctx.restore();
}
