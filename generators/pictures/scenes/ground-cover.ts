import { drawMist, drawRidge } from '../brush/land.ts';
import { rowInWind } from '../brush/moves.ts';
import { drawFir, drawTree } from '../brush/plants.ts';
import { grassColour } from '../brush/season-colours.ts';
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';

/** Distant hills, in one to three fading lines. */
export function farHills(stage: Stage, high: boolean): void {
  const { random, u, horizon } = stage;
  const own =
    stage.scene.season === 'winter'
      ? rgb('#b9c8d8')
      : stage.scene.season === 'autumn'
        ? rgb('#a8805a')
        : rgb('#5f8a78');
  drawRidge(
    stage,
    {
      y: horizon - u * (high ? 12 : 5),
      rise: u * (high ? 15 : 6),
      colour: mix(own, rgb('#6a7fa8'), 0.5),
      depth: 0.84,
      peaks: 1.8,
      sharp: high ? 0.6 : 0.2,
      snow: high && random.chance(0.5),
    },
    random.fork('hills-far'),
  );
  drawRidge(
    stage,
    { y: horizon - u * 2, rise: u * 6, colour: own, depth: 0.68, peaks: 2.6, sharp: 0.2 },
    random.fork('hills-near'),
  );
  drawMist(stage, horizon, u * 8, 0.4);
}

/** Draws a tree of a stand: mostly firs in winter, mostly leafy ones otherwise. @param depth distance, 0 near to 1 far */
export function standTree(stage: Stage, x: number, y: number, tall: number, depth: number): void {
  const { random, scene } = stage;
  if (random.chance(scene.season === 'winter' ? 0.75 : 0.25)) drawFir(stage, x, y, tall, depth, random);
  else drawTree(stage, x, y, tall, depth, random);
}

export function path(stage: Stage, top: number): void {
  const { ctx, width, height, u, random, scene } = stage;
  const end = random.range(0.3, 0.7) * width;
  const near = random.range(0.3, 0.7) * width;
  ctx.fillStyle = css(tone(stage, scene.weather === 'snow' ? rgb('#c9d3de') : rgb('#c9a878'), 0.12), 0.92);
  ctx.beginPath();
  ctx.moveTo(end, top);
  ctx.bezierCurveTo(
    end + u * 18,
    top + (height - top) * 0.3,
    near - u * 34,
    top + (height - top) * 0.5,
    near - u * 15,
    height + 2,
  );
  ctx.lineTo(near + u * 19, height + 2);
  ctx.bezierCurveTo(
    near - u * 10,
    top + (height - top) * 0.5,
    end + u * 26,
    top + (height - top) * 0.3,
    end + u * 1.2,
    top,
  );
  ctx.fill();
}

/** Blades of grass in the foreground: few and sharp in animation, large and blurred in realistic style. */
export function nearGrass(stage: Stage): void {
  const { random, u, width, height } = stage;
  const dark = shade(tone(onSnow(stage), grassColour(stage)), -0.42);
  rowInWind(
    stage,
    { y: height * 0.6, height: height * 0.42 },
    height,
    0.1,
    (at) =>
      onLayer(at, { blur: cel(stage) ? 0 : u * 0.8 }, (ctx) => {
        for (let i = 0; i < (width / u) * 0.62; i++) {
          const x = random.range(0, width);
          const edge = Math.abs(x / width - 0.5) * 2;
          const tall = u * (2 + edge ** 2 * 15) * random.range(0.5, 1.2);
          const lean = random.range(-0.6, 0.6) * tall;
          ctx.fillStyle = css(shade(dark, random.range(-0.2, 0.12)));
          ctx.beginPath();
          ctx.moveTo(x - u * 0.55, height + 2);
          ctx.quadraticCurveTo(x, height - tall * 0.5, x + lean, height - tall);
          ctx.quadraticCurveTo(x + u * 0.5, height - tall * 0.5, x + u * 0.6, height + 2);
          ctx.fill();
        }
      }),
    true,
  );
}

export function nearFlowers(stage: Stage, colours: readonly Rgb[]): void {
  const { random, u, width, height } = stage;
  rowInWind(
    stage,
    { y: height * 0.7, height: height * 0.34 },
    height,
    0.12,
    (at) =>
      onLayer(at, { blur: cel(stage) ? 0 : u * 0.95 }, (ctx) => {
        for (let i = 0; i < 16; i++) {
          const side = random.chance(0.5) ? random.next() ** 2 * 0.42 : 1 - random.next() ** 2 * 0.42;
          const [x, y, r] = [side * width, height - u * random.range(-1, 9), u * random.range(2.4, 4.6)];
          ctx.fillStyle = css(shade(tone(stage, random.pick(colours)), -0.08), 0.95);
          ctx.beginPath();
          for (let p = 0; p < 6; p++) {
            ctx.moveTo(x, y);
            ctx.ellipse(
              x + Math.cos(p * 1.047) * r * 0.6,
              y + Math.sin(p * 1.047) * r * 0.5,
              r * 0.52,
              r * 0.34,
              p * 1.047,
              0,
              Math.PI * 2,
            );
          }
          ctx.fill();
          ctx.fillStyle = css(tone(stage, rgb('#f2c84a')));
          ctx.beginPath();
          ctx.arc(x, y, r * 0.26, 0, Math.PI * 2);
          ctx.fill();
        }
      }),
    true,
  );
}
