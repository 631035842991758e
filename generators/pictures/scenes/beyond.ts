/** What is outside a window: hills, a town, the sea or a wood, by seed. In pixels of the view. */
import { drawRidge } from '../brush/land.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { farHills, standTree } from './ground-cover.ts';

export type Beyond = 'hills' | 'town' | 'sea' | 'wood' | 'garden';

export const beyondBy = (random: Random): Beyond =>
  random.pick(['hills', 'hills', 'town', 'sea', 'wood', 'garden'] as const);

export function drawBeyond(view: Stage, what: Beyond): void {
  const { ctx, width, height, horizon, u, random, scene } = view;
  if (what === 'sea') {
    drawRidge(
      view,
      { y: horizon - u * 2, rise: u * 4, colour: rgb('#6a86a0'), depth: 0.8, peaks: 1.2 },
      random.fork('cape'),
    );
    const water = tone(view, rgb('#3a86a4'), 0.3);
    ctx.fillStyle = css(mix(water, scene.air.sky[3], 0.2));
    ctx.fillRect(0, horizon, width, height - horizon);
    ctx.fillStyle = css(shade(water, 0.3), 0.7);
    for (let i = 0; i < 16; i++)
      ctx.fillRect(
        random.range(0, width),
        random.range(horizon + u, height),
        u * random.range(3, 9),
        u * 0.5,
      );
    return;
  }
  farHills(view, what === 'hills');
  const green = scene.season === 'winter' ? rgb('#c8d2da') : rgb('#5a8a58');
  drawRidge(view, { y: height * 0.92, rise: u * 4, colour: green, depth: 0.3, peaks: 2 }, random);
  if (what === 'town') town(view);
  if (what === 'wood' || what === 'garden') {
    const [many, low, high] = what === 'wood' ? [11, 26, 44] : [3, 30, 54];
    for (let i = 0; i < many; i++)
      standTree(
        view,
        ((i + random.range(0.2, 0.8)) / many) * width,
        height * 0.99,
        u * random.range(low, high),
        0.3,
      );
  }
}

/** Houses one beside another. */
function town(view: Stage): void {
  const { ctx, width, height, u, random, scene } = view;
  const lit = scene.air.dark || scene.time === 'dusk';
  for (let x = -u * 4; x < width; ) {
    const [wide, tall] = [u * random.range(10, 20), u * random.range(16, 40)];
    const wall = tone(view, rgb(random.pick(['#c8a88a', '#a8b0b4', '#b8806a', '#d8c8a8', '#8a94a8'])), 0.35);
    const top = height - tall;
    ctx.fillStyle = css(wall);
    ctx.fillRect(x, top, wide, tall);
    ctx.fillStyle = css(tone(view, rgb('#7a4a42'), 0.35));
    ctx.beginPath();
    ctx.moveTo(x - u, top);
    ctx.lineTo(x + wide / 2, top - u * random.range(3, 8));
    ctx.lineTo(x + wide + u, top);
    ctx.fill();
    ctx.fillStyle = css(lit ? rgb('#ffd489') : shade(wall, -0.35));
    for (let y = top + u * 3; y < height - u * 3; y += u * 7)
      for (let at = x + u * 2; at < x + wide - u * 3; at += u * 5)
        if (random.chance(0.8)) ctx.fillRect(at, y, u * 2.4, u * 3.6);
    x += wide;
  }
}
