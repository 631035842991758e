import { cutOut, live, onlyMoving } from '../brush/moves.ts';
import { drawFir } from '../brush/plants.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { mountain } from './land.ts';
import type { Painter } from './painter.ts';

/** Animates spray at the bottom of the fall: it rises, spreads and fades. */
function spray(stage: Stage, puffs: readonly number[][], white: Rgb): void {
  const { u } = stage;
  const size = u * 12;
  const puff = cutOut(stage, { x: 0, y: 0, width: size, height: size }, ({ ctx }) => {
    if (!cel(stage)) ctx.filter = `blur(${(u * 1.2).toFixed(1)}px)`;
    ctx.fillStyle = css(white, 0.42);
    ctx.beginPath();
    ctx.arc(size / 2, size / 2, size / 4, 0, Math.PI * 2);
    ctx.fill();
  });
  onlyMoving(
    stage,
    (ctx, time) => {
      for (const [i, [x = 0, y = 0, rx = 0, ry = 0]] of puffs.entries()) {
        const age = (0.5 + i * 0.041 + time * 0.45) % 1;
        ctx.globalAlpha = Math.sin(Math.PI * age);
        const grown = 1.3 + age * 1.6;
        const [wide, tall] = [rx * 2 * grown, ry * 2 * grown];
        const aside = u * 2 * Math.sin(i + time);
        ctx.drawImage(puff, x - wide / 2 + aside, y - tall / 2 - (age - 0.4) * u * 9, wide, tall);
      }
    },
    puffs[0]?.[1],
  );
}

/** A waterfall down a cliff into a pool. */
export const waterfall: Painter = (stage) => {
  const places = mountain(stage);
  const { random, ctx, u, width, height, horizon } = stage;
  const x = width * random.range(0.38, 0.62);
  const wide = u * random.range(10, 16);
  const [top, foot] = [horizon - Math.min(horizon * 0.42, u * 36), height * 0.78];
  stage.reel?.at(0.4);
  const rock = tone(stage, rgb('#5a5f66'), 0.14);
  ctx.fillStyle = css(rock);
  ctx.beginPath();
  ctx.moveTo(x - wide * 3.4, foot + u * 3);
  const cliff: [number, number][] = [];
  for (let t = 0; t <= 1; t += 0.07) cliff.push([-(1.2 + t ** 1.5 * 2.4) - random.range(0, 0.5), 1 - t]);
  const left = cliff.map(([dx, t]) => [dx, 1 - t] as const).reverse();
  const right = cliff.map(([dx, t]) => [-dx + random.range(-0.3, 0.3), 1 - t] as const);
  for (const [dx, t] of [...left, ...right])
    ctx.lineTo(x + dx * wide, top + (foot - top) * t + random.range(-1, 1) * u);
  ctx.lineTo(x + wide * 3.8, foot + u * 3);
  ctx.fill();
  for (const [dx, t] of [...left, ...right])
    if (random.chance(0.75))
      drawFir(stage, x + dx * wide, top + (foot - top) * t + u * 2, u * random.range(7, 16), 0.2, random);
  for (let i = 0; i < 60; i++) {
    const [rx, ry, s] = [
      x + random.range(-2.6, 2.6) * wide,
      top + (foot - top) * random.range(0.3, 1),
      u * random.range(1, 4),
    ];
    if (Math.abs(rx - x) > wide * (1 + ((ry - top) / (foot - top)) * 1.5)) continue;
    ctx.fillStyle = css(shade(rock, random.range(-0.3, 0.16)), 0.7);
    ctx.fillRect(rx, ry, s, s * 1.8);
  }
  const pool = () => {
    ctx.fillStyle = css(tone(stage, rgb('#5fa8b8'), 0.1));
    ctx.beginPath();
    ctx.ellipse(x, foot + u * 6, wide * 3.6, u * 8, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  pool();
  const strands = Array.from({ length: 90 }, (_, i) => {
    const t = random.range(-0.5, 0.5);
    const from = top + random.range(0, 0.5) * (foot - top);
    const colour = css(tone(stage, random.chance(0.7) ? [247, 251, 253] : [186, 214, 226], 0.1), 0.62);
    const thick = u * random.range(0.3, 1.1);
    return { t, from: i % 3 ? top : from, colour, thick, end: foot + u * random.range(1, 5) };
  });
  const fall = (over: Context, t: number, from: number, end: number) => {
    over.beginPath();
    over.moveTo(x + t * wide, from);
    over.quadraticCurveTo(x + t * wide * 1.1, (top + foot) / 2, x + t * wide * 1.5, end);
    over.stroke();
  };
  live(
    stage,
    (over, time) => {
      for (const [i, { t, from, colour, thick, end }] of strands.entries()) {
        over.strokeStyle = colour;
        over.lineWidth = thick;
        // the motion is visible as gaps moving down
        const long = u * (7 + (i % 5) * 2);
        over.globalAlpha = time === 0 ? 1 : 0.55;
        if (time > 0) fall(over, t, from, end);
        over.globalAlpha = 1;
        over.setLineDash(time === 0 ? [] : [long, long * 0.34]);
        over.lineDashOffset = -time * u * (46 + (i % 7) * 5) - i * u * 3;
        fall(over, t, from, end);
        over.setLineDash([]);
      }
    },
    foot,
  );
  const puffs = Array.from({ length: 22 }, () => [
    x + random.range(-1.3, 1.3) * wide,
    foot + u * random.range(0, 6),
    u * random.range(2, 5),
    u * random.range(1.5, 3.4),
  ]);
  const white = tone(stage, [248, 252, 254], 0.1);
  if (!stage.reel)
    onLayer(stage, { blur: cel(stage) ? 0 : u * 1.6, alpha: 0.85 }, (layer) => {
      for (const [px = 0, py = 0, rx = 0, ry = 0] of puffs) {
        layer.fillStyle = css(white, 0.5);
        layer.beginPath();
        layer.ellipse(px, py, rx, ry, 0, 0, Math.PI * 2);
        layer.fill();
      }
    });
  else spray(stage, puffs, white);
  return { ...places, ground: height * 0.95, water: { top: foot, bottom: foot + u * 10 } };
};
