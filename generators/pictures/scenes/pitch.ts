import { drawFigure } from '../brush/figure.ts';
import { grassColour } from '../brush/season-colours.ts';
import { drawSky } from '../brush/sky.ts';
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import { goal } from '../figures/sites-of-work.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { farHills, standTree } from './ground-cover.ts';
import type { Painter } from './painter.ts';
import { box, shape, topOf } from './yard-pieces.ts';

/** Turns meters to the right of the middle, and meters ahead, into a point of the picture. */
type Ground = (across: number, ahead: number) => readonly [number, number];

/** Meters from us to the goal, to the boards behind it, and to the end of the grass. */
const [GOAL, BOARDS, END] = [26, 30, 70] as const;
/** How wide a mown stripe is, in meters. */
const STRIPE = 2.9;
/** Half the width of the goal, of the goal area and of the penalty area, and how far these reach, in meters. */
const [POSTS, SMALL, LARGE] = [3.66, { half: 9.16, deep: 5.5 }, { half: 20.16, deep: 16.5 }] as const;
/** Hundredths of the short side that a meter has at a distance of one. */
const NEAR = 108.7;

/** Where we stand on a football field: nearer to the one post or the other, higher or lower; and where its masts are. */
export const viewOn = (random: Random) => ({
  eye: random.range(0.52, 0.6),
  aside: random.range(-8, 8),
  low: random.range(0.26, 0.37),
  masts: random.pick([[0.14, 0.86], [0.08, 0.34, 0.92], [0.2], [0.8]] as const),
});

/** A football field: mown stripes, white lines, and a goal with its net before boards and trees. */
export const pitch: Painter = (stage) => {
  const { u, width, height, random } = stage;
  drawSky(stage);
  const { eye: high, aside, low, masts } = viewOn(random.fork('pitch'));
  const eye = height * high;
  const ground: Ground = (across, ahead) => [
    width / 2 + ((across + aside) * u * NEAR) / ahead,
    eye + (height * low * 5.4) / ahead,
  ];
  const [, end] = ground(0, END);
  farHills(stage, random.chance(0.4));
  stage.reel?.at(0.3);
  box(
    stage,
    css(tone(stage, shade(grassColour(stage), -0.2), 0.3)),
    0,
    stage.horizon,
    width,
    end - stage.horizon + u,
  );
  for (let x = random.range(-4, 4) * u; x < width + u * 6; x += u * random.range(8, 14))
    standTree(stage, x, end + u * 0.6, u * random.range(12, 20), 0.3);
  for (const share of masts) floodlight(stage, width * share, ground(0, 40)[1], u * 40);
  grass(stage, ground);
  boards(stage, ground);
  lines(stage, ground);
  if (stage.scene.air.dark) lampLight(stage, ground);
  const [, line] = ground(0, GOAL);
  stage.reel?.level(line);
  drawFigure(stage, goal(), {
    x: ground(0, GOAL)[0],
    y: line,
    size: ((POSTS * u * NEAR) / GOAL) * (46 / 47),
    depth: 0.03,
  });
  stage.reel?.level(end);
  return { ground: height * 0.92, middle: line + u * 4, depth: 0.14, room: 0.44 };
};

/** Mown in stripes, each as wide as the others. */
function grass(stage: Stage, ground: Ground): void {
  const { u, width, height } = stage;
  const lit = onSnow(stage);
  const own = stage.scene.weather === 'snow' ? rgb('#e4ecf2') : mix(grassColour(stage), rgb('#4f9a48'), 0.55);
  const strength = stage.scene.weather === 'snow' ? 0.03 : 0.1;
  stage.reel?.level(ground(0, END)[1]);
  for (let from: number = END, i = 0; from > 3.6; from -= STRIPE, i++) {
    const [, top] = ground(0, from);
    const foot = from - STRIPE <= 3.6 ? height + u : ground(0, from - STRIPE)[1];
    const far = Math.min(1, Math.max(0, (from - 6) / 60));
    const stripe = shade(tone(lit, own, far * 0.3), i % 2 ? strength : -strength);
    box(stage, css(stripe), 0, top, width, foot - top + 1);
  }
  if (cel(stage)) return;
  const { ctx } = stage;
  const [, top] = ground(0, END);
  const fall = ctx.createLinearGradient(0, top, 0, height);
  fall.addColorStop(0, css(stage.scene.air.haze, 0.25));
  fall.addColorStop(0.4, css(stage.scene.air.haze, 0));
  fall.addColorStop(1, 'rgba(10,24,14,0.28)');
  ctx.fillStyle = fall;
  ctx.fillRect(0, top, width, height - top);
}

/** The light of the lamps on the masts. */
function lampLight({ ctx, width, height }: Stage, ground: Ground): void {
  const glow = ctx.createRadialGradient(
    width / 2,
    ground(0, GOAL)[1],
    0,
    width / 2,
    height * 0.75,
    width * 0.7,
  );
  glow.addColorStop(0, 'rgba(176,236,170,0.3)');
  glow.addColorStop(1, 'rgba(176,236,170,0.05)');
  ctx.fillStyle = glow;
  ctx.fillRect(0, ground(0, END)[1], width, height);
}

/** The areas before the goal, the spot, and the arc. */
function lines(stage: Stage, ground: Ground): void {
  const chalk = css(tone(stage, rgb(stage.scene.weather === 'snow' ? '#e0603a' : '#f8f8f2')), 0.9);
  /** A line on the ground, wider where it is near. */
  const along = (points: readonly (readonly [number, number])[]): void => {
    for (const [i, [x, z]] of points.entries()) {
      const next = points[i + 1];
      if (!next) continue;
      const [dx, dz] = [next[0] - x, next[1] - z];
      const long = Math.hypot(dx, dz);
      const [ox, oz] = [(dz / long) * 0.11, (-dx / long) * 0.11];
      shape(stage, chalk, [
        ground(x + ox, z + oz),
        ground(next[0] + ox, next[1] + oz),
        ground(next[0] - ox, next[1] - oz),
        ground(x - ox, z - oz),
      ]);
    }
  };
  along([
    [-60, GOAL],
    [60, GOAL],
  ]);
  for (const { half, deep } of [SMALL, LARGE])
    along([
      [-half, GOAL],
      [-half, GOAL - deep],
      [half, GOAL - deep],
      [half, GOAL],
    ]);
  const circle = (x: number, z: number, r: number, from: number, to: number) =>
    Array.from({ length: 25 }, (_, i) => {
      const turn = from + ((to - from) * i) / 24;
      return [x + Math.cos(turn) * r, z - Math.sin(turn) * r] as const;
    });
  along(circle(0, GOAL - 11, 9.15, Math.asin(5.5 / 9.15), Math.PI - Math.asin(5.5 / 9.15)));
  shape(
    stage,
    chalk,
    circle(0, GOAL - 11, 0.26, 0, Math.PI * 2).map(([x, z]) => ground(x, z)),
  );
}

/** Boards behind the goal, without letters. */
function boards(stage: Stage, ground: Ground): void {
  const { u, random } = stage;
  const tall = (1 * u * NEAR) / BOARDS;
  const colours = ['#2f6ab0', '#f2f2ec', '#c8403a', '#2f8f6a', '#f0b83a'] as const;
  const first = random.int(0, 4);
  for (let i = -10; i < 10; i++) {
    const [left, foot] = ground(i * 5, BOARDS);
    const [right] = ground(i * 5 + 5, BOARDS);
    const colour = tone(stage, rgb(colours[(i + 10 + first) % 5] ?? colours[0]), 0.16);
    box(stage, css(colour), left, foot - tall, right - left - u * 0.3, tall);
    box(
      stage,
      css(topOf(stage, shade(rgb(colours[(i + 10 + first) % 5] ?? colours[0]), 0.3))),
      left,
      foot - tall,
      right - left - u * 0.3,
      tall * 0.12,
    );
  }
}

/** A mast with lamps, lit after dark. */
function floodlight(stage: Stage, x: number, foot: number, tall: number): void {
  const { ctx, u, scene } = stage;
  const steel = tone(stage, rgb('#7c848e'), 0.2);
  const on = scene.air.dark || scene.time === 'dusk';
  box(stage, css(steel), x - u * 0.5, foot - tall, u, tall);
  box(stage, css(shade(steel, -0.3)), x - u * 4.4, foot - tall - u * 2, u * 8.8, u * 5);
  ctx.save();
  ctx.shadowColor = 'rgba(255,248,220,0.95)';
  ctx.shadowBlur = on ? u * 4 : 0;
  ctx.fillStyle = on ? '#fffbe8' : css(tone(stage, rgb('#e8e8e0'), 0.1));
  for (const dx of [-3, -1, 1, 3])
    for (const dy of [-0.8, 1.3]) {
      ctx.beginPath();
      ctx.arc(x + u * dx, foot - tall + u * dy, u * 0.8, 0, Math.PI * 2);
      ctx.fill();
    }
  ctx.restore();
}
