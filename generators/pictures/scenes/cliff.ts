/** The edge of a cliff: ground on one side, and on the other a drop to the sea or into a valley. */
import { drawMist, drawRidge } from '../brush/land.ts';
import { drawFir } from '../brush/plants.ts';
import { grassColour } from '../brush/season-colours.ts';
import { drawSky } from '../brush/sky.ts';
import { onSnow } from '../brush/snow.ts';
import { cel, type Stage, tone } from '../brush/stage.ts';
import { drawWater } from '../brush/water.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** Where the ground ends, as a share of the width from its side. */
const EDGE = 0.6;

/** Seen along the edge: who is on it has the wide land before them. */
export const cliff: Painter = (stage) => {
  const { random, u, horizon, height, scene } = stage;
  drawSky(stage);
  const left = random.chance(0.35);
  const rock = scene.season === 'autumn' ? rgb('#9a7a62') : rgb('#8a8078');
  if (scene.aboveSea) overSea(stage);
  else overValley(stage);
  const top = Math.max(horizon + u * 10, height * 0.74);
  // one of the next bay, far off
  if (scene.aboveSea && random.chance(0.5))
    headland(stage, {
      top: horizon - u * 1,
      reach: 0.16,
      colour: mix(rock, rgb('#7088a0'), 0.4),
      depth: 0.6,
      left: !left,
      foot: horizon + u * 5,
    });
  headland(stage, { top, reach: EDGE, colour: rock, depth: 0, left });
  const span = left ? { from: 1 - EDGE, to: 1 } : { from: 0, to: EDGE };
  return {
    ground: top + u * 3,
    middle: top + u * 1.5,
    depth: 0.12,
    room: 0.4,
    land: { ...span, drop: left ? 'left' : 'right' },
    ...(scene.aboveSea && { water: { top: horizon, bottom: height * 0.94 } }),
  };
};

function overSea(stage: Stage): void {
  const { horizon, height, scene } = stage;
  const rough = scene.weather === 'storm';
  drawWater(stage, horizon, height, rough ? rgb('#3a5560') : rgb('#1f86a8'), rough ? 2.2 : 1);
}

/** Woods far below, one fold of the land behind the other. */
function overValley(stage: Stage): void {
  const { random, u, horizon, height, width } = stage;
  const green = grassColour(stage);
  const tall = Math.min(horizon * 0.4, u * 26);
  drawRidge(
    stage,
    {
      y: horizon - tall * 0.3,
      rise: tall,
      colour: rgb('#5f7288'),
      depth: 0.8,
      peaks: 1.8,
      sharp: 0.7,
      snow: random.chance(0.5),
    },
    random.fork('far'),
  );
  drawMist(stage, horizon - u * 2, u * 9, 0.6);
  for (const [i, depth] of [0.68, 0.56, 0.44].entries()) {
    const y = horizon + u * 3 + (height - horizon) * 0.24 * i;
    const line = drawRidge(
      stage,
      {
        y,
        rise: u * 7,
        colour: shade(mix(green, rgb('#3f6048'), 0.6), -0.08 * i),
        depth,
        peaks: 2 + i,
        sharp: 0.2,
      },
      random.fork(`fold${i}`),
    );
    for (let x = 0; x < width; x += u * random.range(1.4, 4))
      drawFir(
        stage,
        x,
        line(x) + u * random.range(1, 4),
        u * random.range(2.4, 4.6) * (1 + i * 0.35),
        depth,
        random,
      );
    drawMist(stage, y + u * 8, u * 7, 0.5);
  }
}

/** A block of land whose side falls steeply. @param of its top, its reach from its side, its color, and the y of its foot */
function headland(
  stage: Stage,
  of: { top: number; reach: number; colour: Rgb; depth: number; left: boolean; foot?: number },
): void {
  const { ctx, random, u, height, width } = stage;
  const { top, reach, colour, depth, left, foot = height + u * 9 } = of;
  stage.reel?.at(0.08 + (1 - depth) * 0.6);
  const at = (x: number): number => (left ? width - x : x);
  const edge = width * reach;
  // steps of the rock, from the edge down: it falls a little outward, and back under
  const side: [number, number][] = [[edge, top]];
  for (let y = top + u * 3; y < foot; y += u * random.range(4, 8) * (1 - depth * 0.7))
    side.push([edge + (y - top) * 0.1 + u * random.range(-2.6, 1.6), y]);
  const stone = tone(onSnow(stage), colour, depth);
  const trace = (points: readonly (readonly [number, number])[]): void => {
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(at(x), y);
    ctx.closePath();
  };
  side.push([edge + (foot - top) * 0.1, foot]);
  const face = [[-4, top], ...side, [-4, foot]] as const;
  trace(face);
  const fade = ctx.createLinearGradient(0, top, 0, height);
  fade.addColorStop(0, css(shade(stone, 0.06)));
  fade.addColorStop(1, css(shade(stone, -0.3)));
  ctx.fillStyle = cel(stage) ? css(shade(stone, -0.06)) : fade;
  ctx.fill();
  ctx.save();
  ctx.clip();
  // clefts run down the face, lit on one side
  for (let i = 0; i < edge / (u * 3.2); i++) {
    const x = random.range(0, edge + u * 6);
    const from = top + random.range(0.02, 0.7) * (height - top);
    const long = u * random.range(5, 16);
    const wide = u * random.range(0.8, 3);
    ctx.fillStyle = css(shade(stone, random.chance(0.5) ? -0.2 : 0.14), cel(stage) ? 0.55 : 0.4);
    trace([
      [x, from],
      [x + wide, from + long * 0.2],
      [x + wide * 0.5, from + long],
      [x - wide * 0.3, from + long * 0.7],
    ]);
    ctx.fill();
  }
  // the face turns away from the light towards its edge
  ctx.fillStyle = css(shade(stone, -0.45), 0.3);
  trace([...side, ...side.map(([x, y], i): [number, number] => [x - u * (3 + (i % 3) * 2.6), y]).reverse()]);
  ctx.fill();
  ctx.restore();
  turf(stage, { top, edge, depth, at });
}

/** Grass on the rock, which hangs over its edge. */
function turf(
  stage: Stage,
  { top, edge, depth, at }: { top: number; edge: number; depth: number; at: (x: number) => number },
): void {
  const { ctx, random, u } = stage;
  const lit = onSnow(stage);
  const scale = 1 - depth;
  const green = tone(lit, grassColour(stage), depth);
  ctx.fillStyle = css(green);
  ctx.beginPath();
  ctx.moveTo(at(-4), top - u * 1.4 * scale);
  ctx.lineTo(at(edge - u), top - u * 1.2 * scale);
  ctx.quadraticCurveTo(at(edge + u * 1.2), top - u * scale, at(edge + u * 0.8), top + u * scale);
  for (let x = edge; x > -u * 4; x -= u * 2.4)
    ctx.quadraticCurveTo(
      at(x - u * 0.6),
      top + u * random.range(5, 9) * scale,
      at(x - u * 2.4),
      top + u * random.range(3, 5) * scale,
    );
  ctx.lineTo(at(-4), top);
  ctx.closePath();
  ctx.fill();
  for (let x = 0; x < edge; x += u * 0.5) {
    const tall = u * random.range(0.8, 2.4) * scale;
    ctx.strokeStyle = css(shade(green, random.range(-0.3, 0.12)), 0.8);
    ctx.lineWidth = u * 0.22;
    ctx.beginPath();
    const y = top - u * scale + random.range(0, 4) * u * scale;
    ctx.moveTo(at(x), y);
    ctx.lineTo(at(x + random.range(-0.5, 0.5) * tall), y - tall);
    ctx.stroke();
  }
}
