import { css, rgb } from '../light/colour.ts';
import { live } from './moves.ts';
import type { Stage } from './stage.ts';

/** Draws the two beams of a lighthouse at x, y (pixels). */
export function drawBeams(stage: Stage, x: number, y: number): void {
  const { width, u, random } = stage;
  const lean = random.range(-0.16, 0.1);
  live(
    stage,
    (ctx, time) => {
      ctx.save();
      ctx.globalCompositeOperation = 'lighter';
      // the lamp turns: its beams grow short, change sides and grow long again
      const turned = Math.cos(time * 0.9);
      for (const side of [-1, 1]) {
        const reach = side * turned * Math.max(u * 60, width * 0.6);
        const light = ctx.createLinearGradient(x, y, x + reach, y);
        light.addColorStop(0, css(rgb('#ffeeb4'), 0.7));
        light.addColorStop(1, css(rgb('#ffeeb4'), 0));
        ctx.fillStyle = light;
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.lineTo(x + reach, y + reach * lean - u * 8);
        ctx.lineTo(x + reach, y + reach * lean + u * 8);
        ctx.fill();
      }
      ctx.restore();
    },
    stage.reel ? y + u * 40 : undefined,
  );
}
