import { dust } from '../brush/dust.ts';
import { stars, twinkle } from '../brush/sky-things.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { World } from '../words/worlds.ts';
import { base } from './base.ts';
import type { Painter } from './painter.ts';

/** The ground of a world without air, or with little of it. */
interface Land {
  soil: Rgb;
  /** Of the sky, at the top and at the horizon. */
  sky: readonly [Rgb, Rgb];
  /** Whether stars are seen, and the Earth among them. */
  airless: boolean;
}

const MOON: Land = { soil: rgb('#b9b7b4'), sky: [rgb('#03040f'), rgb('#11142c')], airless: true };
const MARS: Land = { soil: rgb('#c4673c'), sky: [rgb('#8a5a48'), rgb('#e8b48a')], airless: false };

/** On the moon, the Earth above. */
export const moon: Painter = (stage) => ground(stage, MOON);
/** On Mars, under a dusty sky. */
export const mars: Painter = (stage) => ground(stage, MARS);
/** The same as it is seen from a room of a base. */
export const groundOf = (view: Stage, world: World): void => {
  ground(view, world === 'mars' ? MARS : MOON);
};

function ground(stage: Stage, { soil, sky, airless }: Land): ReturnType<Painter> {
  const { ctx, random, u, width, height } = stage;
  const horizon = height * 0.6;
  const [top, low] = sky;
  const air = ctx.createLinearGradient(0, 0, 0, horizon);
  air.addColorStop(0, css(top));
  air.addColorStop(1, css(low));
  ctx.fillStyle = air;
  ctx.fillRect(0, 0, width, height);
  if (airless) {
    stars(stage, horizon * 1.2, 2.2);
    twinkle(stage, horizon * 1.2);
    const side = random.chance(0.5) ? random.range(0.14, 0.3) : random.range(0.7, 0.86);
    earth(stage, side * width, height * random.range(0.2, 0.3), u * random.range(10, 13));
  } else sunBehindDust(stage, width * random.range(0.2, 0.8), height * 0.24);
  stage.reel?.at(0.3);
  hills(stage, horizon, soil, low, random.fork('hills'));
  const earthward = ctx.createLinearGradient(0, horizon, 0, height);
  earthward.addColorStop(0, css(shade(soil, -0.12)));
  earthward.addColorStop(1, css(shade(soil, -0.42)));
  ctx.fillStyle = earthward;
  ctx.fillRect(0, horizon, width, height - horizon);
  craters(stage, horizon, soil, random.fork('craters'));
  if (stage.scene.site === 'base') base(stage, horizon + u * 10, !airless);
  if (!airless) dust(stage, [255, 226, 190], 4);
  return { ground: height * 0.88, middle: horizon + u * 8, depth: 0.2, room: 0.4 };
}

/** The Earth as it is seen from far. */
export function earth({ ctx, random, ...stage }: Stage, x: number, y: number, r: number): void {
  ctx.save();
  ctx.shadowColor = css(rgb('#7ab8ff'), 0.8);
  ctx.shadowBlur = cel({ ctx, random, ...stage }) ? 0 : r * 0.4;
  ctx.fillStyle = css(rgb('#2f6fc4'));
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowBlur = 0;
  ctx.clip();
  const blot = (colour: string, alpha: number, many: number, wide: number, tall: number) => {
    ctx.fillStyle = css(rgb(colour), alpha);
    for (let i = 0; i < many; i++) {
      const [dx, dy] = [random.range(-0.8, 0.8) * r, random.range(-0.8, 0.8) * r];
      ctx.beginPath();
      ctx.ellipse(
        x + dx,
        y + dy,
        r * wide * random.range(0.7, 1.3),
        r * tall * random.range(0.7, 1.3),
        random.range(-0.5, 0.5),
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  };
  blot('#4f9a54', 0.95, 6, 0.3, 0.2);
  blot('#c8a96a', 0.8, 2, 0.16, 0.1);
  blot('#ffffff', 0.75, 7, 0.36, 0.06);
  // the night side
  ctx.fillStyle = css(rgb('#03040f'), 0.62);
  ctx.beginPath();
  ctx.arc(x, y, r * 1.05, 0, Math.PI * 2);
  ctx.arc(x - r * 0.4, y - r * 0.3, r * 1.12, 0, Math.PI * 2, true);
  ctx.fill('evenodd');
  ctx.restore();
}

function sunBehindDust({ ctx, u, width, height }: Stage, x: number, y: number): void {
  const glow = ctx.createRadialGradient(x, y, 0, x, y, u * 40);
  glow.addColorStop(0, css(rgb('#fff3dc')));
  glow.addColorStop(0.07, css(rgb('#fff0d8'), 0.95));
  glow.addColorStop(0.1, css(rgb('#ffe0b8'), 0.4));
  glow.addColorStop(1, css(rgb('#ffd0a0'), 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
}

/** Two rows of low hills at the horizon; without air the far ones are as clear as the near ones. */
function hills({ ctx, u, width }: Stage, horizon: number, soil: Rgb, haze: Rgb, random: Random): void {
  for (const [rise, far] of [
    [11, 0.5],
    [6, 0.2],
  ] as const) {
    const phase = random.range(0, 6);
    ctx.fillStyle = css(mix(shade(soil, -0.3), haze, far));
    ctx.beginPath();
    ctx.moveTo(0, horizon + 1);
    for (let i = 0; i <= 60; i++) {
      const wave = Math.sin((i / 60) * 7 + phase) + 0.5 * Math.sin((i / 60) * 17 + phase * 2);
      ctx.lineTo((i / 60) * width, horizon - u * rise * (0.55 + 0.3 * wave));
    }
    ctx.lineTo(width, horizon + 1);
    ctx.fill();
  }
}

/** Craters and stones, larger the nearer they are. */
function craters({ ctx, u, width, height, light }: Stage, horizon: number, soil: Rgb, random: Random): void {
  const lit = light.x < width / 2 ? -1 : 1;
  const rows = 20;
  for (let i = 0; i < rows; i++) {
    const near = ((i + random.range(0, 1)) / rows) ** 1.4;
    const y = horizon + (height - horizon) * (0.03 + near * 0.97);
    const x = random.range(-0.05, 1.05) * width;
    const r = u * (1.5 + near * random.range(5, 15));
    const flat = 0.2 + near * 0.12;
    const bowl = (dx: number, dy: number, size: number, colour: Rgb) => {
      ctx.fillStyle = css(colour);
      ctx.beginPath();
      ctx.ellipse(x + dx * r, y + dy * r, r * size, r * flat * size, 0, 0, Math.PI * 2);
      ctx.fill();
    };
    bowl(0, 0, 1.1, shade(soil, 0.12 - near * 0.1));
    bowl(0, 0.02, 0.94, shade(soil, -0.5));
    bowl(-lit * 0.1, 0.05, 0.8, shade(soil, -0.34));
  }
}
