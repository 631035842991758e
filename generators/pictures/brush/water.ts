import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../light/colour.ts';
import { css, lit, mix, rgb, shade } from '../light/colour.ts';
import { live } from './moves.ts';
import type { Look } from './reel.ts';
import { rainRings, stoneRings } from './rings.ts';
import { hasNoDisc } from './sky.ts';
import type { Stage } from './stage.ts';
import { cel, tone } from './stage.ts';

/** Draws water from y = `top` to `bottom`: reflections in broken strips, waves, and the glitter path of the light. */
export function drawWater(stage: Stage, top: number, bottom: number, colour: Rgb, waves = 1): void {
  const { ctx, width, scene } = stage;
  // copy the reflection before the water covers what is below
  const above = stage.reel && mirrored(stage, top, bottom);
  stage.reel?.level(top);
  const deep = deepOf(stage, colour);
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
  mirror(stage, above ?? mirrored(stage, top, bottom), Math.min(top, bottom - top), top, waves);
  if (cel(stage)) flatWaves(stage, top, bottom, deep, far);
  else softWaves(stage, top, bottom, deep, far);
  const overcast = scene.weather !== 'clear' && scene.weather !== 'cloudy' && scene.weather !== 'snow';
  if (!overcast) lightPath(stage, top, bottom);
  const surface = { top, bottom, near: nearness(stage) };
  if (scene.weather === 'rain' || scene.weather === 'storm')
    rainRings(stage, surface, scene.weather === 'storm' ? 1.6 : 1);
  if (scene.tossed) stoneRings(stage, surface);
  // bright line at the far edge of the water
  live(
    stage,
    (ctx) => {
      ctx.fillStyle = css(mix(scene.air.sky[3], [255, 255, 255], 0.25), 0.5);
      ctx.fillRect(0, top, width, Math.max(1, stage.u * 0.16));
    },
    top,
  );
}

/** The color of deep water. */
const deepOf = ({ scene: { air } }: Stage, colour: Rgb): Rgb =>
  lit(mix(colour, air.sky[0], 0.45), mix(air.light, [255, 255, 255], 0.25));

/** The color in which things under the surface of any water are seen. */
export const waterTint = (stage: Stage): Rgb =>
  mix(deepOf(stage, rgb('#35808f')), stage.scene.air.sky[3], 0.22);

/** The reflected part of the picture above the water. */
function mirrored(stage: Stage, top: number, bottom: number): Canvas {
  const { width } = stage;
  const tall = Math.min(top, bottom - top);
  const above = createCanvas(width, Math.ceil(tall));
  const whole = stage.reel ? stage.reel.backdrop() : stage.canvas;
  above.getContext('2d').drawImage(whole, 0, top - tall, width, tall, 0, 0, width, tall);
  return above;
}

/** Nearness of each row of the water, for clips. */
const nearness = (stage: Stage): ((y: number) => number) => {
  // the plane at the time of painting, since another one may follow
  const plane = stage.reel?.onLevel();
  return (y) => plane?.(y) ?? 1;
};

function mirror(stage: Stage, above: Canvas, tall: number, top: number, waves: number): void {
  const { width, u } = stage;
  const random = stage.random.fork('mirror');
  const strip = cel(stage) ? u * 0.9 : Math.max(2, u * 0.35);
  const strips: (readonly [y: number, jitter: number])[] = [];
  for (let y = 0; y < tall - strip; y += strip) strips.push([y, random.range(-0.3, 0.3)]);
  const near = nearness(stage);
  const edge = (look: Look, y: number) => {
    const [, , , down, , origin] = look(near(top + y));
    return Math.round((top + y) * down + origin);
  };
  live(
    stage,
    (ctx, time, _focus, look) => {
      ctx.save();
      for (const [y, jitter] of strips) {
        const t = y / tall;
        ctx.globalAlpha = (cel(stage) ? 0.5 : 0.62) * (1 - t * 0.75);
        const sway =
          Math.sin(y / (u * (0.8 + t * 2.2)) - time * 2.6) * u * (0.15 + t * 1.5) * waves +
          jitter * u * waves * (1 + Math.sin(time * 3.1 + y) - Math.sin(y));
        const source = tall - y - strip;
        if (!look) {
          ctx.drawImage(above, 0, source, width, strip, sway, top + y, width, strip + 0.6);
          continue;
        }
        // at whole pixels, to avoid seams
        const [from, to] = [edge(look, y), edge(look, y + strip)];
        if (to <= from) continue;
        const [across, , , , left] = look(near(top + y + strip / 2));
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        ctx.drawImage(above, 0, source, width, strip, sway * across + left, from, width * across, to - from);
      }
      ctx.restore();
    },
    top,
  );
}

/** Width factor of a wave that appears and disappears periodically; 1 at time 0. */
const comes = (time: number, rate: number, phase: number): number =>
  time === 0 ? 1 : Math.max(0, 0.55 + 0.6 * Math.cos(rate * time + phase * Math.min(1, time)));

function softWaves(stage: Stage, top: number, bottom: number, deep: Rgb, far: Rgb): void {
  const { width, u, random } = stage;
  const many = Math.round((width / u) * 3.4);
  const waves = Array.from({ length: many }, () => {
    const t = random.next() ** 1.4;
    const y = top + (bottom - top) * t;
    const long = u * (1 + t * 9) * random.range(0.5, 1.5);
    const x = random.range(-long, width);
    const [colour, alpha] = random.chance(0.5)
      ? ([shade(deep, -0.35), 0.12 + t * 0.12] as const)
      : ([mix(far, [255, 255, 255], 0.15), 0.1 + t * 0.08] as const);
    return { t, x, y, long, colour, alpha };
  });
  const near = nearness(stage);
  live(
    stage,
    (ctx, time, focus) => {
      for (const [i, { t, x, y, long, colour, alpha }] of waves.entries()) {
        const seen = comes(time, 1.6 + (i % 5) * 0.4, i);
        if (seen < 0.06) continue;
        focus(near(y));
        ctx.fillStyle = css(colour, alpha * seen);
        ctx.beginPath();
        const at = x + long / 2 + Math.sin(time * 0.9 + i) * u * (0.4 + t * 2) * Math.min(1, time);
        ctx.ellipse(at, y, long / 2, u * (0.06 + t * 0.32), 0, 0, Math.PI * 2);
        ctx.fill();
      }
    },
    top,
  );
}

function flatWaves(stage: Stage, top: number, bottom: number, deep: Rgb, far: Rgb): void {
  const { width, u, random } = stage;
  const waves: { x: number; y: number; long: number; thick: number; colour: Rgb }[] = [];
  for (let i = 0; i < (width / u) * 0.62; i++) {
    const t = random.next() ** 1.3;
    const y = top + (bottom - top) * t;
    const long = u * (3 + t * 15) * random.range(0.6, 1.4);
    const x = random.range(-long * 0.5, width);
    const colour = random.chance(0.4) ? shade(deep, -0.16) : mix(far, [255, 255, 255], 0.28);
    waves.push({ x, y, long, thick: u * (0.16 + t * 0.7), colour });
  }
  const near = nearness(stage);
  live(
    stage,
    (ctx, time, focus) => {
      for (const [i, { x: x0, y, long, thick, colour }] of waves.entries()) {
        const seen = comes(time, 1 + (i % 4) * 0.35, i * 1.7);
        focus(near(y));
        ctx.fillStyle = css(colour, 0.75 * seen);
        const x = x0 + time * long * 0.05;
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.quadraticCurveTo(x + long * 0.25, y - thick, x + long * 0.5, y);
        ctx.quadraticCurveTo(x + long * 0.75, y + thick, x + long, y);
        ctx.quadraticCurveTo(x + long * 0.5, y + thick * 1.1, x, y);
        ctx.fill();
      }
    },
    top,
  );
}

/** The glitter path of the light on the water. */
function lightPath(stage: Stage, top: number, bottom: number): void {
  const { light, u, scene, random } = stage;
  if (hasNoDisc(scene)) return;
  const strong = scene.time === 'noon' ? 0.45 : 0.9;
  const rows = Math.round((bottom - top) / (u * 0.42));
  const glints: { y: number; away: number; long: number; tall: number; fade: number }[] = [];
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const spread = u * (2.2 + t * 16);
    for (let k = 0; k < 3; k++) {
      const away = (random.next() + random.next() - 1) * spread;
      const long = u * (0.5 + t * 4) * random.range(0.4, 1.3);
      const fade = Math.max(0, strong * (1 - t * 0.8) * (1 - Math.abs(away) / spread));
      glints.push({ y: top + (bottom - top) * t, away, long, tall: u * (0.08 + t * 0.22), fade });
    }
  }
  const near = nearness(stage);
  live(
    stage,
    (ctx, time, focus) => {
      ctx.save();
      ctx.globalCompositeOperation = cel(stage) ? 'source-over' : 'lighter';
      for (const [i, { y, away, long, tall, fade }] of glints.entries()) {
        const seen = comes(time, 3.2 + (i % 7) * 0.7, i * 2.4);
        if (time > 0 && fade * seen < 0.02) continue;
        focus(near(y));
        ctx.fillStyle = css(scene.air.disc, Math.min(1, fade * seen));
        ctx.beginPath();
        const x = light.x + away + Math.sin(time * 1.7 + i) * u * 0.6 * Math.min(1, time);
        ctx.ellipse(x, y, long, tall, 0, 0, Math.PI * 2);
        ctx.fill();
      }
      ctx.restore();
    },
    top,
  );
}

/** Foam along a beach: pale bands that follow the shoreline and move up and back. @param line the shore's y by x */
export function drawFoam(stage: Stage, line: (x: number) => number): void {
  const { width, u } = stage;
  const white = tone(stage, [250, 252, 252], 0.1);
  live(
    stage,
    (ctx, time) => {
      for (const [lift, thick, alpha] of [
        [0.4, 1.3, 0.85],
        [-2.6, 0.7, 0.5],
        [-5, 0.4, 0.35],
      ] as const) {
        const run = Math.sin(time * 1.25 + lift * 0.3 * Math.min(1, time)) * u * 1.1 * Math.min(1, time);
        ctx.strokeStyle = css(white, alpha);
        ctx.lineWidth = u * thick;
        ctx.beginPath();
        for (let x = -4; x <= width + 4; x += 4) {
          const y = line(x) + lift * u + run + Math.sin(x / (u * 5) + lift + time * 0.8) * u * 0.5;
          if (x < 0) ctx.moveTo(x, y);
          else ctx.lineTo(x, y);
        }
        ctx.stroke();
      }
    },
    line(width / 2),
  );
}
