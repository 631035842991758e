/** What people wear who are seen from near: hats, glasses, scarves and ties over DiceBear's faces. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { pathOf } from '../brush/draw-part.ts';
import type { Head, Part } from '../brush/shapes.ts';
import { isHat, wearing } from '../figures/accessories.ts';
import { HAT_SIZES } from '../figures/hats.ts';
import { css } from '../light/colour.ts';
import type { Look } from '../words/plan.ts';
import type { Worn } from '../words/wear.ts';
import type { Corners, Features } from './features.ts';

/** Side of the faces in pixels. */
const SIDE = 720;
/** Heads of DiceBear's faces in pixels, measured in its drawings. */
const HEADS: Record<Look, Head> = {
  realistic: {
    at: { x: 360, y: 280, scale: 148 },
    eyes: [
      [-0.5, 0.05],
      [0.5, 0.05],
    ],
    neck: { x: 360, y: 478, scale: 92 },
  },
  animation: {
    at: { x: 395, y: 305, scale: 165 },
    eyes: [
      [-0.33, 0.17],
      [0.55, 0.15],
    ],
    neck: { x: 372, y: 590, scale: 92 },
  },
};

/** Hats under whose brim all hair is. */
const COVERS: ReadonlySet<Worn['what']> = new Set<Worn['what']>([
  'felt',
  'topHat',
  'straw',
  'cap',
  'helmet',
  'beanie',
  'pointed',
  'tricorn',
  'toque',
  'santa',
]);
/** The brim's height above the middle of the head, in radii of it. */
const BRIM = 0.42;

/** A part of a face that lies over it. */
export interface Dress {
  /** Draws a face with it. */
  over(image: Image | Canvas): Canvas;
  /** Where the features are then. */
  moved(features: Features): Features;
}

/** What somebody wears over a face; undefined if nothing of it is seen from near. A tall hat makes the face smaller. */
export function dressOver(worn: readonly Worn[], look: Look): Dress | undefined {
  const head = HEADS[look];
  const { parts } = wearing({ parts: [], half: 0, tall: 0, head }, worn);
  if (parts.length === 0) return undefined;
  const hat = worn.map(({ what }) => what).find(isHat);
  const above = hat ? HAT_SIZES[hat].tall * head.at.scale : 0;
  const share = Math.min(1, SIDE / (SIDE - head.at.y + above));
  const across = (x: number): number => 0.5 + (x - 0.5) * share;
  const down = (y: number): number => 1 - (1 - y) * share;
  const corners = ([left, top, right, bottom]: Corners): Corners => [
    across(left),
    down(top),
    across(right),
    down(bottom),
  ];
  return {
    over: (image) => {
      const canvas = createCanvas(SIDE, SIDE);
      const ctx = canvas.getContext('2d');
      ctx.translate((SIDE * (1 - share)) / 2, SIDE * (1 - share));
      ctx.scale(share, share);
      ctx.drawImage(image, 0, 0, SIDE, SIDE);
      if (hat && COVERS.has(hat)) ctx.clearRect(0, -SIDE, SIDE, SIDE + head.at.y - BRIM * head.at.scale);
      for (const part of parts) paint(ctx, part, look);
      return canvas;
    },
    moved: ({ eyes: [left, right], mouth }) => ({
      eyes: [corners(left), corners(right)],
      mouth: corners(mouth),
    }),
  };
}

/** Without the scene's light, which falls on the whole face; with lines as thick as those of the face. */
function paint(ctx: ReturnType<Canvas['getContext']>, part: Part, look: Look): void {
  const path = pathOf(part);
  ctx.globalAlpha = part.alpha ?? 1;
  if (part.fill) {
    ctx.fillStyle = css(part.fill);
    ctx.fill(path);
  }
  const inked = look === 'animation' && part.fill && part.alpha === undefined;
  if (part.stroke || inked) {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.strokeStyle = part.stroke ? css(part.stroke) : '#100c0e';
    ctx.lineWidth = part.stroke ? (part.width ?? 1) * (part.at?.scale ?? 1) : 7;
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}
