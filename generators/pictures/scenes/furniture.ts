import { flicker, live } from '../brush/moves.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import { indoor, papers } from './room-light.ts';

export function curtains(stage: Stage, x: number, y: number, w: number, h: number, floor: number): void {
  const { ctx, u, random } = stage;
  const cloth = indoor(stage, random.pick(['#b8564a', '#4f7a86', '#d8b878', '#7f8a5a', '#a88aa8'].map(rgb)));
  const foot = Math.min(floor - u * 3, y + h + u * 16);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - u * 5 : x + w + u * 5;
    for (let k = 0; k < 5; k++) {
      ctx.fillStyle = css(shade(cloth, [-0.16, 0.08, -0.06, 0.14, -0.2][k] ?? 0));
      ctx.beginPath();
      const [a, b] = [edge - side * k * u * 2, edge - side * (k + 1) * u * 2];
      ctx.moveTo(a, y - u * 4);
      ctx.lineTo(b, y - u * 4);
      ctx.quadraticCurveTo(b - side * u, (y + foot) / 2, b + side * u, foot);
      ctx.lineTo(a + side * u * 1.4, foot);
      ctx.fill();
    }
  }
  ctx.fillStyle = css(indoor(stage, rgb('#5a4234')));
  ctx.fillRect(x - u * 9, y - u * 5, w + u * 18, u * 1.2);
}

export function frames(stage: Stage, x: number, y: number): void {
  const { ctx, u, random, scene } = stage;
  for (const [dx, dy, w, h] of [
    [-11, -9, 16, 20],
    [9, -4, 12, 13],
  ] as const) {
    ctx.fillStyle = css(indoor(stage, rgb('#4a372c')));
    ctx.fillRect(x + (dx - w / 2) * u, y + (dy - h / 2) * u, w * u, h * u);
    const art = ctx.createLinearGradient(0, y + (dy - h / 2) * u, 0, y + (dy + h / 2) * u);
    art.addColorStop(0, css(indoor(stage, scene.air.sky[1])));
    art.addColorStop(0.55, css(indoor(stage, mix(scene.air.sky[3], rgb('#f0c890'), 0.4))));
    art.addColorStop(0.56, css(indoor(stage, random.pick(papers))));
    art.addColorStop(1, css(indoor(stage, rgb('#4f7a6a'))));
    ctx.fillStyle = art;
    ctx.fillRect(x + (dx - w / 2 + 1.2) * u, y + (dy - h / 2 + 1.2) * u, (w - 2.4) * u, (h - 2.4) * u);
  }
}

export function rug(stage: Stage, x: number, y: number): void {
  const { ctx, u, random } = stage;
  const cloth = indoor(stage, random.pick(['#a8483f', '#3f5f7a', '#d8c090', '#5a7a5f'].map(rgb)));
  for (const [r, dim] of [
    [1, 0],
    [0.86, 0.26],
    [0.8, -0.1],
  ] as const) {
    ctx.fillStyle = css(shade(cloth, dim));
    ctx.beginPath();
    ctx.ellipse(x, y, u * 40 * r, u * 8.4 * r, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

export function sofa(stage: Stage, x: number, y: number, w: number): void {
  const { ctx, u, random } = stage;
  const cloth = indoor(stage, random.pick(['#4f6f86', '#b87a5a', '#7f8f6a', '#8a5f78', '#d8c8a8'].map(rgb)));
  const piece = (dx: number, dy: number, pw: number, ph: number, dim: number, r = 3) => {
    ctx.fillStyle = css(shade(cloth, dim));
    ctx.beginPath();
    ctx.roundRect(x + dx * w, y + dy * w, pw * w, ph * w, r * u);
    ctx.fill();
    if (!cel(stage)) return;
    ctx.strokeStyle = css(shade(cloth, -0.55));
    ctx.lineWidth = u * 0.3;
    ctx.stroke();
  };
  piece(-0.5, -0.44, 1, 0.4, -0.16, 5);
  piece(-0.44, -0.24, 0.44, 0.14, 0.1);
  piece(0, -0.24, 0.44, 0.14, 0.06);
  piece(-0.46, -0.13, 0.92, 0.12, -0.06);
  piece(-0.56, -0.3, 0.14, 0.3, 0.02, 4);
  piece(0.42, -0.3, 0.14, 0.3, -0.2, 4);
  ctx.fillStyle = css(indoor(stage, rgb('#e0a84a')));
  ctx.beginPath();
  ctx.roundRect(x - w * 0.36, y - w * 0.4, w * 0.18, w * 0.18, u * 2);
  ctx.fill();
}

export function shelf(stage: Stage, x: number, floor: number, w: number): void {
  const { ctx, u, random } = stage;
  const wood = indoor(stage, rgb('#7a5238'));
  const tall = u * 38;
  ctx.fillStyle = css(shade(wood, -0.35));
  ctx.fillRect(x - w / 2, floor + u * 3 - tall, w, tall);
  ctx.fillStyle = css(wood);
  for (let i = 0; i <= 4; i++)
    ctx.fillRect(x - w / 2 - u, floor + u * 3 - tall + (i * tall) / 4 - u * 0.6, w + u * 2, u * 1.2);
  for (let i = 0; i < 4; i++)
    for (let bx = x - w / 2 + u; bx < x + w / 2 - u * 2; ) {
      const [bw, bh] = [u * random.range(1, 2.2), u * random.range(5, 8)];
      ctx.fillStyle = css(
        indoor(
          stage,
          random.pick(['#b8483f', '#3f6a86', '#d8b05a', '#5a7a52', '#8a5f86', '#e8dcc4'].map(rgb)),
        ),
      );
      if (random.chance(0.88)) ctx.fillRect(bx, floor + u * 2.4 - tall + ((i + 1) * tall) / 4 - bh, bw, bh);
      bx += bw + u * 0.15;
    }
}

export function lampStand(stage: Stage, x: number, y: number, tall: number): void {
  const { ctx, u, scene, width, height } = stage;
  const on = scene.air.dark || scene.time === 'dusk';
  ctx.fillStyle = css(indoor(stage, rgb('#3f3630')));
  ctx.fillRect(x - u * 0.5, y - tall, u, tall);
  ctx.fillRect(x - u * 4, y - u, u * 8, u * 1.2);
  ctx.fillStyle = css(on ? rgb('#ffdf9c') : indoor(stage, rgb('#ece0c8')));
  ctx.beginPath();
  ctx.moveTo(x - u * 4, y - tall - u * 5);
  ctx.lineTo(x + u * 4, y - tall - u * 5);
  ctx.lineTo(x + u * 7, y - tall + u * 5);
  ctx.lineTo(x - u * 7, y - tall + u * 5);
  ctx.fill();
  if (on)
    live(
      stage,
      (over, time) => lampGlow(over, x, y - tall, u * 62, width, height, flicker(time, x, 0.07)),
      y,
    );
}

/** Adds the warm light of a lamp to the whole picture. @param reach radius in pixels @param bright factor */
export function lampGlow(
  ctx: Context,
  x: number,
  y: number,
  reach: number,
  width: number,
  height: number,
  bright = 1,
): void {
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  const glow = ctx.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, css(rgb('#ffc06a'), 0.62 * bright));
  glow.addColorStop(0.4, css(rgb('#ff9f48'), 0.2 * bright));
  glow.addColorStop(1, css(rgb('#ff9f48'), 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

export function plant(stage: Stage, x: number, y: number): void {
  const { ctx, u, random } = stage;
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI / 2 + (i - 5) * 0.24;
    const long = u * random.range(13, 23);
    ctx.fillStyle = css(indoor(stage, i % 2 ? rgb('#4a8a52') : rgb('#39703f')));
    ctx.beginPath();
    ctx.moveTo(x, y - u * 8);
    ctx.quadraticCurveTo(
      x + Math.cos(a - 0.3) * long * 0.6,
      y - u * 8 + Math.sin(a - 0.3) * long * 0.7,
      x + Math.cos(a) * long,
      y - u * 8 + Math.sin(a) * long,
    );
    ctx.quadraticCurveTo(
      x + Math.cos(a + 0.3) * long * 0.5,
      y - u * 8 + Math.sin(a + 0.3) * long * 0.4,
      x,
      y - u * 8,
    );
    ctx.fill();
  }
  ctx.fillStyle = css(indoor(stage, rgb('#c87a52')));
  ctx.beginPath();
  ctx.moveTo(x - u * 5, y - u * 9);
  ctx.lineTo(x + u * 5, y - u * 9);
  ctx.lineTo(x + u * 3.6, y);
  ctx.lineTo(x - u * 3.6, y);
  ctx.fill();
}
