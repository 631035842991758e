import { createCanvas } from '@napi-rs/canvas';
import { drawSky } from '../brush/sky.ts';
import { farHills } from './land.ts';
import { cel, createStage, onLayer } from '../brush/stage.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { css, lit, mix, rgb, shade } from '../light/colour.ts';
import type { Rgb } from '../light/colour.ts';
import type { Scene } from '../scene.ts';
import type { Painter } from './painter.ts';
import { drawRidge } from '../brush/land.ts';

const papers = ['#d8c4a8', '#a8b8b4', '#c9a89a', '#8fa0b4', '#b8b48f', '#d0b8c0'].map(rgb);
const woods = ['#8a5a38', '#6f4a34', '#a8744a', '#5a4238'].map(rgb);

/** Light indoors: the day through the window, or a lamp's warm circle after dark. */
function indoor(stage: Stage, colour: Rgb): Rgb {
  return lit(colour, roomLight(stage.scene));
}

/** What a white wall looks like inside at the scene's hour. */
export function roomLight({ air, time }: Scene): Rgb {
  const lamp: Rgb = time === 'night' ? [190, 142, 108] : time === 'dusk' ? [228, 168, 136] : air.light;
  return mix(lamp, [255, 255, 255], time === 'noon' ? 0.2 : 0.08);
}

/** A room with a window on the weather, furniture and a lamp. */
export const room: Painter = (stage) => {
  const { random, u, width, height } = stage;
  const floor = height * random.range(0.7, 0.76);
  const wall = indoor(stage, random.pick(papers));
  const wood = random.pick(woods);
  wallAndFloor(stage, wall, indoor(stage, wood), floor);
  const left = random.chance(0.5);
  const ww = Math.min(width * 0.46, u * random.range(44, 60));
  const wh = Math.min(floor * 0.62, u * random.range(46, 60));
  const wx = left ? width * 0.1 : width * 0.9 - ww;
  const wy = floor * 0.14;
  windowOn(stage, wx, wy, ww, wh);
  curtains(stage, wx, wy, ww, wh, floor);
  const other = left ? width * 0.78 : width * 0.22;
  frames(stage, other, floor * 0.34);
  rug(stage, width / 2, (floor + height) / 2);
  if (random.chance(0.6)) sofa(stage, other, floor + u * 5, u * 44);
  else shelf(stage, other, floor, u * 30);
  lampStand(stage, left ? width * 0.95 : width * 0.05, floor + u * 4, u * 46);
  plant(stage, left ? wx + ww + u * 7 : wx - u * 7, floor + u * 5);
  beam(stage, wx, ww, floor);
  return { ground: height * 0.93, middle: floor + u * 3, depth: 0, room: 0.4 };
};

/** A table top before a window: still life. */
export const table: Painter = (stage) => {
  const { ctx, random, u, width, height } = stage;
  const edge = height * random.range(0.58, 0.66);
  const wall = indoor(stage, random.pick(papers));
  wallAndFloor(stage, wall, wall, edge);
  const ww = Math.min(width * 0.62, u * 74);
  const wx = (width - ww) * random.range(0.15, 0.85);
  windowOn(stage, wx, height * 0.06, ww, edge * 0.76);
  softenBack(stage, edge);
  const wood = indoor(stage, random.pick(woods));
  const top = ctx.createLinearGradient(0, edge, 0, height);
  top.addColorStop(0, css(shade(wood, 0.22)));
  top.addColorStop(cel(stage) ? 0.02 : 0.6, css(wood));
  top.addColorStop(1, css(cel(stage) ? wood : shade(wood, -0.35)));
  ctx.fillStyle = top;
  ctx.fillRect(0, edge, width, height - edge);
  for (let i = 0; i < 22; i++) {
    const y = edge + (height - edge) * random.next() ** 0.8;
    ctx.strokeStyle = css(shade(wood, random.range(-0.35, 0.1)), 0.4);
    ctx.lineWidth = u * random.range(0.1, 0.4);
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.bezierCurveTo(width * 0.3, y + u * random.range(-1, 1), width * 0.6, y + u * random.range(-1.4, 1.4), width, y);
    ctx.stroke();
  }
  ctx.fillStyle = css(mix(shade(wood, 0.4), stage.scene.air.glow, 0.3), 0.7);
  ctx.fillRect(0, edge, width, u * 0.5);
  napkin(stage, width / 2, height * 0.82);
  if (stage.scene.time === 'night') candle(stage, width * (random.chance(0.5) ? 0.16 : 0.84), edge + u * 12);
  return { ground: height * 0.85, middle: height * 0.8, depth: 0, room: 0.5 };
};

function wallAndFloor(stage: Stage, wall: Rgb, wood: Rgb, floor: number): void {
  const { ctx, u, width, height, light, random } = stage;
  ctx.fillStyle = css(wall);
  ctx.fillRect(0, 0, width, floor);
  if (random.chance(0.4)) for (let x = 0; x < width; x += u * 6) {
    ctx.fillStyle = css(shade(wall, 0.14), 0.4);
    ctx.fillRect(x, 0, u * 3, floor);
  }
  if (!cel(stage)) {
    const glow = ctx.createRadialGradient(light.x, floor * 0.4, 0, light.x, floor * 0.4, width * 0.8);
    glow.addColorStop(0, css(shade(wall, 0.22), 0.7));
    glow.addColorStop(1, css(shade(wall, -0.5), 0.75));
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, width, floor);
  }
  ctx.fillStyle = css(wood);
  ctx.fillRect(0, floor, width, height - floor);
  const vanish = width / 2;
  for (let i = -14; i <= 14; i++) {
    ctx.strokeStyle = css(shade(wood, -0.3), 0.6);
    ctx.lineWidth = u * 0.24;
    ctx.beginPath();
    ctx.moveTo(vanish + i * u * 8, floor);
    ctx.lineTo(vanish + i * u * 21, height);
    ctx.stroke();
  }
  ctx.fillStyle = css(shade(wall, 0.42));
  ctx.fillRect(0, floor - u * 2.4, width, u * 2.4);
}

/** The outside as a small picture of its own, set into a frame. */
function windowOn(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { ctx, u, random, scene } = stage;
  const inner = createStage({ ...scene, cast: [] }, Math.max(8, Math.round(w)), Math.max(8, Math.round(h)), random.fork('window'));
  const view: Stage = { ...inner, u: u * 0.7, horizon: h * 0.78, light: { x: w * random.range(0.25, 0.75), y: h * (0.78 - scene.air.discHeight * 0.6) } };
  drawSky(view);
  farHills(view, true);
  drawRidge(view, { y: h * 0.92, rise: u * 4, colour: rgb('#5a8a58'), depth: 0.3, peaks: 2 }, view.random);
  ctx.drawImage(view.canvas, x, y, w, h);
  const frame = indoor(stage, rgb('#f2ece0'));
  ctx.strokeStyle = css(frame);
  ctx.lineWidth = u * 2.2;
  ctx.strokeRect(x, y, w, h);
  ctx.lineWidth = u * 1.1;
  ctx.beginPath();
  ctx.moveTo(x + w / 2, y);
  ctx.lineTo(x + w / 2, y + h);
  ctx.moveTo(x, y + h * 0.42);
  ctx.lineTo(x + w, y + h * 0.42);
  ctx.stroke();
  ctx.fillStyle = css(shade(frame, -0.12));
  ctx.fillRect(x - u * 3, y + h + u * 0.6, w + u * 6, u * 2.4);
}

function curtains(stage: Stage, x: number, y: number, w: number, h: number, floor: number): void {
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

function frames(stage: Stage, x: number, y: number): void {
  const { ctx, u, random, scene } = stage;
  for (const [dx, dy, w, h] of [[-11, -9, 16, 20], [9, -4, 12, 13]] as const) {
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

function rug(stage: Stage, x: number, y: number): void {
  const { ctx, u, random } = stage;
  const cloth = indoor(stage, random.pick(['#a8483f', '#3f5f7a', '#d8c090', '#5a7a5f'].map(rgb)));
  for (const [r, dim] of [[1, 0], [0.86, 0.26], [0.8, -0.1]] as const) {
    ctx.fillStyle = css(shade(cloth, dim));
    ctx.beginPath();
    ctx.ellipse(x, y, u * 40 * r, u * 8.4 * r, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

function sofa(stage: Stage, x: number, y: number, w: number): void {
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
  piece(-0.5, -0.44, 1, 0.4, -0.16, 5); piece(-0.44, -0.24, 0.44, 0.14, 0.1); piece(0, -0.24, 0.44, 0.14, 0.06); piece(-0.46, -0.13, 0.92, 0.12, -0.06);
  piece(-0.56, -0.3, 0.14, 0.3, 0.02, 4); piece(0.42, -0.3, 0.14, 0.3, -0.2, 4);
  ctx.fillStyle = css(indoor(stage, rgb('#e0a84a')));
  ctx.beginPath();
  ctx.roundRect(x - w * 0.36, y - w * 0.4, w * 0.18, w * 0.18, u * 2);
  ctx.fill();
}

function shelf(stage: Stage, x: number, floor: number, w: number): void {
  const { ctx, u, random } = stage;
  const wood = indoor(stage, rgb('#7a5238'));
  const tall = u * 38;
  ctx.fillStyle = css(shade(wood, -0.35));
  ctx.fillRect(x - w / 2, floor + u * 3 - tall, w, tall);
  ctx.fillStyle = css(wood);
  for (let i = 0; i <= 4; i++) ctx.fillRect(x - w / 2 - u, floor + u * 3 - tall + (i * tall) / 4 - u * 0.6, w + u * 2, u * 1.2);
  for (let i = 0; i < 4; i++) for (let bx = x - w / 2 + u; bx < x + w / 2 - u * 2; ) {
    const [bw, bh] = [u * random.range(1, 2.2), u * random.range(5, 8)];
    ctx.fillStyle = css(indoor(stage, random.pick(['#b8483f', '#3f6a86', '#d8b05a', '#5a7a52', '#8a5f86', '#e8dcc4'].map(rgb))));
    if (random.chance(0.88)) ctx.fillRect(bx, floor + u * 2.4 - tall + ((i + 1) * tall) / 4 - bh, bw, bh);
    bx += bw + u * 0.15;
  }
}

function lampStand(stage: Stage, x: number, y: number, tall: number): void {
  const { ctx, u, scene, width, height } = stage;
  const on = scene.time === 'night' || scene.time === 'dusk';
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
  if (on) lampGlow(ctx, x, y - tall, u * 62, width, height);
}

function lampGlow(ctx: Context, x: number, y: number, reach: number, width: number, height: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  const glow = ctx.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, css(rgb('#ffc06a'), 0.62));
  glow.addColorStop(0.4, css(rgb('#ff9f48'), 0.2));
  glow.addColorStop(1, css(rgb('#ff9f48'), 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

function plant(stage: Stage, x: number, y: number): void {
  const { ctx, u, random } = stage;
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI / 2 + (i - 5) * 0.24;
    const long = u * random.range(13, 23);
    ctx.fillStyle = css(indoor(stage, i % 2 ? rgb('#4a8a52') : rgb('#39703f')));
    ctx.beginPath();
    ctx.moveTo(x, y - u * 8);
    ctx.quadraticCurveTo(x + Math.cos(a - 0.3) * long * 0.6, y - u * 8 + Math.sin(a - 0.3) * long * 0.7, x + Math.cos(a) * long, y - u * 8 + Math.sin(a) * long);
    ctx.quadraticCurveTo(x + Math.cos(a + 0.3) * long * 0.5, y - u * 8 + Math.sin(a + 0.3) * long * 0.4, x, y - u * 8);
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

/** The window's light lying across the floor. */
function beam(stage: Stage, x: number, w: number, floor: number): void {
  const { scene, u, height, random } = stage;
  if (scene.weather !== 'clear' && scene.weather !== 'cloudy') return;
  const lean = random.range(-0.5, 0.5) * w;
  const strong = scene.time === 'night' ? 0.12 : scene.time === 'noon' ? 0.26 : 0.36;
  onLayer(stage, { blur: cel(stage) ? 0 : u * 1.5, blend: 'lighter' }, (ctx) => {
    for (const side of [0, 0.52]) {
      ctx.fillStyle = css(scene.air.glow, strong);
      ctx.beginPath();
      ctx.moveTo(x + w * side + lean * 0.6, floor + u * 4);
      ctx.lineTo(x + w * (side + 0.46) + lean * 0.6, floor + u * 4);
      ctx.lineTo(x + w * (side + 0.56) + lean * 1.3, height * 0.97);
      ctx.lineTo(x + w * (side - 0.1) + lean * 1.3, height * 0.97);
      ctx.fill();
    }
  });
}

/** Everything behind the table goes out of focus in the realistic style. */
function softenBack(stage: Stage, edge: number): void {
  if (cel(stage)) return;
  const { ctx, canvas, width, u } = stage;
  const back = createCanvas(Math.ceil(width / 2), Math.ceil(edge / 2));
  const inner = back.getContext('2d');
  inner.filter = `blur(${(u * 0.6).toFixed(1)}px)`;
  inner.drawImage(canvas, 0, 0, width, edge, 0, 0, back.width, back.height);
  ctx.drawImage(back, 0, 0, width, edge);
}

function napkin(stage: Stage, x: number, y: number): void {
  const { ctx, u, random } = stage;
  const cloth = indoor(stage, random.pick(['#f0e6d4', '#c8584a', '#7f9fa8', '#d8c07a'].map(rgb)));
  ctx.fillStyle = css(cloth);
  ctx.beginPath();
  ctx.moveTo(x - u * 34, y - u * 6);
  ctx.lineTo(x + u * 30, y - u * 8);
  ctx.lineTo(x + u * 44, y + u * 11);
  ctx.lineTo(x - u * 42, y + u * 13);
  ctx.fill();
  ctx.strokeStyle = css(shade(cloth, -0.3), 0.6);
  ctx.lineWidth = u * 0.7;
  ctx.stroke();
}

function candle(stage: Stage, x: number, y: number): void {
  const { ctx, u, width, height } = stage;
  ctx.fillStyle = css(rgb('#f0dcb8'));
  ctx.fillRect(x - u * 2, y - u * 15, u * 4, u * 15);
  ctx.fillStyle = css(rgb('#ffd878'));
  ctx.beginPath();
  ctx.ellipse(x, y - u * 18, u * 1.1, u * 2.7, 0, 0, Math.PI * 2);
  ctx.fill();
  lampGlow(ctx, x, y - u * 18, u * 58, width, height);
}
