import { onlyMoving } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import { signs } from './road.ts';

const walls = ['#5f6f8c', '#8a7f7a', '#4f6a80', '#a08f82', '#6a5f7a', '#7f8f9a', '#b09a86'].map(rgb);

/** One row of towers; each has its own crown, windows and, after dark, its own lit floors. */
export function blocks(stage: Stage, base: number, tall: number, wide: number, depth: number): void {
  const { ctx, random, width, u, light } = stage;
  stage.reel?.at(0.12 + (1 - depth) * 0.4);
  const panes: Pane[] = [];
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
    windows(stage, x, top, w, h, wall, depth, panes);
    if (cel(stage) && depth < 0.6) {
      ctx.strokeStyle = css(shade(wall, -0.5), 0.8);
      ctx.lineWidth = u * 0.2;
      ctx.strokeRect(x, top, w, h + 2);
    }
    if (depth < 0.6 && stage.scene.air.dark && random.chance(0.3))
      sign(stage, x + w * 0.2, top + h * random.range(0.2, 0.5), w * 0.22, u * random.range(6, 14));
    x += w * random.range(0.92, 1.25);
  }
  if (stage.reel) switching(stage, panes);
}

/** A window: its position, its colors with the light on and off, and whether it is lit in the picture. */
interface Pane {
  box: readonly [x: number, y: number, width: number, height: number];
  light: string;
  dark: string;
  on: boolean;
}

/** Animates windows: some lights switch on or off; by day some windows glint. */
function switching(stage: Stage, panes: readonly Pane[]): void {
  const random = stage.random.fork(`panes${panes.length}`);
  const { scene } = stage;
  const some = panes
    .filter(() => random.chance(0.09))
    .slice(0, 220)
    .map((pane) => ({ ...pane, at: random.range(0.3, 9), back: random.range(1.2, 5) }));
  const day = !scene.air.dark && scene.time !== 'dusk';
  onlyMoving(stage, (ctx, time) => {
    for (const { box, light, dark, on, at, back } of some) {
      if (time < at) continue;
      if (day) {
        const glint = Math.sin(((time - at) / back) * Math.PI);
        if (glint <= 0) continue;
        ctx.globalAlpha = glint * 0.8;
        ctx.fillStyle = 'rgb(255,250,232)';
      } else {
        if (Math.floor((time - at) / back) % 2) continue;
        ctx.fillStyle = on ? dark : light;
      }
      ctx.fillRect(...box);
    }
  });
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
  if (kind < 3 && random.chance(0.5))
    ctx.fillRect(x + w / 2 - u * 0.15, top - w * 0.9 - u * 3, u * 0.3, w * 0.9 + u * 3);
  if (kind === 3) for (const dx of [0.2, 0.6]) ctx.fillRect(x + w * dx, top - u * 1.4, w * 0.2, u * 1.6);
}

function windows(
  stage: Stage,
  x: number,
  top: number,
  w: number,
  h: number,
  wall: Rgb,
  depth: number,
  panes: Pane[],
): void {
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
      const lamp = random.pick([
        [255, 214, 130],
        [255, 190, 96],
        [206, 230, 255],
        [255, 236, 190],
      ] as const);
      const light = css(mix(lamp, scene.air.haze, depth * 0.5), 0.95);
      const unlit = scene.air.dark ? shade(wall, -0.35) : mix(shade(wall, 0.2), scene.air.sky[2], 0.45);
      const box = [wx, wy, bands ? gap * 0.94 : size, size * (bands ? 0.9 : 1.35)] as const;
      ctx.fillStyle = on ? light : css(unlit, 0.7);
      ctx.fillRect(...box);
      if (stage.reel) panes.push({ box, light, dark: css(unlit), on });
    }
  }
}

function sign(stage: Stage, x: number, y: number, w: number, h: number): void {
  const colour = stage.random.pick(signs);
  for (const [blur, alpha] of [
    [stage.u * 2, 0.7],
    [0, 0.95],
  ] as const) {
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
