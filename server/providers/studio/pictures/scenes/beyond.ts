import { createCanvas } from '@napi-rs/canvas';
import { createField, cloudBank } from '../brush/clouds.ts';
import { drawSky } from '../brush/sky.ts';
import { stars } from '../brush/sky-things.ts';
import { cel, onLayer } from '../brush/stage.ts';
import type { Stage } from '../brush/stage.ts';
import { css, mix, rgb, saturate, shade, turnHue } from '../light/colour.ts';
import type { Rgb } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** The hour in space is the place of the star: behind a limb, overhead, sinking red, or gone. */
const hours = {
  dawn: { deep: '#120d2e', cloud: '#e58a9a', other: '#6a8ae0', planet: '#d99a8a', glow: '#ffd2a0' },
  noon: { deep: '#06243f', cloud: '#3fb0d8', other: '#8af0d0', planet: '#4a9ad8', glow: '#e8fbff' },
  dusk: { deep: '#220a2a', cloud: '#f0643c', other: '#c03f8a', planet: '#c8603f', glow: '#ffae5a' },
  night: { deep: '#03040f', cloud: '#3a3f9a', other: '#6a3fa8', planet: '#4a5078', glow: '#9fb0ff' },
} as const;

export const space: Painter = (stage) => {
  const { ctx, random, u, width, height, scene } = stage;
  const hour = hours[scene.time];
  const tint = (hex: string) => (scene.colours[0] ? mix(rgb(hex), scene.colours[0], 0.4) : turnHue(rgb(hex), random.range(-12, 12)));
  ctx.fillStyle = css(tint(hour.deep));
  ctx.fillRect(0, 0, width, height);
  nebula(stage, tint(hour.cloud), tint(hour.other), scene.time === 'night' ? 0.5 : 0.85);
  stars(stage, height * 1.6, scene.time === 'night' ? 2.4 : 1.2);
  const limb = random.chance(scene.time === 'night' ? 0.3 : 0.45);
  const [sx, sy] = scene.time === 'noon' ? [random.range(0.1, 0.9), 0.12] : [random.range(0.15, 0.85), random.range(0.25, 0.55)];
  if (scene.time !== 'night') star(stage, sx * width, sy * height, tint(hour.glow));
  if (limb) planet(stage, width * random.range(0.2, 0.8), height + u * 62, u * 92, tint(hour.planet), false);
  else planet(stage, width * random.range(0.24, 0.76), height * random.range(0.3, 0.62), u * random.range(18, 30), tint(hour.planet), random.chance(0.6));
  for (let i = 0; i < random.int(1, 3); i++) planet(stage, random.range(0.05, 0.95) * width, random.range(0.08, 0.7) * height, u * random.range(2, 7), turnHue(tint(hour.planet), random.range(60, 280)), false);
  return { ground: height * 0.82, middle: height * 0.78, depth: 0, room: 0.4, floating: true };
};

/** Two noise fields in two colours, stretched from a small grid; flat steps in the drawn style. */
function nebula(stage: Stage, a: Rgb, b: Rgb, strength: number): void {
  const { ctx, width, height, random } = stage;
  const cols = 150;
  const rows = Math.max(30, Math.round((cols * height) / width));
  const layer = createCanvas(cols, rows);
  const inner = layer.getContext('2d');
  const image = inner.createImageData(cols, rows);
  const field = createField(random);
  const [ca, sa] = [Math.cos(random.range(0, 3)), Math.sin(random.range(0, 3))];
  for (let y = 0; y < rows; y++) for (let x = 0; x < cols; x++) {
    const [px, py] = [(x * ca - y * sa) / 34, (x * sa + y * ca) / 34];
    const warp = field(px + 40, py + 11, 3) * 2.2;
    let n = Math.max(0, field(px + warp, py - warp) - 0.32) * 2.6;
    let m = field(px * 0.7 - warp, py * 0.7 + 5, 3);
    if (cel(stage)) [n, m] = [Math.round(n * 5) / 5, Math.round(m * 4) / 4];
    const [r, g, bl] = mix(a, b, Math.max(0, Math.min(1, (m - 0.3) * 2.6)));
    const i = (y * cols + x) * 4;
    const bright = Math.min(1, n) ** 1.3;
    image.data[i] = r + bright * 50;
    image.data[i + 1] = g + bright * 40;
    image.data[i + 2] = bl + bright * 40;
    image.data[i + 3] = Math.min(1, n) * strength * 235;
  }
  inner.putImageData(image, 0, 0);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(layer, 0, 0, width, height);
}

function star(stage: Stage, x: number, y: number, colour: Rgb): void {
  const { ctx, u, width, height } = stage;
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  const glow = ctx.createRadialGradient(x, y, 0, x, y, u * 62);
  for (const [stop, alpha] of [[0, 1], [0.05, 0.9], [0.12, 0.38], [0.4, 0.1], [1, 0]] as const) glow.addColorStop(stop, css(colour, alpha));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = css(colour, 0.35);
  ctx.fillRect(x - u * 40, y - u * 0.12, u * 80, u * 0.24);
  ctx.restore();
}

function planet(stage: Stage, x: number, y: number, r: number, colour: Rgb, ringed: boolean): void {
  const { ctx, random, light } = stage;
  const ring = (from: number, to: number) => {
    for (const [k, alpha] of [[2.1, 0.5], [1.85, 0.75], [1.6, 0.45], [1.45, 0.3]] as const) {
      ctx.strokeStyle = css(shade(mix(colour, rgb('#ffe9c4'), 0.5), k > 2 ? 0 : 0.15), alpha);
      ctx.lineWidth = r * 0.11;
      ctx.beginPath();
      ctx.ellipse(x, y, r * k, r * k * 0.26, -0.3, from, to);
      ctx.stroke();
    }
  };
  if (ringed) ring(Math.PI, Math.PI * 2);
  ctx.save();
  ctx.shadowColor = css(shade(colour, 0.4), 0.9);
  ctx.shadowBlur = cel(stage) ? 0 : r * 0.16;
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.clip();
  if (random.chance(0.5)) for (let i = -5; i <= 5; i++) {
    ctx.fillStyle = css(shade(turnHue(colour, random.range(-18, 18)), random.range(-0.24, 0.26)), 0.8);
    ctx.beginPath();
    ctx.ellipse(x, y + (i * r) / 5, r * 1.2, r * random.range(0.07, 0.17), -0.12, 0, Math.PI * 2);
    ctx.fill();
  }
  else for (let i = 0; i < 24; i++) {
    ctx.fillStyle = css(shade(turnHue(colour, random.range(-26, 26)), random.range(-0.28, 0.22)), 0.6);
    ctx.beginPath();
    ctx.ellipse(x + random.range(-1, 1) * r, y + random.range(-1, 1) * r, r * random.range(0.05, 0.34), r * random.range(0.04, 0.16), random.range(0, 3), 0, Math.PI * 2);
    ctx.fill();
  }
  const side = light.x < x ? -1 : 1;
  if (cel(stage)) {
    ctx.fillStyle = css(rgb('#0a0824'), 0.5);
    ctx.beginPath();
    ctx.arc(x, y, r * 1.05, 0, Math.PI * 2);
    ctx.arc(x + side * r * 0.42, y - r * 0.3, r * 1.05, 0, Math.PI * 2, true);
    ctx.fill('evenodd');
  } else {
    const dark = ctx.createRadialGradient(x + side * r * 0.5, y - r * 0.5, r * 0.2, x + side * r * 0.2, y - r * 0.2, r * 1.5);
    dark.addColorStop(0, css([255, 255, 255], 0.24));
    dark.addColorStop(0.4, css(rgb('#0a0824'), 0));
    dark.addColorStop(0.85, css(rgb('#05040f'), 0.88));
    ctx.fillStyle = dark;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  ctx.restore();
  if (ringed) ring(0, Math.PI);
}

/** Above the clouds. */
export const sky: Painter = (stage) => {
  const { random, u, height, width, scene } = stage;
  const high: Stage = { ...stage, horizon: height * 0.94, light: { x: stage.light.x, y: height * (0.66 - scene.air.discHeight * 0.5) } };
  drawSky(high);
  cloudBank({ ...high, random: random.fork('second') });
  for (let row = 0; row < 4; row++) {
    const y = height * (0.78 + row * 0.08);
    onLayer(stage, { blur: cel(stage) ? 0 : u * (1.4 + row * 0.4), alpha: 0.94 }, (ctx) => {
      const tint = mix(mix(scene.air.cloudShade, scene.air.cloud, 0.35 + row * 0.2), scene.air.sky[3], 0.3 - row * 0.08);
      for (const [lift, dim] of [[0, -0.12], [-1.6, 0.06]] as const) {
        ctx.fillStyle = css(shade(tint, dim));
        const lumps = random.fork(`row${row}`);
        for (let x = -u * 6; x < width + u * 6; x += u * lumps.range(3, 8)) {
          ctx.beginPath();
          ctx.ellipse(x, y + lift * u + lumps.range(-2, 2) * u, u * lumps.range(5, 12), u * lumps.range(3, 7) + (height - y) * 0.4, 0, 0, Math.PI * 2);
          ctx.fill();
        }
      }
    });
  }
  return { ground: height * 0.86, middle: height * 0.84, depth: 0.2, room: 0.46, floating: true };
};

/** A composition without things: overlapping forms along a rhythm, in the scene's own palette. */
export const abstract: Painter = (stage) => {
  const { ctx, random, u, width, height, scene } = stage;
  const palette = [...scene.air.sky, scene.air.glow, turnHue(saturate(scene.air.glow, 1.4), 150), scene.air.cloudShade, ...scene.colours];
  const fade = ctx.createLinearGradient(0, 0, width * random.next(), height);
  fade.addColorStop(0, css(scene.air.sky[0]));
  fade.addColorStop(1, css(mix(scene.air.sky[2], scene.air.sky[3], 0.4)));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  const kind = random.int(0, 2);
  const reach = Math.max(width, height);
  const rings = random.int(5, 10);
  const [cx, cy] = [random.range(0.25, 0.75) * width, random.range(0.25, 0.75) * height];
  for (let i = rings; i > 0; i--) {
    const colour = random.pick(palette);
    const r = (reach * 0.62 * i) / rings;
    ctx.fillStyle = css(colour, cel(stage) ? 0.95 : 0.62);
    ctx.save();
    if (!cel(stage)) {
      ctx.shadowColor = 'rgba(0,0,0,0.45)';
      ctx.shadowBlur = u * 4;
    }
    ctx.beginPath();
    if (kind === 0) ctx.arc(cx + random.range(-6, 6) * u, cy + random.range(-6, 6) * u, r, 0, Math.PI * 2);
    else if (kind === 1) wave(stage, height * (1 - i / (rings + 1)), random.range(4, 16) * u);
    else shard(stage, cx, cy, r);
    ctx.fill();
    ctx.restore();
  }
  for (let i = 0; i < random.int(6, 22); i++) {
    ctx.fillStyle = css(random.pick(palette), random.range(0.5, 0.95));
    ctx.beginPath();
    ctx.arc(random.range(0, width), random.range(0, height), u * random.range(0.4, 5), 0, Math.PI * 2);
    ctx.fill();
  }
  return { ground: height * 0.86, middle: height * 0.8, depth: 0, room: 0.44, floating: true };
};

function wave(stage: Stage, y: number, rise: number): void {
  const { ctx, width, height, u, random } = stage;
  const phase = random.range(0, 6);
  const long = u * random.range(16, 40);
  ctx.moveTo(-2, height + 2);
  for (let x = -2; x <= width + 6; x += 6) ctx.lineTo(x, y + Math.sin(x / long + phase) * rise + Math.sin(x / (long * 0.37) + phase * 2) * rise * 0.25);
  ctx.lineTo(width + 6, height + 2);
}

function shard(stage: Stage, x: number, y: number, r: number): void {
  const { ctx, random } = stage;
  const turn = random.range(0, 6);
  for (let i = 0; i < 3 + (Math.round(r) % 3); i++) {
    const a = turn + (i / 4) * Math.PI * 2 + random.range(-0.4, 0.4);
    ctx.lineTo(x + Math.cos(a) * r * random.range(0.6, 1.1), y + Math.sin(a) * r * random.range(0.6, 1.1));
  }
  ctx.closePath();
}
