import { createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../light/colour.ts';
import { drawPart } from './draw-part.ts';
import { flicker, live } from './moves.ts';
import type { Firelight, Placing, Sprite } from './placing.ts';
import type { Figure } from './shapes.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';

/** What a white surface looks like close to a flame. */
const WARM: Rgb = [255, 204, 142];
const GLOW: Rgb = [255, 150, 62];

/** How much of a flame's light is seen, 0..1: all of it when it is dark, none by day. */
const strengthIn = ({ scene }: Stage): number => (scene.air.dark ? 1 : scene.time === 'dusk' ? 0.55 : 0);

/** The flames of a figure that is placed in a picture; those side by side are one light. None by day. */
export function firesOf(stage: Stage, figure: Figure, { x, y, size, flip = false }: Placing): Firelight[] {
  if (strengthIn(stage) === 0) return [];
  const scale = size / figure.tall;
  const flames = figure.parts.flatMap(({ d, burns, at }) => {
    if (!burns) return [];
    const top = Math.min(...[...d.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/gu)].map(([, down]) => Number(down)));
    const tall = burns[1] - ((at?.y ?? 0) + top * (at?.scale ?? 1));
    return [{ x: burns[0], y: burns[1] - tall * 0.4, tall }];
  });
  if (flames.length === 0) return [];
  const most = Math.max(...flames.map(({ tall }) => tall));
  const mean = (of: 'x' | 'y') => flames.reduce((sum, flame) => sum + flame[of], 0) / flames.length;
  return [
    {
      x: x + (flip ? -1 : 1) * mean('x') * scale,
      y: y + mean('y') * scale,
      reach: REACH * Math.sqrt(most) * scale,
    },
  ];
}

/** Reach of the light of a flame that is one figure unit high. */
const REACH = 26;

/** Draws the glow of a flame on the ground and in the air around it; in a clip it flickers. */
export function drawGlow(stage: Stage, { x, y, reach }: Firelight, ground: number): void {
  const strength = strengthIn(stage);
  const { width, height } = stage;
  live(
    stage,
    (ctx, time) => {
      const bright = flicker(time, x, 0.12) * strength;
      ctx.save();
      ctx.globalCompositeOperation = 'lighter';
      pool(ctx, { x, y, reach, flat: 1 }, 0.16 * bright, { width, height });
      pool(ctx, { x, y: ground, reach: reach * 1.3, flat: 0.3 }, 0.42 * bright, { width, height });
      ctx.restore();
    },
    ground,
  );
}

/** A round or a flat pool of light. */
function pool(
  ctx: Context,
  { x, y, reach, flat }: Firelight & { flat: number },
  alpha: number,
  { width, height }: { width: number; height: number },
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, flat);
  ctx.fillStyle = falling(ctx, 0, 0, reach, GLOW, alpha);
  ctx.fillRect(-x, -y / flat, width, height / flat);
  ctx.restore();
}

/** A color that fades with the distance from a flame. */
function falling(ctx: Context, x: number, y: number, reach: number, colour: Rgb, alpha: number) {
  const fade = ctx.createRadialGradient(x, y, 0, x, y, reach);
  fade.addColorStop(0, css(colour, alpha));
  fade.addColorStop(0.45, css(colour, alpha * 0.5));
  fade.addColorStop(1, css(colour, 0));
  return fade;
}

/** How much further from the flame a figure's shape is moved to find its edges that face it. */
const RIM = 1.07;

/** Lights a painted figure by the flames near it: its colors in warm light, and a bright rim where it faces them. */
export function warm(ctx: Context, sprite: Sprite, stage: Stage, figure: Figure, placing: Placing): void {
  const strength = strengthIn(stage);
  const { layer, left, up, scale } = sprite;
  const { width, height } = layer;
  const { scene } = stage;
  for (const fire of placing.fires ?? []) {
    const [x, y] = [left + fire.x - placing.x, up + fire.y - placing.y];
    const lit = createCanvas(width, height);
    const inner = lit.getContext('2d');
    inner.translate(left, up);
    inner.scale(placing.flip ? -scale : scale, scale);
    const near = { ...stage, scene: { ...scene, air: { ...scene.air, light: WARM } } };
    for (const part of figure.parts) if (!part.loose) drawPart(inner, near, part, 0, scale);
    inner.setTransform(1, 0, 0, 1, 0, 0);
    inner.globalCompositeOperation = 'destination-in';
    inner.fillStyle = falling(inner, x, y, fire.reach, WARM, 0.72 * strength);
    inner.fillRect(0, 0, width, height);
    const rim = createCanvas(width, height);
    const edge = rim.getContext('2d');
    edge.fillStyle = falling(edge, x, y, fire.reach * 1.15, [255, 178, 96], 0.9 * strength);
    edge.fillRect(0, 0, width, height);
    edge.globalCompositeOperation = 'destination-out';
    if (!cel(stage)) edge.filter = `blur(${Math.max(1, stage.u * 0.3).toFixed(1)}px)`;
    edge.setTransform(RIM, 0, 0, RIM, x * (1 - RIM), y * (1 - RIM));
    edge.drawImage(layer, 0, 0);
    edge.filter = 'none';
    ctx.globalCompositeOperation = 'source-atop';
    ctx.drawImage(lit, 0, 0);
    ctx.drawImage(rim, 0, 0);
    ctx.globalCompositeOperation = 'source-over';
  }
}
