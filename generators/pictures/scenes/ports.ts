/** The windows of a base on another world: ports in its hull, before the ground outside. */
import type { Stage } from '../brush/stage.ts';
import { createStage } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { World } from '../words/worlds.ts';
import { groundOf } from './moon.ts';
import { indoor } from './room-light.ts';
import type { Pane } from './walls.ts';

/** A port with what is outside. In pixels. */
export function port(stage: Stage, { x, y, w, h }: Pane, world: World): void {
  const { ctx, u, random, scene } = stage;
  const view = createStage(
    { ...scene, cast: [] },
    Math.max(8, Math.round(w)),
    Math.max(8, Math.round(h)),
    random.fork('port'),
  );
  groundOf({ ...view, u: u * 0.7 }, world);
  const round = Math.min(w, h) * 0.24;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, round);
  ctx.clip();
  ctx.drawImage(view.canvas, x, y, w, h);
  // what the glass throws back of the light in the room
  ctx.fillStyle = 'rgba(255,255,255,0.1)';
  ctx.beginPath();
  ctx.moveTo(x + w * 0.56, y);
  ctx.lineTo(x + w * 0.74, y);
  ctx.lineTo(x + w * 0.4, y + h);
  ctx.lineTo(x + w * 0.22, y + h);
  ctx.fill();
  ctx.restore();
  const steel = indoor(stage, rgb('#9aa4b0'));
  for (const [wide, colour] of [
    [5, shade(steel, -0.45)],
    [3.8, steel],
    [1, shade(steel, 0.35)],
  ] as const) {
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = u * wide;
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, round);
    ctx.stroke();
  }
  ctx.fillStyle = css(shade(steel, -0.5));
  ctx.beginPath();
  for (const [dx, dy] of [
    [0.3, 0],
    [0.7, 0],
    [0.3, 1],
    [0.7, 1],
    [0, 0.5],
    [1, 0.5],
  ] as const) {
    ctx.moveTo(x + dx * w + u * 0.8, y + dy * h);
    ctx.arc(x + dx * w, y + dy * h, u * 0.8, 0, Math.PI * 2);
  }
  ctx.fill();
}
