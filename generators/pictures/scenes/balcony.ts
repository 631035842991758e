import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';

/** Draws the floor, the railing and the flower pots of a balcony in front of what is seen from it. @returns the y to stand on */
export function drawBalcony(stage: Stage): number {
  const { ctx, width, height, u, random } = stage;
  stage.reel?.at(0.8);
  const floor = height * 0.8;
  const rail = floor - u * 24;
  const iron = tone(stage, random.pick([rgb('#3a3e48'), rgb('#f0ede6'), rgb('#5a4a40')]));
  const tile = tone(stage, random.pick([rgb('#b87a5a'), rgb('#c8b89a'), rgb('#8a8e96')]));
  ctx.fillStyle = css(iron);
  for (let x = u * 2; x < width; x += u * 4.6) ctx.fillRect(x, rail, u * 0.8, floor - rail);
  ctx.beginPath();
  ctx.roundRect(-u, rail - u * 1.2, width + u * 2, u * 2.4, u);
  ctx.fill();
  ctx.fillRect(0, floor - u * 3, width, u);
  ctx.fillStyle = css(tile);
  ctx.fillRect(0, floor, width, height - floor);
  ctx.strokeStyle = css(shade(tile, -0.25));
  ctx.lineWidth = u * 0.3;
  for (let i = -9; i <= 9; i++) {
    ctx.beginPath();
    ctx.moveTo(width / 2 + i * u * 11, floor);
    ctx.lineTo(width / 2 + i * u * 17, height);
    ctx.stroke();
  }
  for (const share of [0.08, 0.3, 0.72, 0.94])
    pot(stage, width * share + random.range(-2, 2) * u, floor + u * 2.4);
  return floor + u * 9;
}

/** A pot with flowers. */
function pot(stage: Stage, x: number, y: number): void {
  const { ctx, u, random, scene } = stage;
  ctx.fillStyle = css(tone(stage, rgb('#4f8f48')));
  ctx.beginPath();
  ctx.ellipse(x, y - u * 9, u * 5.4, u * 3.6, 0, 0, Math.PI * 2);
  ctx.fill();
  for (let i = 0; i < 9; i++) {
    const petal = scene.petal ?? rgb(random.pick(['#e8486a', '#f2a03c', '#f4d04a', '#f08ab0', '#f4f0e8']));
    ctx.fillStyle = css(tone(stage, petal));
    ctx.beginPath();
    ctx.arc(x + random.range(-4.6, 4.6) * u, y - u * 9.6 + random.range(-3, 2) * u, u * 1.15, 0, Math.PI * 2);
    ctx.fill();
  }
  const clay = tone(stage, rgb('#c0683e'));
  ctx.fillStyle = css(clay);
  ctx.beginPath();
  ctx.moveTo(x - u * 4, y - u * 7);
  ctx.lineTo(x + u * 4, y - u * 7);
  ctx.lineTo(x + u * 2.8, y);
  ctx.lineTo(x - u * 2.8, y);
  ctx.fill();
  ctx.fillStyle = css(shade(clay, 0.15));
  ctx.fillRect(x - u * 4.6, y - u * 8, u * 9.2, u * 1.8);
}
