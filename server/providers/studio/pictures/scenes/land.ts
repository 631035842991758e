import { drawGround, drawMist, drawRidge } from '../brush/land.ts';
import { drawFir, drawGrass, drawTree, grassColour, leafColour, strewFlowers } from '../brush/plants.ts';
import { drawSky } from '../brush/sky.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import type { Stage } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import type { Rgb } from '../light/colour.ts';
import type { Painter } from './painter.ts';

const petals = ['#e8486a', '#f4d04a', '#f7f2ea', '#8a6ad8', '#f08ab0', '#f2903c'].map(rgb);

/** Hills, a few trees and a field in front. */
export const meadow: Painter = (stage) => {
  const { random, u, horizon, height, width } = stage;
  drawSky(stage);
  farHills(stage, random.chance(0.5));
  const grass = grassColour(stage);
  drawRidge(stage, { y: horizon, rise: u * 5, colour: shade(grass, -0.2), depth: 0.6, peaks: 1.6 }, random);
  for (let i = 0; i < random.int(5, 11); i++) standTree(stage, random.range(0, 1) * width, horizon + u * random.range(0, 3), u * random.range(7, 13), 0.55);
  const top = horizon + u * 4;
  drawGround(stage, top, grass, random, 3);
  if (random.chance(0.5)) path(stage, top);
  const side = random.chance(0.5) ? random.range(0.02, 0.14) : random.range(0.86, 0.98);
  if (random.chance(0.75)) standTree(stage, width * side, top + u * 9, u * random.range(40, 58), 0.08);
  drawGrass(stage, top + u * 2, height + u, 1);
  if (stage.scene.season !== 'winter' && stage.scene.weather !== 'snow') strewFlowers(stage, top + u * 6, height, [random.pick(petals), random.pick(petals)], Math.round((width / u) * 0.5));
  return { ground: height * 0.9, middle: top + u * 4, depth: 0.22, room: 0.46, front: () => nearGrass(stage) };
};

/** Rows of flowers running to the horizon. */
export const garden: Painter = (stage) => {
  const { random, u, horizon, height, width, scene } = stage;
  drawSky(stage);
  farHills(stage, false);
  const own = scene.petal;
  const base = own ?? random.pick(petals);
  const colours = [base, own ? shade(own, 0.25) : turnHue(base, 30), own ? shade(own, -0.15) : random.pick(petals)];
  for (let i = 0; i < 7; i++) standTree(stage, random.range(0, 1) * width, horizon + u * 3, u * random.range(9, 17), 0.5);
  const top = horizon + u * 2;
  drawGround(stage, top, scene.season === 'winter' ? rgb('#8aa884') : rgb('#5c9648'), random, 2);
  drawGrass(stage, top + u * 4, height, 0.7);
  strewFlowers(stage, top + u, height * 0.97, colours, Math.round((width / u) * (cel(stage) ? 6 : 8)));
  return { ground: height * 0.93, middle: top + u * 3, depth: 0.25, room: 0.52, front: () => nearFlowers(stage, colours) };
};

/** Layer on layer of trees with mist between, and light coming through. */
export const forest: Painter = (stage) => {
  const { random, u, horizon, height, width, scene } = stage;
  drawSky(stage);
  const firs = random.chance(scene.season === 'winter' ? 0.85 : 0.5);
  const floor = scene.weather === 'snow' || scene.season === 'winter' ? rgb('#dde6ee') : scene.season === 'autumn' ? rgb('#a8743c') : rgb('#4a7a42');
  const rows = [[0.8, 26, 3.4], [0.55, 38, 5], [0.32, 54, 8]] as const;
  rows.forEach(([depth, tall, gap], row) => {
    const y = horizon + u * (row * 6 + 2);
    if (row > 0) drawMist(stage, y - u * 4, u * 13, 0.55);
    for (let x = -gap * u; x < width + gap * u; x += gap * u * random.range(0.7, 1.4)) {
      const size = u * tall * random.range(0.75, 1.25);
      if (firs !== random.chance(0.15)) drawFir(stage, x, y + u * random.range(0, 2), size, depth, random);
      else drawTree(stage, x, y + u * random.range(0, 2), size * 0.92, depth, random);
    }
  });
  const top = horizon + u * 14;
  drawGround(stage, top, floor, random, 3);
  if (random.chance(0.7)) path(stage, top);
  shafts(stage);
  drawGrass(stage, top, height, 0.7);
  const big = Math.max(stage.height * 0.95, u * 100);
  trunk(stage, width * random.range(-0.02, 0.1), height + u * 2, big, random.range(0.9, 1.3));
  trunk(stage, width * random.range(0.9, 1.02), height * 0.98, big, random.range(0.7, 1.2));
  return { ground: height * 0.9, middle: top + u * 2, depth: 0.2, room: 0.42, front: () => { overhang(stage); nearGrass(stage); } };
};

/** Peaks behind peaks, a valley floor of firs. */
export const mountain: Painter = (stage) => {
  const { random, u, horizon, height, width, scene } = stage;
  drawSky(stage);
  const rock = scene.season === 'autumn' ? rgb('#8a6a5c') : rgb('#5f7288');
  const tall = Math.min(horizon * 0.5, u * 44);
  const snow = scene.season !== 'summer' || random.chance(0.6);
  drawRidge(stage, { y: horizon - tall * 0.5, rise: tall * 0.7, colour: rock, depth: 0.78, peaks: 2.2, sharp: 0.7, snow }, random.fork('far'));
  drawMist(stage, horizon - u * 5, u * 14, 0.5);
  drawRidge(stage, { y: horizon - tall * 0.12, rise: tall * 0.75, colour: shade(rock, -0.18), depth: 0.46, peaks: random.range(1.3, 2.2), sharp: 0.8, snow }, random.fork('near'));
  drawMist(stage, horizon + u * 4, u * 13, 0.6);
  const green = grassColour(stage);
  drawRidge(stage, { y: horizon + u * 3, rise: u * 6, colour: shade(mix(green, rgb('#3f6048'), 0.55), -0.1), depth: 0.4, peaks: 2 }, random.fork('hill'));
  for (let x = 0; x < width; x += u * random.range(1.6, 4.5)) drawFir(stage, x, horizon + u * random.range(2, 8), u * random.range(5, 12), 0.42, random);
  const top = horizon + u * 9;
  const lake = random.chance(0.4);
  if (lake) drawWater(stage, top, height * 0.9, rgb('#3f7a94'), 0.6);
  drawGround(stage, lake ? height * 0.86 : top, green, random, lake ? 2 : 5);
  drawGrass(stage, lake ? height * 0.88 : top + u * 2, height, lake ? 0.4 : 0.9);
  for (let i = 0; i < 3; i++) drawFir(stage, width * (random.chance(0.5) ? random.range(0, 0.16) : random.range(0.84, 1)), height * random.range(0.9, 0.98), u * random.range(24, 46), 0.08, random);
  return { ground: height * 0.92, middle: lake ? height * 0.88 : top + u * 3, depth: 0.24, room: 0.38, front: () => nearGrass(stage), ...(lake && { water: { top, bottom: height * 0.86 } }) };
};

/** Dunes with a sharp crest between light and shade. */
export const desert: Painter = (stage) => {
  const { random, u, horizon, height, width } = stage;
  drawSky(stage);
  if (random.chance(0.6)) drawRidge(stage, { y: horizon - u * 3, rise: u * 12, colour: rgb('#b0704a'), depth: 0.7, peaks: 2, sharp: 0.6 }, random.fork('mesa'));
  const sand = rgb('#e3b268');
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const line = drawRidge(stage, { y: horizon + (height - horizon) * t * 0.78, rise: u * (4 + t * 9), colour: mix(sand, rgb('#c98a4a'), t * 0.5), depth: 0.6 * (1 - t), peaks: 1.2 - t * 0.4 }, random.fork(`dune${i}`));
    duneShade(stage, line, sand, 0.6 * (1 - t), u * (8 + t * 20));
  }
  for (let i = 0; i < random.int(1, 4); i++) cactus(stage, random.range(0.05, 0.95) * width, height * random.range(0.8, 0.92), u * random.range(9, 20));
  return { ground: height * 0.9, middle: horizon + u * 9, depth: 0.3, room: 0.36 };
};

function duneShade(stage: Stage, line: (x: number) => number, sand: Rgb, depth: number, reach: number): void {
  const { ctx, width, light } = stage;
  ctx.fillStyle = css(shade(tone(stage, sand, depth), -0.34), cel(stage) ? 0.6 : 0.4);
  const away = light.x < width / 2 ? 1 : -1;
  for (let x = 0; x < width; x += 3) {
    const slope = (line(x + 6) - line(x - 6)) * away;
    if (slope > 0) ctx.fillRect(x, line(x), 3.4, reach * Math.min(1, slope / 5));
  }
}

function cactus(stage: Stage, x: number, y: number, tall: number): void {
  const { ctx } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#4a7a48'), 0.12));
  ctx.lineCap = 'round';
  ctx.lineWidth = tall * 0.16;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - tall);
  ctx.moveTo(x, y - tall * 0.4);
  ctx.quadraticCurveTo(x + tall * 0.32, y - tall * 0.4, x + tall * 0.3, y - tall * 0.75);
  ctx.moveTo(x, y - tall * 0.3);
  ctx.quadraticCurveTo(x - tall * 0.3, y - tall * 0.3, x - tall * 0.28, y - tall * 0.6);
  ctx.stroke();
}

/** Hills far off, in one to three paling lines. */
export function farHills(stage: Stage, high: boolean): void {
  const { random, u, horizon } = stage;
  const own = stage.scene.season === 'winter' ? rgb('#b9c8d8') : stage.scene.season === 'autumn' ? rgb('#a8805a') : rgb('#5f8a78');
  drawRidge(stage, { y: horizon - u * (high ? 12 : 5), rise: u * (high ? 15 : 6), colour: mix(own, rgb('#6a7fa8'), 0.5), depth: 0.84, peaks: 1.8, sharp: high ? 0.6 : 0.2, snow: high && random.chance(0.5) }, random.fork('hills-far'));
  drawRidge(stage, { y: horizon - u * 2, rise: u * 6, colour: own, depth: 0.68, peaks: 2.6, sharp: 0.2 }, random.fork('hills-near'));
  drawMist(stage, horizon, u * 8, 0.4);
}

export function standTree(stage: Stage, x: number, y: number, tall: number, depth: number): void {
  const { random, scene } = stage;
  if (random.chance(scene.season === 'winter' ? 0.75 : 0.25)) drawFir(stage, x, y, tall, depth, random);
  else drawTree(stage, x, y, tall, depth, random);
}

function path(stage: Stage, top: number): void {
  const { ctx, width, height, u, random, scene } = stage;
  const end = random.range(0.3, 0.7) * width;
  const near = random.range(0.3, 0.7) * width;
  ctx.fillStyle = css(tone(stage, scene.weather === 'snow' ? rgb('#c9d3de') : rgb('#c9a878'), 0.12), 0.92);
  ctx.beginPath();
  ctx.moveTo(end, top);
  ctx.bezierCurveTo(end + u * 18, top + (height - top) * 0.3, near - u * 34, top + (height - top) * 0.5, near - u * 15, height + 2);
  ctx.lineTo(near + u * 19, height + 2);
  ctx.bezierCurveTo(near - u * 10, top + (height - top) * 0.5, end + u * 26, top + (height - top) * 0.3, end + u * 1.2, top);
  ctx.fill();
}

/** Light falling between trunks. */
function shafts(stage: Stage): void {
  const { scene, light, height, u, random } = stage;
  if (scene.time === 'night' ? random.chance(0.4) : scene.weather === 'rain') return;
  onLayer(stage, { blur: cel(stage) ? 0 : u * 1.6, blend: 'lighter', alpha: cel(stage) ? 0.5 : 0.62 }, (ctx) => {
    for (let i = 0; i < 7; i++) {
      const foot = light.x + random.range(-70, 70) * u;
      const wide = u * random.range(2, 7);
      const beam = ctx.createLinearGradient(0, light.y, 0, height * 0.94);
      beam.addColorStop(0, css(scene.air.glow, 0.36));
      beam.addColorStop(1, css(scene.air.glow, 0));
      ctx.fillStyle = beam;
      ctx.beginPath();
      ctx.moveTo(light.x - u, light.y);
      ctx.lineTo(light.x + u, light.y);
      ctx.lineTo(foot + wide, height * 0.94);
      ctx.lineTo(foot - wide, height * 0.94);
      ctx.fill();
    }
  });
}

function trunk(stage: Stage, x: number, y: number, tall: number, thick: number): void {
  const { ctx, u, random } = stage;
  const w = u * 6 * thick;
  const bark = tone(stage, rgb('#4a382c'));
  ctx.fillStyle = css(bark);
  ctx.beginPath();
  ctx.moveTo(x - w * 1.6, y);
  ctx.quadraticCurveTo(x - w * 0.6, y - tall * 0.2, x - w * 0.5, y - tall);
  ctx.lineTo(x + w * 0.5, y - tall);
  ctx.quadraticCurveTo(x + w * 0.6, y - tall * 0.2, x + w * 1.7, y);
  ctx.fill();
  for (let i = 0; i < 26; i++) {
    const dx = random.range(-0.46, 0.46) * w;
    const dy = random.range(0.03, 0.95) * tall;
    const lightSide = (stage.light.x > x ? dx : -dx) > 0;
    ctx.strokeStyle = css(lightSide ? mix(shade(bark, 0.16), stage.scene.air.glow, 0.2) : shade(bark, -0.35), 0.6);
    ctx.lineWidth = u * 0.4;
    ctx.beginPath();
    ctx.moveTo(x + dx, y - dy);
    ctx.quadraticCurveTo(x + dx + random.range(-1, 1) * u, y - dy - u * 4, x + dx, y - dy - u * random.range(5, 12));
    ctx.stroke();
  }
}

/** A bough across the top, out of focus. */
function overhang(stage: Stage): void {
  const { random, u, width, scene } = stage;
  const bare = scene.season === 'winter';
  onLayer(stage, { blur: cel(stage) ? 0 : u * 0.9 }, (ctx) => {
    for (const side of [0, 1]) for (let i = 0; i < 70; i++) {
      const far = random.next() ** 1.7 * width * 0.4;
      const own = bare ? rgb('#4a5f58') : leafColour(scene.season, random);
      ctx.fillStyle = css(shade(tone(stage, own), random.range(-0.62, -0.3)), 0.96);
      ctx.beginPath();
      ctx.ellipse(side ? width - far : far, random.range(-2, 11) * u * (1 - far / width), u * random.range(1.4, 3), u * random.range(0.6, 1.3), random.range(0, 3), 0, Math.PI * 2);
      ctx.fill();
    }
  });
}

/** Blades close to the lens: sharp and few when drawn, large and soft when filmed. */
export function nearGrass(stage: Stage): void {
  const { random, u, width, height } = stage;
  const dark = shade(tone(stage, grassColour(stage)), -0.42);
  onLayer(stage, { blur: cel(stage) ? 0 : u * 0.8 }, (ctx) => {
    for (let i = 0; i < (width / u) * 0.62; i++) {
      const x = random.range(0, width);
      const edge = Math.abs(x / width - 0.5) * 2;
      const tall = u * (2 + edge ** 2 * 15) * random.range(0.5, 1.2);
      const lean = random.range(-0.6, 0.6) * tall;
      ctx.fillStyle = css(shade(dark, random.range(-0.2, 0.12)));
      ctx.beginPath();
      ctx.moveTo(x - u * 0.55, height + 2);
      ctx.quadraticCurveTo(x, height - tall * 0.5, x + lean, height - tall);
      ctx.quadraticCurveTo(x + u * 0.5, height - tall * 0.5, x + u * 0.6, height + 2);
      ctx.fill();
    }
  });
}

function nearFlowers(stage: Stage, colours: readonly Rgb[]): void {
  const { random, u, width, height } = stage;
  onLayer(stage, { blur: cel(stage) ? 0 : u * 0.95 }, (ctx) => {
    for (let i = 0; i < 16; i++) {
      const side = random.chance(0.5) ? random.next() ** 2 * 0.42 : 1 - random.next() ** 2 * 0.42;
      const [x, y, r] = [side * width, height - u * random.range(-1, 9), u * random.range(2.4, 4.6)];
      ctx.fillStyle = css(shade(tone(stage, random.pick(colours)), -0.08), 0.95);
      ctx.beginPath();
      for (let p = 0; p < 6; p++) {
        ctx.moveTo(x, y);
        ctx.ellipse(x + Math.cos(p * 1.047) * r * 0.6, y + Math.sin(p * 1.047) * r * 0.5, r * 0.52, r * 0.34, p * 1.047, 0, Math.PI * 2);
      }
      ctx.fill();
      ctx.fillStyle = css(tone(stage, rgb('#f2c84a')));
      ctx.beginPath();
      ctx.arc(x, y, r * 0.26, 0, Math.PI * 2);
      ctx.fill();
    }
  });
}
