import { drawMist } from '../brush/land.ts';
import { drawTree } from '../brush/plants.ts';
import { drawSky } from '../brush/sky.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import type { Stage } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import type { Rgb } from '../light/colour.ts';
import type { Painter } from './painter.ts';

const walls = ['#5f6f8c', '#8a7f7a', '#4f6a80', '#a08f82', '#6a5f7a', '#7f8f9a', '#b09a86'].map(rgb);
const signs = ['#ff4fa0', '#4fe0ff', '#ffd24a', '#8aff7a', '#ff7a4a', '#b07aff'].map(rgb);

/** A skyline in three depths, mirrored in a river or rising from streets. */
export const city: Painter = (stage) => {
  const { random, u, horizon, height } = stage;
  drawSky(stage);
  const wet = stage.scene.cast.length === 0 && random.chance(0.5);
  const base = wet ? horizon + u * 6 : height * 0.84;
  const reach = Math.min(base * 0.86, Math.max(u * 74, base * 0.66));
  [[0.82, 0.92, 4.5], [0.52, 0.72, 6.5], [0.2, 0.5, 9]].forEach(([depth = 0, tall = 0, wide = 0], i) => {
    blocks(stage, base, reach * tall, u * wide, depth);
    if (i < 2) drawMist(stage, base - u * 5, u * 15, stage.scene.air.dark ? 0.34 : 0.5);
  });
  if (wet) drawWater(stage, base, height, rgb('#33566e'), 0.7);
  else boulevard(stage, base);
  return { ground: height * 0.94, middle: base, depth: 0.1, room: 0.42, ...(wet && { water: { top: base, bottom: height } }) };
};

/** One row of towers; each has its own crown, windows and, after dark, its own lit floors. */
function blocks(stage: Stage, base: number, tall: number, wide: number, depth: number): void {
  const { ctx, random, width, u, light } = stage;
  for (let x = -wide; x < width + wide; ) {
    const w = wide * random.range(0.7, 1.6);
    const h = tall * (0.35 + random.next() ** 1.4 * 0.65);
    const wall = tone(stage, turnHue(random.pick(walls), random.range(-8, 8)), depth);
    const top = base - h;
    ctx.fillStyle = css(wall);
    ctx.fillRect(x, top, w, h + 1);
    crown(stage, x, top, w, wall);
    const lightLeft = light.x < x + w / 2;
    const split = w * random.range(0.6, 0.75);
    ctx.fillStyle = css(shade(wall, -0.26), 0.9);
    ctx.fillRect(lightLeft ? x + split : x, top, w - split, h + 1);
    if (!cel(stage)) {
      const fall = ctx.createLinearGradient(0, top, 0, base);
      fall.addColorStop(0, css(stage.scene.air.glow, 0.16));
      fall.addColorStop(0.5, css(stage.scene.air.haze, 0));
      fall.addColorStop(1, css(stage.scene.air.haze, 0.45));
      ctx.fillStyle = fall;
      ctx.fillRect(x, top, w, h);
    }
    windows(stage, x, top, w, h, wall, depth);
    if (cel(stage) && depth < 0.6) {
      ctx.strokeStyle = css(shade(wall, -0.5), 0.8);
      ctx.lineWidth = u * 0.2;
      ctx.strokeRect(x, top, w, h + 2);
    }
    if (depth < 0.6 && stage.scene.air.dark && random.chance(0.3)) sign(stage, x + w * 0.2, top + h * random.range(0.2, 0.5), w * 0.22, u * random.range(6, 14));
    x += w * random.range(0.92, 1.25);
  }
}

function crown(stage: Stage, x: number, top: number, w: number, wall: Rgb): void {
  const { ctx, random, u } = stage;
  const kind = random.int(0, 4);
  ctx.fillStyle = css(wall);
  if (kind === 0) ctx.fillRect(x + w * 0.2, top - u * 2.4, w * 0.6, u * 2.6);
  if (kind === 1) {
    ctx.beginPath();
    ctx.moveTo(x, top + 1);
    ctx.lineTo(x + w / 2, top - w * random.range(0.4, 0.9));
    ctx.lineTo(x + w, top + 1);
    ctx.fill();
  }
  if (kind === 2) {
    ctx.beginPath();
    ctx.ellipse(x + w / 2, top + 1, w / 2, w * 0.42, 0, Math.PI, Math.PI * 2);
    ctx.fill();
  }
  if (kind < 3 && random.chance(0.5)) ctx.fillRect(x + w / 2 - u * 0.15, top - w * 0.9 - u * 3, u * 0.3, w * 0.9 + u * 3);
  if (kind === 3) for (const dx of [0.2, 0.6]) ctx.fillRect(x + w * dx, top - u * 1.4, w * 0.2, u * 1.6);
}

function windows(stage: Stage, x: number, top: number, w: number, h: number, wall: Rgb, depth: number): void {
  const { ctx, random, u, scene } = stage;
  const lights = scene.air.dark ? 0.55 : scene.time === 'dusk' ? 0.4 : scene.time === 'dawn' ? 0.14 : 0;
  const gap = u * (cel(stage) ? 2.2 : 1.7) * (1.05 - depth * 0.45);
  const size = gap * 0.5;
  const bands = random.chance(0.35);
  for (let wy = top + gap * 0.8; wy < top + h - gap; wy += gap * 1.25) {
    const litFloor = random.chance(0.12);
    for (let wx = x + gap * 0.5; wx < x + w - size; wx += gap) {
      const on = random.chance(litFloor ? 0.9 : lights);
      if (!on && depth > 0.7) continue;
      const lamp = random.pick([[255, 214, 130], [255, 190, 96], [206, 230, 255], [255, 236, 190]] as const);
      ctx.fillStyle = on ? css(mix(lamp, scene.air.haze, depth * 0.5), 0.95) : css(scene.air.dark ? shade(wall, -0.35) : mix(shade(wall, 0.2), scene.air.sky[2], 0.45), 0.7);
      ctx.fillRect(wx, wy, bands ? gap * 0.94 : size, size * (bands ? 0.9 : 1.35));
    }
  }
}

function sign(stage: Stage, x: number, y: number, w: number, h: number): void {
  const colour = stage.random.pick(signs);
  for (const [blur, alpha] of [[stage.u * 2, 0.7], [0, 0.95]] as const) {
    stage.ctx.save();
    stage.ctx.shadowColor = css(colour);
    stage.ctx.shadowBlur = blur * 2;
    stage.ctx.fillStyle = css(mix(colour, [255, 255, 255], blur ? 0 : 0.25), alpha);
    stage.ctx.beginPath();
    stage.ctx.roundRect(x, y, w, h, w * 0.3);
    stage.ctx.fill();
    stage.ctx.restore();
  }
}

/** Asphalt from `top` to the foot of the picture, with kerb, markings and, when wet or dark, the lights given back. */
function boulevard(stage: Stage, top: number): void {
  const { ctx, width, height, u, scene, random } = stage;
  const road = tone(stage, rgb('#5a5c66'), 0.08);
  const wet = scene.weather === 'rain' || scene.weather === 'storm' || scene.air.dark;
  ctx.fillStyle = css(tone(stage, rgb('#b0a89c'), 0.1));
  ctx.fillRect(0, top, width, height - top);
  const kerb = top + (height - top) * 0.28;
  const fade = ctx.createLinearGradient(0, kerb, 0, height);
  fade.addColorStop(0, css(cel(stage) ? road : mix(road, scene.air.sky[3], 0.3)));
  fade.addColorStop(1, css(cel(stage) ? road : shade(road, -0.3)));
  ctx.fillStyle = fade;
  ctx.fillRect(0, kerb, width, height - kerb);
  ctx.fillStyle = css(shade(road, 0.4), 0.8);
  ctx.fillRect(0, kerb, width, u * 0.5);
  ctx.fillStyle = css(tone(stage, rgb('#f4ecd8')), 0.8);
  const line = kerb + (height - kerb) * 0.62;
  for (let x = random.range(-10, 0) * u; x < width; x += u * 20) ctx.fillRect(x, line, u * 11, u * 0.9);
  if (!wet) return;
  onLayer(stage, { blur: cel(stage) ? 0 : u * 0.8, blend: 'lighter', alpha: 0.5 }, (layer) => {
    for (let i = 0; i < 26; i++) {
      const colour = scene.moods.includes('neon') || random.chance(0.3) ? random.pick(signs) : rgb('#ffc97a');
      const x = random.range(0, width);
      const fall = layer.createLinearGradient(0, kerb, 0, height);
      fall.addColorStop(0, css(colour, 0.42));
      fall.addColorStop(1, css(colour, 0));
      layer.fillStyle = fall;
      layer.fillRect(x, kerb, u * random.range(0.7, 2.6), height - kerb);
    }
  });
}

/** A street seen from its own kerb: shop fronts, trees and lamps, the road in front. */
export const street: Painter = (stage) => {
  const { ctx, random, u, height, width, scene } = stage;
  drawSky(stage);
  const base = height * 0.76;
  blocks(stage, base, Math.min(base * 0.8, u * 56), u * 7, 0.7);
  drawMist(stage, base - u * 16, u * 16, 0.5);
  shops(stage, base);
  boulevard(stage, base);
  for (let x = random.range(2, 14) * u; x < width; x += u * random.range(26, 40)) {
    if (random.chance(0.6)) drawTree(stage, x, base + u * 2, u * random.range(22, 30), 0.16, random);
    lampPost(stage, x + u * random.range(11, 15), base + u * 3, u * 26);
  }
  if (scene.weather === 'snow') {
    ctx.fillStyle = css(tone(stage, rgb('#edf2f7'), 0.1), 0.85);
    ctx.fillRect(0, base, width, u * 3.4);
  }
  return { ground: height * 0.925, middle: base + u, depth: 0.16, room: 0.36 };
};

function shops(stage: Stage, base: number): void {
  const { ctx, random, u, width, scene } = stage;
  const colours = ['#d9a27a', '#c9b89a', '#a8b8b0', '#c98a7a', '#8f9fb4', '#e0c8a0', '#b08a9a'].map(rgb);
  const dark = scene.air.dark || scene.time === 'dusk';
  for (let x = -u * random.range(0, 10); x < width; ) {
    const w = u * random.range(17, 26);
    const h = u * random.range(24, 40);
    const wall = tone(stage, random.pick(colours), 0.3);
    ctx.fillStyle = css(wall);
    ctx.fillRect(x, base - h, w, h);
    ctx.fillStyle = css(shade(wall, -0.3));
    ctx.fillRect(x - u * 0.5, base - h - u, w + u, u * 1.4);
    for (let wy = base - h + u * 3; wy < base - u * 15; wy += u * 8) for (let wx = x + u * 2.5; wx < x + w - u * 4; wx += u * 6) {
      ctx.fillStyle = dark && random.chance(0.6) ? css(rgb('#ffd489')) : css(mix(scene.air.sky[1], wall, 0.4));
      ctx.fillRect(wx, wy, u * 3.4, u * 4.8);
      ctx.strokeStyle = css(shade(wall, 0.4));
      ctx.lineWidth = u * 0.35;
      ctx.strokeRect(wx, wy, u * 3.4, u * 4.8);
    }
    const glow = dark ? rgb('#ffcf82') : mix(tone(stage, rgb('#8fb0bc'), 0.2), scene.air.sky[3], 0.3);
    ctx.fillStyle = css(glow);
    ctx.fillRect(x + u * 1.6, base - u * 9.4, w - u * 3.2, u * 8.4);
    const cloth = tone(stage, turnHue(rgb('#c8453f'), random.range(0, 360)), 0.18);
    const stripes = 8;
    for (let s = 0; s < stripes; s++) {
      ctx.fillStyle = css(s % 2 ? tone(stage, rgb('#f6f0e4'), 0.18) : cloth);
      ctx.beginPath();
      const sw = (w - u * 1.4) / stripes;
      ctx.moveTo(x + u * 0.7 + s * sw, base - u * 12.6);
      ctx.lineTo(x + u * 0.7 + (s + 1) * sw, base - u * 12.6);
      ctx.lineTo(x + u * 0.7 + (s + 1) * sw, base - u * 8.8);
      ctx.quadraticCurveTo(x + u * 0.7 + (s + 0.5) * sw, base - u * 7.6, x + u * 0.7 + s * sw, base - u * 8.8);
      ctx.fill();
    }
    x += w;
  }
}

function lampPost(stage: Stage, x: number, y: number, tall: number): void {
  const { ctx, u, scene } = stage;
  ctx.fillStyle = css(tone(stage, rgb('#33363f'), 0.1));
  ctx.fillRect(x - u * 0.35, y - tall, u * 0.7, tall);
  ctx.fillRect(x - u * 0.9, y - u * 1.6, u * 1.8, u * 1.6);
  const on = scene.air.dark || scene.time === 'dusk';
  ctx.fillStyle = css(on ? rgb('#fff0c0') : tone(stage, rgb('#e8e6de'), 0.1));
  ctx.beginPath();
  ctx.ellipse(x, y - tall - u * 1.2, u * 1.2, u * 1.6, 0, 0, Math.PI * 2);
  ctx.fill();
  if (!on) return;
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  const glow = ctx.createRadialGradient(x, y - tall, 0, x, y - tall, u * 16);
  glow.addColorStop(0, css(rgb('#ffc97a'), 0.6));
  glow.addColorStop(0.3, css(rgb('#ffb04a'), 0.18));
  glow.addColorStop(1, css(rgb('#ffb04a'), 0));
  ctx.fillStyle = glow;
  ctx.fillRect(x - u * 16, y - tall - u * 16, u * 32, u * 32);
  ctx.restore();
}
