import { createCanvas } from '@napi-rs/canvas';
import { dust } from '../brush/dust.ts';
import { onlyMoving } from '../brush/moves.ts';
import { createField } from '../brush/noise.ts';
import { stars, twinkle } from '../brush/sky-things.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import { earth } from './moon.ts';
import type { Painter } from './painter.ts';

/** Colors by time of day, which in space is the star's position: behind the limb, overhead, setting, or hidden. */
const hours = {
  dawn: { deep: '#120d2e', cloud: '#e58a9a', other: '#6a8ae0', planet: '#d99a8a', glow: '#ffd2a0' },
  noon: { deep: '#06243f', cloud: '#3fb0d8', other: '#8af0d0', planet: '#4a9ad8', glow: '#e8fbff' },
  dusk: { deep: '#220a2a', cloud: '#f0643c', other: '#c03f8a', planet: '#c8603f', glow: '#ffae5a' },
  blue: { deep: '#081438', cloud: '#4a6fd0', other: '#8a8fe0', planet: '#6a86c8', glow: '#c8d8ff' },
  night: { deep: '#03040f', cloud: '#3a3f9a', other: '#6a3fa8', planet: '#4a5078', glow: '#9fb0ff' },
} as const;

export const space: Painter = (stage) => {
  const { ctx, random, u, width, height, scene } = stage;
  const hour = hours[scene.time];
  const tint = (hex: string) =>
    scene.colours[0] ? mix(rgb(hex), scene.colours[0], 0.4) : turnHue(rgb(hex), random.range(-12, 12));
  ctx.fillStyle = css(tint(hour.deep));
  ctx.fillRect(0, 0, width, height);
  nebula(stage, tint(hour.cloud), tint(hour.other), scene.time === 'night' ? 0.5 : 0.85);
  stars(stage, height * 1.6, scene.time === 'night' ? 2.4 : 1.2);
  const limb = random.chance(scene.time === 'night' ? 0.3 : 0.45);
  const [sx, sy] =
    scene.time === 'noon'
      ? [random.range(0.1, 0.9), 0.12]
      : [random.range(0.15, 0.85), random.range(0.25, 0.55)];
  if (scene.time !== 'night') star(stage, sx * width, sy * height, tint(hour.glow));
  twinkle(stage, height * 1.6);
  shootingStars(stage);
  stage.reel?.at(0.2);
  if (scene.earthAhead) {
    earth(stage, width * random.range(0.66, 0.8), height * random.range(0.3, 0.42), u * random.range(22, 27));
  } else if (limb)
    planet(stage, width * random.range(0.2, 0.8), height + u * 62, u * 92, tint(hour.planet), false);
  else
    planet(
      stage,
      width * random.range(0.24, 0.76),
      height * random.range(0.3, 0.62),
      u * random.range(18, 30),
      tint(hour.planet),
      random.chance(0.6),
    );
  stage.reel?.at(0.34);
  for (let i = 0; i < random.int(1, 3); i++)
    planet(
      stage,
      random.range(0.05, 0.95) * width,
      random.range(0.08, 0.7) * height,
      u * random.range(2, 7),
      turnHue(tint(hour.planet), random.range(60, 280)),
      false,
    );
  dust(stage, [214, 222, 255]);
  return { ground: height * 0.82, middle: height * 0.78, depth: 0, room: 0.4, floating: true };
};

/** Two noise fields in two colors, upscaled from a small grid; posterized in the animation style. */
function nebula(stage: Stage, a: Rgb, b: Rgb, strength: number): void {
  const { ctx, width, height, random } = stage;
  const cols = 150;
  const rows = Math.max(30, Math.round((cols * height) / width));
  const layer = createCanvas(cols, rows);
  const inner = layer.getContext('2d');
  const image = inner.createImageData(cols, rows);
  const field = createField(random);
  const [ca, sa] = [Math.cos(random.range(0, 3)), Math.sin(random.range(0, 3))];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
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
  for (const [stop, alpha] of [
    [0, 1],
    [0.05, 0.9],
    [0.12, 0.38],
    [0.4, 0.1],
    [1, 0],
  ] as const)
    glow.addColorStop(stop, css(colour, alpha));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = css(colour, 0.35);
  ctx.fillRect(x - u * 40, y - u * 0.12, u * 80, u * 0.24);
  ctx.restore();
}

function planet(stage: Stage, x: number, y: number, r: number, colour: Rgb, ringed: boolean): void {
  const { ctx, random, light } = stage;
  const ring = (from: number, to: number) => {
    for (const [k, alpha] of [
      [2.1, 0.5],
      [1.85, 0.75],
      [1.6, 0.45],
      [1.45, 0.3],
    ] as const) {
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
  if (random.chance(0.5))
    for (let i = -5; i <= 5; i++) {
      ctx.fillStyle = css(shade(turnHue(colour, random.range(-18, 18)), random.range(-0.24, 0.26)), 0.8);
      ctx.beginPath();
      ctx.ellipse(x, y + (i * r) / 5, r * 1.2, r * random.range(0.07, 0.17), -0.12, 0, Math.PI * 2);
      ctx.fill();
    }
  else
    for (let i = 0; i < 24; i++) {
      ctx.fillStyle = css(shade(turnHue(colour, random.range(-26, 26)), random.range(-0.28, 0.22)), 0.6);
      ctx.beginPath();
      ctx.ellipse(
        x + random.range(-1, 1) * r,
        y + random.range(-1, 1) * r,
        r * random.range(0.05, 0.34),
        r * random.range(0.04, 0.16),
        random.range(0, 3),
        0,
        Math.PI * 2,
      );
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
    const dark = ctx.createRadialGradient(
      x + side * r * 0.5,
      y - r * 0.5,
      r * 0.2,
      x + side * r * 0.2,
      y - r * 0.2,
      r * 1.5,
    );
    dark.addColorStop(0, css([255, 255, 255], 0.24));
    dark.addColorStop(0.4, css(rgb('#0a0824'), 0));
    dark.addColorStop(0.85, css(rgb('#05040f'), 0.88));
    ctx.fillStyle = dark;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  ctx.restore();
  if (ringed) ring(0, Math.PI);
}

function shootingStars(stage: Stage): void {
  const { width, height, u } = stage;
  const random = stage.random.fork('shooting');
  const paths = Array.from(
    { length: 3 },
    (_, i) => [random.range(0.2, 1.1) * width, random.range(0, 0.5) * height, 0.9 + i * 2.3] as const,
  );
  onlyMoving(stage, (ctx, time) => {
    ctx.lineWidth = u * 0.26;
    for (const [x0, y0, start] of paths) {
      const age = ((time - start) % 7) / 0.8;
      if (time < start || age > 1) continue;
      const [x, y] = [x0 - age * u * 46, y0 + age * u * 20];
      const trail = ctx.createLinearGradient(x, y, x + u * 16, y - u * 7);
      trail.addColorStop(0, css([255, 255, 255], Math.sin(age * Math.PI)));
      trail.addColorStop(1, css([255, 255, 255], 0));
      ctx.strokeStyle = trail;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + u * 16, y - u * 7);
      ctx.stroke();
    }
  });
}
