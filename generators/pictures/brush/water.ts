import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../light/colour.ts';
import { css, lit, mix, shade } from '../light/colour.ts';
import type { Stage } from './stage.ts';
import { cel, tone } from './stage.ts';

/** Water from `top` to `bottom`: what stands above it given back in broken strips, then waves and the light's path. */
export function drawWater(stage: Stage, top: number, bottom: number, colour: Rgb, waves = 1): void {
  const { ctx, width, scene } = stage;
  const deep = lit(mix(colour, scene.air.sky[0], 0.45), mix(scene.air.light, [255, 255, 255], 0.25));
  const far = mix(deep, scene.air.sky[3], 0.62);
  if (cel(stage)) ctx.fillStyle = css(mix(far, deep, 0.3));
  else {
    const fade = ctx.createLinearGradient(0, top, 0, bottom);
    fade.addColorStop(0, css(far));
    fade.addColorStop(0.3, css(mix(far, deep, 0.55)));
    fade.addColorStop(1, css(shade(deep, -0.28)));
    ctx.fillStyle = fade;
  }
  ctx.fillRect(0, top, width, bottom - top);
  mirror(stage, top, bottom, waves);
  if (cel(stage)) flatWaves(stage, top, bottom, deep, far);
  else softWaves(stage, top, bottom, deep, far);
  const overcast = scene.weather === 'rain' || scene.weather === 'storm' || scene.weather === 'fog';
  if (!overcast) lightPath(stage, top, bottom);
  // A bright line where water meets land or sky.
  ctx.fillStyle = css(mix(scene.air.sky[3], [255, 255, 255], 0.25), 0.5);
  ctx.fillRect(0, top, width, Math.max(1, stage.u * 0.16));
}

function mirror(stage: Stage, top: number, bottom: number, waves: number): void {
  const { ctx, canvas, width, u } = stage;
  const tall = Math.min(top, bottom - top);
  const above = createCanvas(width, Math.ceil(tall));
  above.getContext('2d').drawImage(canvas, 0, top - tall, width, tall, 0, 0, width, tall);
  const random = stage.random.fork('mirror');
  ctx.save();
  const strip = cel(stage) ? u * 0.9 : Math.max(2, u * 0.35);
  for (let y = 0; y < tall - strip; y += strip) {
    const t = y / tall;
    ctx.globalAlpha = (cel(stage) ? 0.5 : 0.62) * (1 - t * 0.75);
    const sway =
      Math.sin(y / (u * (0.8 + t * 2.2))) * u * (0.15 + t * 1.5) * waves +
      random.range(-0.3, 0.3) * u * waves;
    ctx.drawImage(above, 0, tall - y - strip, width, strip, sway, top + y, width, strip + 0.6);
  }
  ctx.restore();
}

function softWaves(stage: Stage, top: number, bottom: number, deep: Rgb, far: Rgb): void {
  const { ctx, width, u, random } = stage;
  const many = Math.round((width / u) * 3.4);
  for (let i = 0; i < many; i++) {
    const t = random.next() ** 1.4;
    const y = top + (bottom - top) * t;
    const long = u * (1 + t * 9) * random.range(0.5, 1.5);
    const x = random.range(-long, width);
    ctx.fillStyle = random.chance(0.5)
      ? css(shade(deep, -0.35), 0.12 + t * 0.12)
      : css(mix(far, [255, 255, 255], 0.15), 0.1 + t * 0.08);
    ctx.beginPath();
    ctx.ellipse(x + long / 2, y, long / 2, u * (0.06 + t * 0.32), 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

function flatWaves(stage: Stage, top: number, bottom: number, deep: Rgb, far: Rgb): void {
  const { ctx, width, u, random } = stage;
  for (let i = 0; i < (width / u) * 0.62; i++) {
    const t = random.next() ** 1.3;
    const y = top + (bottom - top) * t;
    const long = u * (3 + t * 15) * random.range(0.6, 1.4);
    const x = random.range(-long * 0.5, width);
    const thick = u * (0.16 + t * 0.7);
    ctx.fillStyle = css(random.chance(0.4) ? shade(deep, -0.16) : mix(far, [255, 255, 255], 0.28), 0.75);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + long * 0.25, y - thick, x + long * 0.5, y);
    ctx.quadraticCurveTo(x + long * 0.75, y + thick, x + long, y);
    ctx.quadraticCurveTo(x + long * 0.5, y + thick * 1.1, x, y);
    ctx.fill();
  }
}

function lightPath(stage: Stage, top: number, bottom: number): void {
  const { ctx, light, u, scene, random } = stage;
  const strong = scene.time === 'noon' ? 0.45 : 0.9;
  ctx.save();
  ctx.globalCompositeOperation = cel(stage) ? 'source-over' : 'lighter';
  const rows = Math.round((bottom - top) / (u * 0.42));
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const y = top + (bottom - top) * t;
    const spread = u * (2.2 + t * 16);
    for (let k = 0; k < 3; k++) {
      const away = (random.next() + random.next() - 1) * spread;
      const long = u * (0.5 + t * 4) * random.range(0.4, 1.3);
      const fade = strong * (1 - t * 0.8) * (1 - Math.abs(away) / spread);
      ctx.fillStyle = css(scene.air.disc, Math.max(0, fade));
      ctx.beginPath();
      ctx.ellipse(light.x + away, y, long, u * (0.08 + t * 0.22), 0, 0, Math.PI * 2);
      ctx.fill();
    }
  }
  ctx.restore();
}

/** Foam along a beach: pale bands that follow the shore's line. */
export function drawFoam(stage: Stage, line: (x: number) => number): void {
  const { ctx, width, u } = stage;
  const white = tone(stage, [250, 252, 252], 0.1);
  for (const [lift, thick, alpha] of [
    [0.4, 1.3, 0.85],
    [-2.6, 0.7, 0.5],
    [-5, 0.4, 0.35],
  ] as const) {
    ctx.strokeStyle = css(white, alpha);
    ctx.lineWidth = u * thick;
    ctx.beginPath();
    for (let x = -4; x <= width + 4; x += 4) {
      const y = line(x) + lift * u + Math.sin(x / (u * 5) + lift) * u * 0.5;
      if (x < 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
}
