import { createField } from '../brush/clouds.ts';
import { drawGround, drawMist, drawRidge } from '../brush/land.ts';
import { drawFir, drawGrass, grassColour } from '../brush/plants.ts';
import { drawSky } from '../brush/sky.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import type { Stage } from '../brush/stage.ts';
import { drawFoam, drawWater } from '../brush/water.ts';
import { css, lit, mix, rgb, shade, turnHue } from '../light/colour.ts';
import { drawFigure } from '../brush/figure.ts';
import { fish } from '../figures/animals.ts';
import { farHills, mountain, nearGrass, standTree } from './land.ts';
import type { Painter } from './painter.ts';

/** Open sea; a beach at hand when something needs to stand. */
export const sea: Painter = (stage) => {
  const { random, u, horizon, height, scene } = stage;
  drawSky(stage);
  if (random.chance(0.65)) drawRidge(stage, { y: horizon - u * 2, rise: u * random.range(5, 12), colour: rgb('#5f7890'), depth: 0.74, peaks: 1.6, sharp: random.pick([0.2, 0.6]), foot: horizon + 1 }, random.fork('coast'));
  const afloat = scene.cast.some(({ figure }) => figure === 'boat' || figure === 'ship' || figure === 'whale');
  const beach = !afloat && (scene.cast.length > 0 || random.chance(0.55));
  drawWater(stage, horizon, height, scene.weather === 'storm' ? rgb('#3a5560') : rgb('#1f86a8'), scene.weather === 'storm' ? 2.2 : 1);
  const shore = height * random.range(0.78, 0.83);
  if (!beach) return { ground: height * 0.9, middle: horizon + u * 9, depth: 0.3, room: 0.5, water: { top: horizon, bottom: height }, wetLandmarks: true };
  const line = drawGround(stage, shore, scene.weather === 'snow' ? rgb('#dfe6ec') : rgb('#e6c894'), random, 3.4);
  drawFoam(stage, line);
  return { ground: height * 0.93, middle: horizon + u * 11, depth: 0.26, room: 0.42, water: { top: horizon, bottom: shore }, wetLandmarks: true };
};

/** A river or lake between banks. */
export const river: Painter = (stage) => {
  const { random, u, horizon, height, width } = stage;
  drawSky(stage);
  farHills(stage, random.chance(0.55));
  const grass = grassColour(stage);
  drawRidge(stage, { y: horizon + u, rise: u * 3, colour: shade(grass, -0.18), depth: 0.5, peaks: 2.2 }, random);
  for (let x = 0; x < width; x += u * random.range(4, 13)) standTree(stage, x, horizon + u * 4, u * random.range(8, 19), 0.44);
  drawMist(stage, horizon + u * 4, u * 6, 0.36);
  const top = horizon + u * 5;
  drawWater(stage, top, height, rgb('#3f7f8c'), 0.5);
  const bank = height * random.range(0.88, 0.92);
  drawGround(stage, bank, grass, random, 3.5);
  drawGrass(stage, bank + u, height, 0.5);
  if (random.chance(0.6)) standTree(stage, width * (random.chance(0.5) ? random.range(0, 0.1) : random.range(0.9, 1)), height * 0.97, u * random.range(44, 62), 0.05);
  return { ground: height * 0.95, middle: top + u * 2, depth: 0.3, room: 0.4, water: { top, bottom: bank }, front: () => nearGrass(stage) };
};

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
  for (const [dx, t] of [...left, ...right]) ctx.lineTo(x + dx * wide, top + (foot - top) * t + random.range(-1, 1) * u);
  ctx.lineTo(x + wide * 3.8, foot + u * 3);
  ctx.fill();
  for (const [dx, t] of [...left, ...right]) if (random.chance(0.75)) drawFir(stage, x + dx * wide, top + (foot - top) * t + u * 2, u * random.range(7, 16), 0.2, random);
  for (let i = 0; i < 60; i++) {
    const [rx, ry, s] = [x + random.range(-2.6, 2.6) * wide, top + (foot - top) * random.range(0.3, 1), u * random.range(1, 4)];
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
    ctx.quadraticCurveTo(x + t * wide * 1.1, (top + foot) / 2, x + t * wide * 1.5, foot + u * random.range(1, 5));
    ctx.stroke();
  }
  onLayer(stage, { blur: cel(stage) ? 0 : u * 1.6, alpha: 0.85 }, (layer) => {
    for (let i = 0; i < 22; i++) {
      layer.fillStyle = css(tone(stage, [248, 252, 254], 0.1), 0.5);
      layer.beginPath();
      layer.ellipse(x + random.range(-1.3, 1.3) * wide, foot + u * random.range(0, 6), u * random.range(2, 5), u * random.range(1.5, 3.4), 0, 0, Math.PI * 2);
      layer.fill();
    }
  });
  return { ...places, ground: height * 0.95, water: { top: foot, bottom: foot + u * 10 } };
};

/** Under the surface: light from above, reef below. */
export const underwater: Painter = (stage) => {
  const { ctx, random, u, width, height, scene, light } = stage;
  const base = mix(rgb('#1590c4'), scene.air.sky[1], 0.14);
  const bright = mix(lit(mix(base, [170, 248, 250], 0.6), mix(scene.air.light, [255, 255, 255], 0.5)), scene.air.glow, 0.25);
  const deep = shade(lit(mix(base, rgb('#08306e'), 0.6), mix(scene.air.light, [255, 255, 255], 0.5)), -0.2);
  const stops = cel(stage) ? 8 : 1;
  const fade = ctx.createLinearGradient(0, 0, 0, height);
  for (let i = 0; i < stops; i++) {
    fade.addColorStop(i / stops, css(mix(bright, deep, (i / stops) ** 0.7)));
    if (cel(stage)) fade.addColorStop((i + 0.98) / stops, css(mix(bright, deep, (i / stops) ** 0.7)));
  }
  fade.addColorStop(1, css(deep));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  onLayer(stage, { blur: cel(stage) ? 0 : u * 2.4, blend: 'lighter', alpha: 0.6 }, (layer) => {
    for (let i = 0; i < 9; i++) {
      const foot = light.x + random.range(-80, 80) * u;
      const beam = layer.createLinearGradient(0, 0, 0, height * 0.85);
      beam.addColorStop(0, css(bright, 0.55));
      beam.addColorStop(1, css(bright, 0));
      layer.fillStyle = beam;
      layer.beginPath();
      layer.moveTo(light.x + random.range(-14, 14) * u, -u * 4);
      layer.lineTo(foot + u * random.range(3, 9), height * 0.85);
      layer.lineTo(foot - u * 3, height * 0.85);
      layer.fill();
    }
  });
  const reef = (y: number, colour: typeof base) => {
    ctx.fillStyle = css(colour);
    const field = createField(random);
    ctx.beginPath();
    ctx.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) ctx.lineTo(x, y - field(x / (u * 14), 3) * u * 17);
    ctx.lineTo(width, height);
    ctx.fill();
  };
  reef(height * 0.92, mix(deep, bright, 0.22));
  reef(height * 1.0, shade(deep, -0.12));
  for (let i = 0; i < (width / u) * 0.2; i++) coral(stage, random.range(0, width), height + u, u * random.range(8, 24), deep);
  const small = { ...stage, scene: { ...scene, air: { ...scene.air, haze: base, hazeStrength: 0.9 } } };
  for (let i = 0; i < random.int(5, 11); i++) drawFigure(small, fish(random), { x: random.range(0.04, 0.96) * width, y: random.range(0.2, 0.8) * height, size: u * random.range(2.5, 5.5), depth: 0.5, on: 'nothing', flip: random.chance(0.5) });
  const bubbles = () => {
    for (let i = 0; i < 34; i++) {
      const [x, y, r] = [random.range(0, width), random.range(0, height), u * random.range(0.3, 1.3)];
      ctx.strokeStyle = css([235, 250, 255], 0.6);
      ctx.lineWidth = u * 0.16;
      ctx.beginPath();
      ctx.arc(x, y, r, 0, Math.PI * 2);
      ctx.stroke();
    }
  };
  return { ground: height * 0.9, middle: height * 0.9, depth: 0.25, room: 0.34, floating: true, water: { top: height * 0.2, bottom: height * 0.86 }, front: bubbles };
};

function coral(stage: Stage, x: number, y: number, tall: number, deep: readonly [number, number, number]): void {
  const { ctx, random, scene } = stage;
  const own = turnHue(rgb('#e8607a'), random.range(-60, 220));
  ctx.strokeStyle = css(mix(lit(own, mix(scene.air.light, [255, 255, 255], 0.4)), deep, random.range(0.1, 0.5)));
  ctx.lineCap = 'round';
  const branch = (bx: number, by: number, angle: number, long: number, depth: number) => {
    const [ex, ey] = [bx + Math.cos(angle) * long, by + Math.sin(angle) * long];
    ctx.lineWidth = Math.max(1, long * 0.22);
    ctx.beginPath();
    ctx.moveTo(bx, by);
    ctx.lineTo(ex, ey);
    ctx.stroke();
    if (depth > 0) for (const turn of [-0.45, 0.4]) branch(ex, ey, angle + turn + random.range(-0.15, 0.15), long * 0.72, depth - 1);
  };
  branch(x, y, -Math.PI / 2, tall * 0.36, 4);
}
