import { css, type Rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from './stage.ts';

/** Round fruit among the leaves. @param lumps center and radius of each */
export function hangFruit(
  { ctx }: Stage,
  lumps: readonly (readonly [x: number, y: number, r: number])[],
  colour: Rgb,
  tall: number,
  random: Random,
): void {
  for (let i = 0; i < 17; i++) {
    const [cx, cy, reach] = lumps[i % lumps.length] ?? [0, 0, 0];
    const angle = random.range(0, Math.PI * 2);
    const [x, y] = [cx + Math.cos(angle) * reach * 0.7, cy + Math.sin(angle) * reach * 0.7];
    const r = tall * random.range(0.022, 0.03);
    ctx.fillStyle = css(shade(colour, random.range(-0.16, 0.06)));
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = css(shade(colour, 0.34), 0.8);
    ctx.beginPath();
    ctx.arc(x - r * 0.34, y - r * 0.36, r * 0.3, 0, Math.PI * 2);
    ctx.fill();
  }
}
