import { type Box, cutOut, live, onlyMoving } from '../brush/moves.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, createStage } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import { type Beyond, drawBeyond } from './beyond.ts';
import { drawOutside } from './outside.ts';
import { indoor } from './room-light.ts';
import { laid, papered, type Styles, stripes } from './surfaces.ts';

export const woods = ['#8a5a38', '#6f4a34', '#a8744a', '#5a4238'].map(rgb);

/** @param styles of the wall and the floor; without any it is plain, with boards */
export function wallAndFloor(stage: Stage, wall: Rgb, wood: Rgb, floor: number, styles?: Styles): void {
  const { ctx, u, width, height, light, random } = stage;
  stage.reel?.at(0.3);
  ctx.fillStyle = css(wall);
  ctx.fillRect(0, 0, width, floor);
  if (styles) papered(stage, styles.wall, wall, wood, floor);
  else if (random.chance(0.4)) stripes(stage, wall, floor);
  if (!cel(stage)) {
    const glow = ctx.createRadialGradient(light.x, floor * 0.4, 0, light.x, floor * 0.4, width * 0.8);
    glow.addColorStop(0, css(shade(wall, 0.22), 0.7));
    glow.addColorStop(1, css(shade(wall, -0.5), 0.75));
    ctx.save();
    // the pattern of a wall shows through the light on it
    ctx.globalAlpha = styles && styles.wall !== 'plain' ? 0.55 : 1;
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, width, floor);
    ctx.restore();
  }
  stage.reel?.level(floor);
  ctx.fillStyle = css(wood);
  ctx.fillRect(0, floor, width, height - floor);
  laid(stage, styles?.floor ?? 'boards', wood, floor);
  stage.reel?.at(0.3);
  ctx.fillStyle = css(shade(wall, 0.42));
  ctx.fillRect(0, floor - u * 2.4, width, u * 2.4);
}

/** The view through a window, as a small picture. In pixels. @param what is to be seen; what the words name stands on hills */
export function viewOut(stage: Stage, { x, y, w, h }: Pane, what: Beyond = 'hills'): void {
  const { ctx, u, random, scene } = stage;
  const inner = createStage(
    { ...scene, cast: [] },
    Math.max(8, Math.round(w)),
    Math.max(8, Math.round(h)),
    random.fork('window'),
  );
  const view: Stage = {
    ...inner,
    u: u * 0.7,
    horizon: h * 0.78,
    light: { x: w * random.range(0.25, 0.75), y: h * (0.78 - scene.air.discHeight * 0.6) },
  };
  drawSky(view);
  drawBeyond(view, scene.outside?.length ? 'hills' : what);
  drawOutside(view, scene.outside ?? [], h * 0.97);
  ctx.drawImage(view.canvas, x, y, w, h);
  const box: Box = { x, y, width: w, height: h };
  if (stage.reel) passing(stage, box);
  falling(stage, box);
}

/** A window or a part of it. In pixels. */
export interface Pane {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A framed window with its view. */
export function windowOn(stage: Stage, pane: Pane, what: Beyond): void {
  viewOut(stage, pane, what);
  frameOn(stage, pane);
}

/** The frame and the sill of a window. */
export function frameOn(stage: Stage, { x, y, w, h }: Pane): void {
  const { ctx, u } = stage;
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

/** Clouds that pass outside a window, in clips. */
function passing(stage: Stage, box: Box): void {
  const { u } = stage;
  const { air } = stage.scene;
  const random = stage.random.fork('outside');
  const cloud = cutOut(stage, { x: 0, y: 0, width: u * 30, height: u * 12 }, ({ ctx }) => {
    ctx.filter = `blur(${(cel(stage) ? 0.3 : u * 1.2).toFixed(1)}px)`;
    ctx.fillStyle = css(air.cloud, 0.75);
    ctx.beginPath();
    for (const [x, r] of [
      [8, 2.6],
      [13, 4],
      [19, 3.2],
      [23, 2],
    ] as const) {
      ctx.moveTo(u * (x + r), u * 7);
      ctx.ellipse(u * x, u * 7, u * r, u * r * 0.8, 0, 0, Math.PI * 2);
    }
    ctx.fill();
  });
  const clouds = Array.from(
    { length: 3 },
    (_, i) => [random.range(0, box.width), random.range(0, 0.3), i] as const,
  );
  onlyMoving(stage, (ctx, time) => {
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.width, box.height);
    ctx.clip();
    ctx.globalAlpha = Math.min(1, time);
    for (const [x, y, i] of clouds) {
      const across = ((x + time * u * (1.5 + i * 0.5)) % (box.width + u * 30)) - u * 30;
      ctx.drawImage(cloud, box.x + across, box.y + y * box.height);
    }
  });
}

/** Rain or snow outside a window. */
function falling(stage: Stage, box: Box): void {
  const { u } = stage;
  const { weather } = stage.scene;
  const rains = weather === 'rain' || weather === 'storm';
  if (weather === 'sand') sandOutside(stage, box);
  if (!rains && weather !== 'snow') return;
  const random = stage.random.fork('falling');
  const drops = Array.from({ length: 90 }, () => [random.next(), random.next(), random.next()] as const);
  live(stage, (ctx, time) => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.width, box.height);
    ctx.clip();
    ctx.strokeStyle = 'rgba(228,238,250,0.6)';
    ctx.fillStyle = 'rgba(255,255,255,0.85)';
    ctx.lineWidth = u * 0.2;
    ctx.beginPath();
    for (const [a, b, c] of drops) {
      const speed = rains ? 1.6 + c : 0.13 + c * 0.16;
      const y = box.y + ((b + time * speed) % 1) * box.height;
      const x = box.x + (a + (rains ? 0 : 0.02 * Math.sin(time * 1.4 + a * 30))) * box.width;
      ctx.moveTo(x, y);
      if (rains) ctx.lineTo(x + u * 0.3, y + u * 2.6);
      else ctx.arc(x, y, u * (0.25 + c * 0.45), 0, Math.PI * 2);
    }
    if (rains) ctx.stroke();
    else ctx.fill();
    ctx.restore();
  });
}

/** Sand that a storm drives past a window. */
function sandOutside(stage: Stage, box: Box): void {
  const { u } = stage;
  const { air } = stage.scene;
  const random = stage.random.fork('falling');
  const grains = Array.from({ length: 70 }, () => [random.next(), random.next(), random.next()] as const);
  live(stage, (ctx, time) => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.width, box.height);
    ctx.clip();
    ctx.fillStyle = css(air.haze, 0.5);
    ctx.fillRect(box.x, box.y, box.width, box.height);
    ctx.strokeStyle = css(mix(air.haze, [255, 240, 208], air.dark ? 0.2 : 0.5), 0.7);
    ctx.lineWidth = u * 0.22;
    ctx.beginPath();
    for (const [a, b, c] of grains) {
      const x = box.x + ((a + time * (0.8 + c)) % 1) * box.width;
      const y = box.y + b * box.height;
      ctx.moveTo(x, y);
      ctx.lineTo(x + u * (1 + c * 2.6), y + u * 0.2);
    }
    ctx.stroke();
    ctx.restore();
  });
}
