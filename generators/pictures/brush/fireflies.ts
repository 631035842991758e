import { createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../light/colour.ts';
import { live } from './moves.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { cel } from './stage.ts';

const GLOW: Rgb = [214, 255, 120];
const CORE: Rgb = [255, 255, 214];
/** Side of the painted glow in pixels; it is scaled to its size in the picture. */
const SIDE = 64;

/** Lights of fireflies before the scene, larger in front; in a clip they wander and go out and on. */
export function drawFireflies(stage: Stage): void {
  const { width, height, horizon, u } = stage;
  const random = stage.random.fork('fireflies');
  const glow = glowOf(cel(stage));
  const flies = Array.from({ length: Math.round((width / u) * 0.34) }, () => {
    const near = random.next() ** 2;
    const low = horizon + (height - horizon) * (0.1 + near * 0.9);
    return {
      x: random.range(0, width),
      y: low - u * random.range(1, 26) * (0.5 + near),
      size: u * (1.7 + near * 3.4),
      bright: random.range(0.45, 1),
      phase: random.range(0, 6.3),
      rate: random.range(0.7, 1.6),
    };
  });
  live(
    stage,
    (ctx, time) => {
      ctx.globalCompositeOperation = 'lighter';
      for (const { x, y, size, bright, phase, rate } of flies) {
        // from the picture's own light on
        const shine = bright * (1 + 0.7 * (Math.sin(rate * 2 * time + phase) - Math.sin(phase)));
        if (shine <= 0.03) continue;
        ctx.globalAlpha = Math.min(1, shine);
        const across = x + u * 5 * (Math.sin(rate * 0.6 * time + phase) - Math.sin(phase));
        const up = y + u * 3 * (Math.sin(rate * 0.9 * time + phase * 2) - Math.sin(phase * 2));
        ctx.drawImage(glow, across - size, up - size, size * 2, size * 2);
      }
    },
    height,
  );
}

/** One light. @param flat with a rim instead of a soft edge, as in animation */
function glowOf(flat: boolean) {
  const canvas = createCanvas(SIDE, SIDE);
  const ctx = canvas.getContext('2d');
  const [middle, far] = [SIDE / 2, flat ? 0.34 : 0.12];
  const light = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, css(CORE));
  light.addColorStop(far * 0.6, css(CORE));
  light.addColorStop(far, css(GLOW, flat ? 0.3 : 0.6));
  if (flat) light.addColorStop(0.92, css(GLOW, 0.24));
  else light.addColorStop(0.4, css(GLOW, 0.16));
  light.addColorStop(1, css(GLOW, 0));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, SIDE, SIDE);
  settle(canvas);
  return canvas;
}
