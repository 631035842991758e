import type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { trimmed } from './trim.ts';

type Blend = Context['globalCompositeOperation'];

/** Affine transform from the scene's pixels to the frame's. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Sets the nearness (0 sky .. 1 foreground) of what is drawn next. */
export type Focus = (near: number) => void;

/** Draws something animated at a time in seconds; 0 is the picture. */
export type Draw = (ctx: Context, time: number, focus: Focus, look?: Look) => void;

/** A camera: the transform for a nearness (0 sky .. 1 foreground). */
export type Look = (near: number) => Matrix;

/** Level ground or water: its nearness grows from that of the layer behind it, at the upper edge, to 1 at the bottom. */
interface Plane {
  top: number;
  from: number;
}

interface Still {
  kind: 'still';
  canvas: Canvas;
  x: number;
  y: number;
  near: number | Plane;
  blend: Blend;
}

interface Live {
  kind: 'live';
  near: number;
  draw: Draw;
}

type Item = Still | Live;

/** Context methods that paint. */
const PAINTS = ['fill', 'fillRect', 'stroke', 'strokeRect', 'drawImage', 'putImageData'] as const;

/** Height of a plane's bands in pixels. */
const BAND = 10;

/**
 * The layers of an animated scene: still layers, painted once, and animated ones between them, drawn in each frame. Painters
 * draw on one canvas; when an animated layer or another distance follows, what was painted so far becomes a layer.
 */
export class Reel {
  private items: Item[] = [];
  private pen: number | Plane = 0;
  private plane: Plane | undefined;
  private readonly canvas: Canvas;
  private readonly ctx: Context;

  /** Length of the clip. */
  readonly seconds: number;

  private touched = false;
  private subject: { x: number; y: number; weight: number } | undefined;

  constructor({ canvas, ctx }: { canvas: Canvas; ctx: Context }, seconds: number) {
    this.canvas = canvas;
    this.seconds = seconds;
    this.ctx = ctx;
    // finding the painted area reads pixels: skip it if nothing was painted
    for (const name of PAINTS) {
      const own = ctx[name];
      Object.defineProperty(ctx, name, {
        value: (...args: unknown[]) => {
          this.touched = true;
          Reflect.apply(own, ctx, args);
        },
      });
    }
  }

  /** Sets the nearness (0 sky .. 1 foreground) of what is painted next. */
  at(near: number): void {
    this.cut();
    this.pen = near;
    this.plane = undefined;
  }

  /** Puts what is painted next on a plane that starts at y = `top`. */
  level(top: number): void {
    const from = this.nearAt(top);
    this.cut();
    this.plane = { top, from };
    this.pen = this.plane;
  }

  /** Nearness of something whose foot is at `y`. */
  nearAt(y: number): number {
    if (this.plane) return onPlane(this.plane, y, this.canvas.height);
    return typeof this.pen === 'number' ? this.pen : this.pen.from;
  }

  /** The nearness by `y` on the current plane, which later planes do not change. */
  onLevel(): (y: number) => number {
    const { plane, canvas } = this;
    return (y) => (plane ? onPlane(plane, y, canvas.height) : this.nearAt(y));
  }

  /** Reports a subject; the camera aims at the one with the most weight. */
  notice(x: number, y: number, weight: number): void {
    if (!this.subject || weight > this.subject.weight) this.subject = { x, y, weight };
  }

  /** The camera's target: -1 the left or upper edge, 1 the right or lower one. */
  aim(): { x: number; y: number } | undefined {
    const { subject, canvas } = this;
    return subject && { x: (subject.x / canvas.width) * 2 - 1, y: (subject.y / canvas.height) * 2 - 1 };
  }

  live(draw: Draw, near: number): void {
    this.cut();
    this.items.push({ kind: 'live', near, draw });
  }

  /** Makes what was painted since the last layer a layer. */
  cut(blend: Blend = 'source-over'): void {
    if (!this.touched) return;
    this.touched = false;
    const { canvas, x, y } = trimmed(this.canvas);
    if (!canvas) return;
    this.items.push({ kind: 'still', canvas, x, y, near: this.pen, blend });
    this.ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** The picture so far, at time 0. */
  backdrop(): Canvas {
    this.cut();
    const whole = createCanvas(this.canvas.width, this.canvas.height);
    this.draw(whole.getContext('2d'), 0, () => [1, 0, 0, 1, 0, 0]);
    return whole;
  }

  /** Replaces all layers so far with a still picture. */
  flatten(picture: Canvas): void {
    this.cut();
    this.items = [];
    this.ctx.drawImage(picture, 0, 0, this.canvas.width, this.canvas.height);
  }

  /** Blurs all layers so far; they stay animated. */
  defocus(blur: number, scale: number): void {
    this.cut();
    const behind = this.items;
    const { width, height } = this.canvas;
    const small = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const soft = createCanvas(small.width, small.height);
    const [inner, blurred] = [small.getContext('2d'), soft.getContext('2d')];
    blurred.filter = `blur(${blur.toFixed(1)}px)`;
    const over = 2 * blur;
    const draw: Draw = (ctx, time) => {
      drawItems(inner, behind, time, () => [scale, 0, 0, scale, 0, 0], height);
      // a little over the edge, where the blur would fade out
      blurred.drawImage(small, -over, -over, small.width + 2 * over, small.height + 2 * over);
      ctx.drawImage(soft, 0, 0, width, height);
    };
    this.items = [{ kind: 'live', near: 0.12, draw }];
    this.pen = 0.5;
    this.plane = undefined;
  }

  /** Draws the frame at `time` (seconds) as seen by a camera. */
  draw(ctx: Context, time: number, look: Look): void {
    drawItems(ctx, this.items, time, look, this.canvas.height);
  }
}

const onPlane = ({ top, from }: Plane, y: number, height: number): number =>
  from + (1 - from) * Math.max(0, Math.min(1, (y - top) / Math.max(1, height - top)));

function drawItems(ctx: Context, items: readonly Item[], time: number, look: Look, height: number): void {
  const focus: Focus = (near) => ctx.setTransform(...look(near));
  for (const item of items) {
    ctx.save();
    if (item.kind === 'live') {
      focus(item.near);
      item.draw(ctx, time, focus, look);
    } else {
      ctx.globalCompositeOperation = item.blend;
      drawStill(ctx, item, look, height);
    }
    ctx.restore();
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
}

function drawStill(ctx: Context, { canvas, x, y, near }: Still, look: Look, height: number): void {
  if (typeof near === 'number') {
    ctx.setTransform(...look(near));
    ctx.drawImage(canvas, x, y);
    return;
  }
  for (let row = 0; row < canvas.height; row += BAND) {
    const tall = Math.min(BAND, canvas.height - row);
    const nearOf = (at: number) => onPlane(near, y + at, height);
    drawBand(ctx, look, nearOf, { canvas, row, tall, x, y: y + row });
  }
}

/** A few rows of a canvas that lie on a plane. */
interface Band {
  canvas: Canvas;
  /** First row and number of rows. */
  row: number;
  tall: number;
  /** Position in the scene. */
  x: number;
  y: number;
}

/**
 * Draws the bands of a plane. They start and end at whole pixels of the frame: translucent bands would show seams otherwise.
 * @param nearOf nearness by row of the canvas
 */
function drawBand(
  ctx: Context,
  look: Look,
  nearOf: (row: number) => number,
  { canvas, row, tall, x, y }: Band,
): void {
  const edge = (at: number) => {
    const [, , , down, , top] = look(nearOf(row + at));
    return Math.round((y + at) * down + top);
  };
  const [from, to] = [edge(0), edge(tall)];
  if (to <= from) return;
  const [across, , , , left] = look(nearOf(row + tall / 2));
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(
    canvas,
    0,
    row,
    canvas.width,
    tall,
    x * across + left,
    from,
    canvas.width * across,
    to - from,
  );
}
