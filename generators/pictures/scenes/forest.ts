import { drawGround, drawMist } from '../brush/land.ts';
import { inWind, rowInWind } from '../brush/moves.ts';
import { drawNamedTree } from '../brush/named-trees.ts';
import { around, drawFir, drawGrass, drawTree, STILL } from '../brush/plants.ts';
import { leafColour } from '../brush/season-colours.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { nearGrass, path } from './ground-cover.ts';
import type { Painter } from './painter.ts';

/** Layers of trees with mist and shafts of light between them. */
export const forest: Painter = (stage) => {
  const { random, u, horizon, height, width, scene } = stage;
  drawSky(stage);
  const firs = random.chance(scene.season === 'winter' ? 0.85 : 0.5);
  const floor =
    scene.weather === 'snow' || scene.season === 'winter'
      ? rgb('#dde6ee')
      : scene.season === 'autumn'
        ? rgb('#a8743c')
        : rgb('#4a7a42');
  const rows = [
    [0.8, 26, 3.4],
    [0.55, 38, 5],
    [0.32, 54, 8],
  ] as const;
  // a grove is dense, or lets one see far
  const dense = scene.grove ? random.fork('grove').range(0.75, 1.7) : 1;
  rows.forEach(([depth, tall, gap], row) => {
    const y = horizon + u * (row * 6 + 2);
    if (row > 0) drawMist(stage, y - u * 4, u * 13, 0.55);
    const grow = (at: Stage, x: number) => {
      const size = u * tall * random.range(0.75, 1.25);
      if (scene.grove)
        drawNamedTree(at, scene.grove, { x, y: y + u * random.range(0, 2), tall: size, depth }, random);
      else if (firs !== random.chance(0.15)) drawFir(at, x, y + u * random.range(0, 2), size, depth, random);
      else drawTree(at, x, y + u * random.range(0, 2), size * 0.92, depth, random);
    };
    const end = width + gap * u;
    for (let x = -gap * u; x < end; )
      stand(stage, { x, y, tall: u * tall * 1.25, gap: gap * u, depth }, (at) => {
        for (let n = 0; n < STAND && x < end; n++, x += gap * dense * u * random.range(0.7, 1.4)) grow(at, x);
      });
  });
  const top = horizon + u * 14;
  drawGround(stage, top, floor, random, 3);
  if (random.chance(0.7)) path(stage, top);
  shafts(stage);
  drawGrass(stage, top, height, 0.7);
  const big = Math.max(stage.height * 0.95, u * 100);
  stage.reel?.at(1);
  if (scene.grove === 'bamboo') {
    for (const share of nearStalks(random))
      drawNamedTree(
        stage,
        'bamboo',
        { x: width * share, y: height * 0.99, tall: big * random.range(0.8, 1.25), depth: 0.05 },
        random,
      );
    return {
      ground: height * 0.9,
      middle: top + u * 2,
      depth: 0.2,
      room: 0.42,
      front: () => nearGrass(stage),
    };
  }
  trunk(stage, width * random.range(-0.02, 0.1), height + u * 2, big, random.range(0.9, 1.3));
  trunk(stage, width * random.range(0.9, 1.02), height * 0.98, big, random.range(0.7, 1.2));
  return {
    ground: height * 0.9,
    middle: top + u * 2,
    depth: 0.2,
    room: 0.42,
    front: () => {
      stage.reel?.at(1.1);
      overhang(stage);
      nearGrass(stage);
    },
  };
};

/** Trees that sway as one: one by one they cost a clip more than twice as much, since their boxes overlap. */
const STAND = 4;

/** Paints some trees of a row, from its first on. */
function stand(
  stage: Stage,
  { x, y, tall, gap, depth }: { x: number; y: number; tall: number; gap: number; depth: number },
  paint: (stage: Stage) => void,
): void {
  const box = around(x, y, tall, 0.6);
  const wide = { ...box, width: box.width + Math.ceil(STAND * gap * 1.4) };
  if (depth > STILL) paint(stage);
  else inWind(stage, wide, { x, y }, 0.025, paint);
}

/** Light falling between trunks. */
function shafts(stage: Stage): void {
  const { scene, light, height, u, random } = stage;
  if (scene.time === 'night' ? random.chance(0.4) : scene.weather === 'rain') return;
  onLayer(
    stage,
    { blur: cel(stage) ? 0 : u * 1.6, blend: 'lighter', alpha: cel(stage) ? 0.5 : 0.62 },
    (ctx) => {
      for (let i = 0; i < 7; i++) {
        const foot = light.x + random.range(-70, 70) * u;
        const wide = u * random.range(2, 7);
        const beam = ctx.createLinearGradient(0, light.y, 0, height * 0.94);
        beam.addColorStop(0, css(scene.air.glow, 0.36));
        beam.addColorStop(1, css(scene.air.glow, 0));
        ctx.fillStyle = beam;
        ctx.beginPath();
        ctx.moveTo(light.x - u, light.y);
        ctx.lineTo(light.x + u, light.y);
        ctx.lineTo(foot + wide, height * 0.94);
        ctx.lineTo(foot - wide, height * 0.94);
        ctx.fill();
      }
    },
  );
}

function trunk(stage: Stage, x: number, y: number, tall: number, thick: number): void {
  const { ctx, u, random } = stage;
  const w = u * 6 * thick;
  const bark = tone(stage, rgb('#4a382c'));
  ctx.fillStyle = css(bark);
  ctx.beginPath();
  ctx.moveTo(x - w * 1.6, y);
  ctx.quadraticCurveTo(x - w * 0.6, y - tall * 0.2, x - w * 0.5, y - tall);
  ctx.lineTo(x + w * 0.5, y - tall);
  ctx.quadraticCurveTo(x + w * 0.6, y - tall * 0.2, x + w * 1.7, y);
  ctx.fill();
  for (let i = 0; i < 26; i++) {
    const dx = random.range(-0.46, 0.46) * w;
    const dy = random.range(0.03, 0.95) * tall;
    const lightSide = (stage.light.x > x ? dx : -dx) > 0;
    ctx.strokeStyle = css(
      lightSide ? mix(shade(bark, 0.16), stage.scene.air.glow, 0.2) : shade(bark, -0.35),
      0.6,
    );
    ctx.lineWidth = u * 0.4;
    ctx.beginPath();
    ctx.moveTo(x + dx, y - dy);
    ctx.quadraticCurveTo(
      x + dx + random.range(-1, 1) * u,
      y - dy - u * 4,
      x + dx,
      y - dy - u * random.range(5, 12),
    );
    ctx.stroke();
  }
}

/** A bough across the top, out of focus. */
function overhang(stage: Stage): void {
  const { random, u, width, scene } = stage;
  const bare = scene.season === 'winter';
  const box = { y: -u * 6, height: u * 22 };
  rowInWind(
    stage,
    box,
    0,
    0.09,
    (at) =>
      onLayer(at, { blur: cel(stage) ? 0 : u * 0.9 }, (ctx) => {
        for (const side of [0, 1])
          for (let i = 0; i < 70; i++) {
            const far = random.next() ** 1.7 * width * 0.4;
            const own = bare ? rgb('#4a5f58') : leafColour(scene.season, random);
            ctx.fillStyle = css(shade(tone(stage, own), random.range(-0.62, -0.3)), 0.96);
            ctx.beginPath();
            ctx.ellipse(
              side ? width - far : far,
              random.range(-2, 11) * u * (1 - far / width),
              u * random.range(1.4, 3),
              u * random.range(0.6, 1.3),
              random.range(0, 3),
              0,
              Math.PI * 2,
            );
            ctx.fill();
          }
      }),
    true,
  );
}

/** Where bamboo stands near us: at both sides, or at one of them only, never in the middle. In shares of the width. */
export function nearStalks(random: Random): readonly number[] {
  const side = (low: number, high: number): number[] =>
    Array.from({ length: random.int(1, 4) }, () => random.range(low, high));
  const [left, right] = [side(-0.02, 0.24), side(0.78, 1.02)];
  return random.pick([[...left, ...right], [...left, ...right], left, right] as const);
}
