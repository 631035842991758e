/** A photograph's skin, light and grain, drawn by code: a face that the engine does not know. */
import { type Canvas, type SKRSContext2D as Context, createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../../generators/pictures/random.ts';
import { FACE, jpegOf, oval, type Sample, soft } from './face-parts.ts';

const SKIN = '#d9a183';

/** A head in a soft light from the left, out of focus behind it a room, with the grain of a sensor. */
export function photograph(side = 720, seed = 1): Sample {
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext('2d');
  const random = createRandom(seed);
  ctx.scale(side, side);
  const room = ctx.createLinearGradient(0, 0, 1, 1);
  room.addColorStop(0, '#8d9aa3');
  room.addColorStop(0.6, '#5d6468');
  room.addColorStop(1, '#3c3f42');
  ctx.fillStyle = room;
  ctx.fillRect(0, 0, 1, 1);
  for (let i = 0; i < 14; i++)
    soft(
      ctx,
      [random.range(0, 1), random.range(0, 0.8)],
      random.range(0.04, 0.14),
      `hsla(${random.range(20, 60)},40%,70%,`,
      0.3,
    );
  oval(ctx, 0.5, 0.4, 0.235, 0.29, '#2c1f1a');
  shoulders(ctx);
  head(ctx);
  for (const x of [0.41, 0.59]) eye(ctx, x, 0.4, random);
  nose(ctx);
  lips(ctx, side);
  fringe(ctx, random);
  return finished(canvas, side, random);
}

function shoulders(ctx: Context): void {
  const neck = ctx.createLinearGradient(0, 0.66, 0, 0.9);
  neck.addColorStop(0, '#8f5f49');
  neck.addColorStop(1, '#c18a6c');
  ctx.fillStyle = neck;
  ctx.fillRect(0.41, 0.62, 0.18, 0.3);
  const cloth = ctx.createLinearGradient(0.1, 0, 0.9, 0);
  cloth.addColorStop(0, '#4a5f7d');
  cloth.addColorStop(1, '#2a3648');
  ctx.fillStyle = cloth;
  ctx.beginPath();
  ctx.moveTo(0.08, 1);
  ctx.bezierCurveTo(0.12, 0.84, 0.3, 0.86, 0.4, 0.8);
  ctx.quadraticCurveTo(0.5, 0.9, 0.6, 0.8);
  ctx.bezierCurveTo(0.7, 0.86, 0.88, 0.84, 0.92, 1);
  ctx.fill();
}

function head(ctx: Context): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(0.315, 0.36);
  ctx.bezierCurveTo(0.3, 0.56, 0.36, 0.74, 0.5, 0.765);
  ctx.bezierCurveTo(0.64, 0.74, 0.7, 0.56, 0.685, 0.36);
  ctx.bezierCurveTo(0.68, 0.16, 0.32, 0.16, 0.315, 0.36);
  ctx.clip();
  const light = ctx.createRadialGradient(0.42, 0.36, 0.05, 0.5, 0.45, 0.36);
  light.addColorStop(0, '#edbd9f');
  light.addColorStop(0.55, SKIN);
  light.addColorStop(1, '#8a563f');
  ctx.fillStyle = light;
  ctx.fillRect(0.2, 0.1, 0.6, 0.7);
  soft(ctx, [0.39, 0.53], 0.085, 'rgba(214,116,96,', 0.3);
  soft(ctx, [0.61, 0.53], 0.085, 'rgba(190,96,80,', 0.28);
  for (const x of [0.41, 0.59]) soft(ctx, [x, 0.385], 0.062, 'rgba(96,54,40,', 0.36);
  soft(ctx, [0.5, 0.68], 0.05, 'rgba(255,222,196,', 0.22);
  soft(ctx, [0.5, 0.655], 0.05, 'rgba(110,60,44,', 0.2);
  soft(ctx, [0.5, 0.24], 0.1, 'rgba(255,226,200,', 0.25);
  ctx.restore();
}

function eye(ctx: Context, x: number, y: number, random: ReturnType<typeof createRandom>): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - 0.043, y + 0.004);
  ctx.quadraticCurveTo(x, y - 0.034, x + 0.043, y + 0.004);
  ctx.quadraticCurveTo(x, y + 0.026, x - 0.043, y + 0.004);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = '#d9d2cb';
  ctx.fillRect(x - 0.05, y - 0.04, 0.1, 0.08);
  oval(ctx, x, y - 0.001, 0.0185, 0.0185, '#4b6a72');
  oval(ctx, x, y - 0.001, 0.009, 0.009, '#14110f');
  oval(ctx, x - 0.006, y - 0.007, 0.0035, 0.0035, '#ffffff');
  soft(ctx, [x, y - 0.02], 0.03, 'rgba(40,20,14,', 0.5);
  ctx.restore();
  ctx.lineWidth = 0.0035;
  ctx.strokeStyle = 'rgba(58,32,24,0.75)';
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - 0.045, y + 0.003);
  ctx.quadraticCurveTo(x, y - 0.036, x + 0.045, y + 0.003);
  ctx.lineWidth = 0.007;
  ctx.strokeStyle = '#2a1a14';
  ctx.stroke();
  ctx.lineWidth = 0.0016;
  ctx.strokeStyle = 'rgba(52,34,26,0.7)';
  for (let i = 0; i < 70; i++) {
    const share = random.next();
    const from = {
      x: x - 0.058 + share * 0.116,
      y: y - 0.062 - Math.sin(share * Math.PI) * 0.014 + random.range(0, 0.012),
    };
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(from.x + random.range(-0.004, 0.016) * (x < 0.5 ? -1 : 1), from.y - random.range(0.002, 0.01));
    ctx.stroke();
  }
  ctx.restore();
}

function nose(ctx: Context): void {
  soft(ctx, [0.478, 0.46], 0.03, 'rgba(255,226,204,', 0.35);
  soft(ctx, [0.53, 0.5], 0.035, 'rgba(110,62,46,', 0.28);
  soft(ctx, [0.492, 0.525], 0.024, 'rgba(255,230,210,', 0.5);
  for (const x of [0.474, 0.526]) soft(ctx, [x, 0.548], 0.012, 'rgba(70,34,26,', 0.75);
  soft(ctx, [0.5, 0.556], 0.03, 'rgba(110,60,46,', 0.4);
}

function lips(ctx: Context, side: number): void {
  const paint = (path: () => void, from: string, to: string, top: number, bottom: number) => {
    const fill = ctx.createLinearGradient(0, top, 0, bottom);
    fill.addColorStop(0, from);
    fill.addColorStop(1, to);
    ctx.beginPath();
    path();
    ctx.fillStyle = fill;
    ctx.fill();
  };
  ctx.save();
  ctx.filter = `blur(${(side / 600).toFixed(2)}px)`;
  paint(
    () => {
      ctx.moveTo(0.415, 0.621);
      ctx.quadraticCurveTo(0.46, 0.594, 0.488, 0.5945);
      ctx.quadraticCurveTo(0.5, 0.6, 0.512, 0.5945);
      ctx.quadraticCurveTo(0.54, 0.594, 0.585, 0.621);
      ctx.quadraticCurveTo(0.5, 0.627, 0.415, 0.621);
    },
    '#bd6f62',
    '#95473f',
    0.594,
    0.624,
  );
  paint(
    () => {
      ctx.moveTo(0.415, 0.621);
      ctx.quadraticCurveTo(0.5, 0.627, 0.585, 0.621);
      ctx.quadraticCurveTo(0.54, 0.65, 0.5, 0.65);
      ctx.quadraticCurveTo(0.46, 0.65, 0.415, 0.621);
    },
    '#a8544a',
    '#c67b6c',
    0.622,
    0.65,
  );
  ctx.strokeStyle = 'rgba(70,26,24,0.85)';
  ctx.lineWidth = 0.004;
  ctx.beginPath();
  ctx.moveTo(0.413, 0.6205);
  ctx.quadraticCurveTo(0.45, 0.621, 0.485, 0.6245);
  ctx.quadraticCurveTo(0.5, 0.622, 0.515, 0.6245);
  ctx.quadraticCurveTo(0.55, 0.621, 0.587, 0.6205);
  ctx.stroke();
  ctx.restore();
  soft(ctx, [0.49, 0.637], 0.014, 'rgba(255,222,212,', 0.4);
}

function fringe(ctx: Context, random: ReturnType<typeof createRandom>): void {
  for (let i = 0; i < 260; i++) {
    const share = random.next();
    ctx.strokeStyle = random.chance(0.3) ? 'rgba(84,58,44,0.7)' : 'rgba(40,27,22,0.85)';
    ctx.lineWidth = random.range(0.002, 0.005);
    ctx.beginPath();
    ctx.moveTo(0.5 + random.range(-0.03, 0.03), 0.13 + random.range(-0.01, 0.02));
    const side = share < 0.5 ? -1 : 1;
    const out = 0.19 + random.range(0, 0.03);
    ctx.bezierCurveTo(
      0.5 + side * 0.12,
      0.14,
      0.5 + side * out,
      0.2,
      0.5 + side * (out + 0.012),
      0.34 + random.range(0, 0.22),
    );
    ctx.stroke();
  }
}

function finished(canvas: Canvas, side: number, random: ReturnType<typeof createRandom>): Sample {
  const soft = createCanvas(side, side);
  const ctx = soft.getContext('2d');
  ctx.drawImage(canvas, 0, 0);
  ctx.filter = `blur(${(side / 900).toFixed(2)}px)`;
  ctx.drawImage(canvas, 0, 0);
  const image = ctx.getImageData(0, 0, side, side);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const grain = (random.next() + random.next() - 1) * 9;
    for (let part = 0; part < 3; part++)
      data[i + part] = (data[i + part] ?? 0) + grain + (random.next() - 0.5) * 5;
  }
  ctx.putImageData(image, 0, 0);
  return { ...jpegOf(soft, side), face: FACE };
}
