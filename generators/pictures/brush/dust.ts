import { css, type Rgb } from '../light/colour.ts';
import { onlyMoving } from './moves.ts';
import type { Stage } from './stage.ts';

/** Specks that drift through a clip. @param fast times as fast as in empty space */
export function dust(stage: Stage, colour: Rgb, fast = 1): void {
  const { width, height, u } = stage;
  const random = stage.random.fork('dust');
  const specks = Array.from({ length: 70 }, () => [random.next(), random.next(), random.next()] as const);
  onlyMoving(stage, (ctx, time) => {
    ctx.fillStyle = css(colour);
    for (const [a, b, c] of specks) {
      ctx.globalAlpha = Math.min(1, time) * (0.15 + c * 0.4);
      const x = ((a * width + time * fast * u * (1 + c * 5)) % (width * 1.04)) - width * 0.02;
      ctx.beginPath();
      ctx.arc(x, b * height + u * Math.sin(time * 0.4 + a * 9), u * (0.1 + c * 0.26), 0, Math.PI * 2);
      ctx.fill();
    }
  });
}
