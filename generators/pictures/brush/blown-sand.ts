import { css, mix } from '../light/colour.ts';
import { onlyMoving } from './moves.ts';
import type { Context, Stage } from './stage.ts';
import { onLayer } from './stage.ts';

/** How far a grain goes in a second, in units. */
const [SLOWEST, FASTER] = [26, 70];

/** Draws the sand that a storm drives across the picture: streaks, nearly level, the nearer the longer. */
export function blownSand(stage: Stage): void {
  const { width, height, u, scene } = stage;
  const random = stage.random.fork('sand');
  const way = random.chance(0.5) ? 1 : -1;
  const grains = Array.from({ length: Math.round((width / u) * 3.4) }, () => {
    const near = random.next() ** 2;
    return { near, x: random.range(0, width), y: random.range(0, height), drop: random.range(0.02, 0.14) };
  });
  const colour = css(mix(scene.air.haze, scene.air.dark ? [150, 120, 84] : [246, 226, 184], 0.55));
  onLayer(stage, { blend: 'source-over' }, (ctx) => {
    const veil = ctx.createLinearGradient(0, 0, 0, height);
    veil.addColorStop(0, css(scene.air.haze, 0.42));
    veil.addColorStop(0.62, css(scene.air.haze, 0.34));
    veil.addColorStop(1, css(scene.air.haze, 0.12));
    ctx.fillStyle = veil;
    ctx.fillRect(0, 0, width, height);
  });
  const paint = (ctx: Context, time: number) => {
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineCap = 'round';
    for (const { near, x, y, drop } of grains) {
      const long = u * (1 + near * 7);
      const gone = x + way * time * u * (SLOWEST + near * FASTER);
      const across = ((gone % width) + width) % width;
      ctx.globalAlpha = 0.2 + near * 0.3;
      ctx.lineWidth = u * (0.14 + near * 0.26);
      ctx.beginPath();
      ctx.moveTo(across, y);
      ctx.lineTo(across + way * long, y + long * drop);
      ctx.stroke();
    }
    ctx.restore();
  };
  if (stage.reel) onlyMoving(stage, paint, height * 0.8);
  else onLayer(stage, { blend: 'source-over' }, (ctx) => paint(ctx, 0));
}
