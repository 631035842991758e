import type { Actor } from '../actors.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import type { Stood } from '../by-firelight.ts';
import { css, rgb } from '../light/colour.ts';
import { isRoofed } from '../words/underground.ts';
import type { Places } from './painter.ts';

/** Lays a track across the picture under each train that stands outdoors: in a clip the train rolls, and the track stays. */
export function layTracks(
  stage: Stage,
  { floating }: Places,
  actors: readonly Actor[],
  standing: readonly Stood[],
): void {
  if (floating || isRoofed(stage.scene)) return;
  for (const { figure, placing } of standing) {
    const isTrain = actors.some((actor) => actor.figure === figure && actor.cast.figure === 'train');
    if (isTrain) track(stage, placing.y, placing.size / figure.tall);
  }
}

/** Gravel, sleepers and a rail at a height. @param unit pixels of a unit of the train */
function track(stage: Stage, y: number, unit: number): void {
  const { ctx, width } = stage;
  ctx.fillStyle = css(tone(stage, rgb('#8d857b')));
  ctx.beginPath();
  ctx.moveTo(0, y - 3.4 * unit);
  ctx.lineTo(width, y - 3.4 * unit);
  ctx.lineTo(width, y + 5 * unit);
  for (let x = width; x > 0; x -= 9 * unit)
    ctx.quadraticCurveTo(x - 4.5 * unit, y + 7.6 * unit, x - 9 * unit, y + 5 * unit);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = css(tone(stage, rgb('#5f4636')));
  for (let x = -4 * unit; x < width; x += 9 * unit) ctx.fillRect(x, y - 2 * unit, 5 * unit, 4.6 * unit);
  ctx.fillStyle = css(tone(stage, rgb('#aab0ba')));
  ctx.fillRect(0, y - 3.6 * unit, width, 1.8 * unit);
  ctx.fillStyle = css(tone(stage, rgb('#c2c6cc')));
  ctx.fillRect(0, y + 1.4 * unit, width, 1.6 * unit);
}
