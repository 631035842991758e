/** Rings on water: of drops of rain, and of a stone that somebody has thrown. */
import { css } from '../light/colour.ts';
import { live } from './moves.ts';
import type { Context, Stage } from './stage.ts';

/** The water, and how near each of its rows is in a clip. */
interface Surface {
  top: number;
  bottom: number;
  near: (y: number) => number;
}

/** A number of 0..1 that belongs to another one. */
const chanceOf = (at: number): number => {
  const wild = Math.sin(at * 127.1 + 11.7) * 43758.5453;
  return wild - Math.floor(wild);
};

/** How long the rings of a drop last, in seconds. */
const DROP = 1.3;

/** Rings that spread where drops of rain fall; each drop has a place of its own. @param heavy 1 for rain, more for a storm */
export function rainRings(stage: Stage, { top, bottom, near }: Surface, heavy: number): void {
  const { width, u } = stage;
  const many = Math.round((width / u) * 0.46 * heavy);
  const seed = stage.random.fork('rings').range(0, 99);
  live(
    stage,
    (ctx, time, focus) => {
      for (let i = 0; i < many; i++) {
        const turn = time / DROP + chanceOf(seed + i);
        const [drop, age] = [Math.floor(turn), turn % 1];
        const at = seed + i * 3.7 + drop * 41.3;
        const t = chanceOf(at) ** 0.7;
        const y = top + (bottom - top) * (0.06 + t * 0.9);
        focus(near(y));
        const r = u * (0.8 + t * 4.6) * (0.25 + age);
        rings(ctx, { x: chanceOf(at + 0.5) * width, y, r, flat: 0.2 + t * 0.12 }, 0.85 * (1 - age), u);
      }
    },
    top,
  );
}

/** How long the rings of a stone spread, in seconds. */
const STONE = 3.6;

/** The rings of a stone that has fallen into the water, which spread and fade, and come again. */
export function stoneRings(stage: Stage, { top, bottom, near }: Surface): void {
  const { u, width } = stage;
  const random = stage.random.fork('stone');
  const [x, y] = [
    width * (random.chance(0.5) ? random.range(0.24, 0.34) : random.range(0.66, 0.76)),
    top + (bottom - top) * 0.55,
  ];
  live(
    stage,
    (ctx, time, focus) => {
      focus(near(y));
      for (let i = 0; i < 3; i++) {
        const age = (time / STONE + 0.12 + i * 0.24) % 1;
        rings(ctx, { x, y, r: u * (1.2 + age * 17), flat: 0.24 }, 0.85 * (1 - age), u);
      }
    },
    top,
  );
}

/** A pale ring with a dark one inside it. */
function rings(
  ctx: Context,
  { x, y, r, flat }: { x: number; y: number; r: number; flat: number },
  alpha: number,
  u: number,
): void {
  ctx.lineWidth = Math.max(0.8, u * 0.34);
  for (const [share, colour] of [
    [1, [240, 248, 255]],
    [0.78, [30, 60, 80]],
  ] as const) {
    ctx.strokeStyle = css(colour, alpha * (share < 1 ? 0.45 : 1));
    ctx.beginPath();
    ctx.ellipse(x, y, r * share, r * share * flat, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
}
