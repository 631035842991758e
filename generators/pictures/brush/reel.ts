import type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';

type Blend = Context['globalCompositeOperation'];

/** From the scene's pixels to the frame's. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Looks at what is this near, 0 the sky .. 1 at hand: what is drawn next stands there. */
export type Focus = (near: number) => void;

/** Draws what changes, at a time in seconds; 0 is the picture. */
export type Draw = (ctx: Context, time: number, focus: Focus, look?: Look) => void;

/** A camera: where it shows what is this near. */
export type Look = (near: number) => Matrix;

/** Level ground or water: as near at its upper edge as what stands behind it, at hand at the picture's foot. */
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

/** What leaves paint on a canvas. */
const PAINTS = ['fill', 'fillRect', 'stroke', 'strokeRect', 'drawImage', 'putImageData'] as const;

/** Rows of a plane that move together, in pixels. */
const BAND = 10;

/**
 * What a moving picture is made of: still layers, each painted once, and between them what is drawn anew for each frame.
 * The painters go on drawing on one canvas; whenever something live or something at another distance comes, what they have
 * drawn so far is taken away as a layer.
 */
export class Reel {
  private items: Item[] = [];
  private pen: number | Plane = 0;
  private plane: Plane | undefined;
  private readonly canvas: Canvas;
  private readonly ctx: Context;

  /** The clip's length. */
  readonly seconds: number;

  private touched = false;
  private subject: { x: number; y: number; weight: number } | undefined;

  constructor({ canvas, ctx }: { canvas: Canvas; ctx: Context }, seconds: number) {
    this.canvas = canvas;
    this.seconds = seconds;
    this.ctx = ctx;
    // looking for what was painted reads every pixel: only where something was
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

  /** What is painted from now on is this near. */
  at(near: number): void {
    this.cut();
    this.pen = near;
    this.plane = undefined;
  }

  /** What is painted from now on lies on a plane that begins at `top`. */
  level(top: number): void {
    const from = this.nearAt(top);
    this.cut();
    this.plane = { top, from };
    this.pen = this.plane;
  }

  /** How near something is that stands at `y`. */
  nearAt(y: number): number {
    if (this.plane) return onPlane(this.plane, y, this.canvas.height);
    return typeof this.pen === 'number' ? this.pen : this.pen.from;
  }

  /** How near anything on the present plane is, by its `y`. */
  onLevel(): (y: number) => number {
    const { plane, canvas } = this;
    return (y) => (plane ? onPlane(plane, y, canvas.height) : this.nearAt(y));
  }

  /** Somebody or something stands here; the camera keeps the largest in sight. */
  notice(x: number, y: number, weight: number): void {
    if (!this.subject || weight > this.subject.weight) this.subject = { x, y, weight };
  }

  /** Where the camera should look: -1 the left or upper edge, 1 the right or lower one. */
  aim(): { x: number; y: number } | undefined {
    const { subject, canvas } = this;
    return subject && { x: (subject.x / canvas.width) * 2 - 1, y: (subject.y / canvas.height) * 2 - 1 };
  }

  live(draw: Draw, near: number): void {
    this.cut();
    this.items.push({ kind: 'live', near, draw });
  }

  /** Takes what was painted since the last layer away as a layer of its own. */
  cut(blend: Blend = 'source-over'): void {
    if (!this.touched) return;
    this.touched = false;
    const { canvas, x, y } = trimmed(this.canvas);
    if (!canvas) return;
    this.items.push({ kind: 'still', canvas, x, y, near: this.pen, blend });
    this.ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** The picture so far, as it is at the beginning. */
  backdrop(): Canvas {
    this.cut();
    const whole = createCanvas(this.canvas.width, this.canvas.height);
    this.draw(whole.getContext('2d'), 0, () => [1, 0, 0, 1, 0, 0]);
    return whole;
  }

  /** Replaces everything so far by one still picture. */
  flatten(picture: Canvas): void {
    this.cut();
    this.items = [];
    this.ctx.drawImage(picture, 0, 0, this.canvas.width, this.canvas.height);
  }

  /** Throws everything so far out of focus: it goes on moving behind what comes. */
  defocus(blur: number, scale: number): void {
    this.cut();
    const behind = this.items;
    const { width, height } = this.canvas;
    const small = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const soft = createCanvas(small.width, small.height);
    const [inner, blurred] = [small.getContext('2d'), soft.getContext('2d')];
    blurred.filter = `blur(${blur.toFixed(1)}px)`;
    const draw: Draw = (ctx, time) => {
      drawItems(inner, behind, time, () => [scale, 0, 0, scale, 0, 0], height);
      blurred.drawImage(small, 0, 0);
      ctx.drawImage(soft, 0, 0, width, height);
    };
    this.items = [{ kind: 'live', near: 0.12, draw }];
    this.pen = 0.5;
    this.plane = undefined;
  }

  /** Draws the moment `time` as a camera sees it. */
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
  /** Its first row, and how many. */
  row: number;
  tall: number;
  /** Where they lie in the scene. */
  x: number;
  y: number;
}

/**
 * Draws rows that lie on a plane. They begin and end at whole pixels of the frame, where the next rows go on: what shines through
 * would show a seam otherwise.
 * @param nearOf by the row of the canvas
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

/** The painted part of a canvas as one of its own, and where it was. */
export function trimmed(from: Canvas): { canvas?: Canvas; x: number; y: number } {
  const box = painted(from);
  if (!box) return { x: 0, y: 0 };
  const { x, y, width, height } = box;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(from, -x, -y);
  return { canvas, x, y };
}

/** The box around everything that is painted on a canvas. */
function painted(canvas: Canvas): { x: number; y: number; width: number; height: number } | undefined {
  const { width, height } = canvas;
  const data = canvas.data();
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const empty = (y: number) => {
    for (let i = y * width; i < (y + 1) * width; i++) if (pixels[i] !== 0) return false;
    return true;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && empty(top)) top++;
  if (top === height) return undefined;
  while (empty(bottom)) bottom--;
  let [left, right] = [width, 0];
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    let x = 0;
    while (x < left && pixels[row + x] === 0) x++;
    left = Math.min(left, x);
    x = width - 1;
    while (x > right && pixels[row + x] === 0) x--;
    right = Math.max(right, x);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
