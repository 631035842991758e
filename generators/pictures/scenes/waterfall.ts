import { drawFir } from '../brush/plants.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { mountain } from './land.ts';
import type { Painter } from './painter.ts';

/** White water down a cliff into a pool. */
export const waterfall: Painter = (stage) => {
  const places = mountain(stage);
  const { random, ctx, u, width, height, horizon } = stage;
  const x = width * random.range(0.38, 0.62);
  const wide = u * random.range(10, 16);
  const [top, foot] = [horizon - Math.min(horizon * 0.42, u * 36), height * 0.78];
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
  for (let i = 0; i < 90; i++) {
    const t = random.range(-0.5, 0.5);
    const from = top + random.range(0, 0.5) * (foot - top);
    ctx.strokeStyle = css(tone(stage, random.chance(0.7) ? [247, 251, 253] : [186, 214, 226], 0.1), 0.62);
    ctx.lineWidth = u * random.range(0.3, 1.1);
    ctx.beginPath();
    ctx.moveTo(x + t * wide, i % 3 ? top : from);
    ctx.quadraticCurveTo(
      x + t * wide * 1.1,
      (top + foot) / 2,
      x + t * wide * 1.5,
      foot + u * random.range(1, 5),
    );
    ctx.stroke();
  }
  onLayer(stage, { blur: cel(stage) ? 0 : u * 1.6, alpha: 0.85 }, (layer) => {
    for (let i = 0; i < 22; i++) {
      layer.fillStyle = css(tone(stage, [248, 252, 254], 0.1), 0.5);
      layer.beginPath();
      layer.ellipse(
        x + random.range(-1.3, 1.3) * wide,
        foot + u * random.range(0, 6),
        u * random.range(2, 5),
        u * random.range(1.5, 3.4),
        0,
        0,
        Math.PI * 2,
      );
      layer.fill();
    }
  });
  return { ...places, ground: height * 0.95, water: { top: foot, bottom: foot + u * 10 } };
};
