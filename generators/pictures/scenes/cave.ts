import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Painter } from './painter.ts';
import { indoor } from './room-light.ts';
import { viewOut } from './walls.ts';

const ROCKS = ['#6a6068', '#72685c', '#5c6470'].map(rgb);

/** The inside of a cave: walls of rock, the land outside in its mouth, icicles of stone above and boulders on the ground. */
export const cave: Painter = (stage) => {
  const { ctx, random, u, width, height } = stage;
  const rock = indoor(stage, random.pick(ROCKS));
  const floor = height * random.range(0.7, 0.74);
  stage.reel?.at(0.2);
  ctx.fillStyle = css(shade(rock, -0.62));
  ctx.fillRect(0, 0, width, height);
  const mouth = mouthOf(stage, floor);
  view(stage, mouth, floor);
  stage.reel?.level(floor);
  ground(stage, rock, floor, mouth.x);
  stage.reel?.at(0.4);
  wall(stage, shade(rock, -0.42), mouth, floor, 1.5);
  wall(stage, shade(rock, -0.24), mouth, floor, 2.2);
  hanging(stage, shade(rock, -0.34), random.fork('above'));
  for (const side of [0.02, 0.95])
    boulder(stage, width * (side + random.range(0, 0.05)), floor + u * random.range(5, 9), rock);
  stage.reel?.level(floor);
  return { ground: height * 0.92, middle: floor + u * 2, depth: 0, room: 0.46 };
};

interface Mouth {
  x: number;
  half: number;
  top: number;
}

function mouthOf({ random, width, u }: Stage, floor: number): Mouth {
  const x = width * random.pick([0.3, 0.7]) + random.range(-0.04, 0.04) * width;
  return { x, half: Math.min(width * 0.24, u * 34), top: floor * random.range(0.2, 0.28) };
}

/** The rim of the mouth, grown by a factor: an arch with steps of rock in it. */
function rim({ ctx }: Stage, { x, half, top }: Mouth, floor: number, grown: number, rough: Random): void {
  const wide = half * grown;
  const high = (floor - top) * (0.55 + grown * 0.45);
  const steps = 14;
  ctx.moveTo(x - wide, floor + 2);
  for (let i = 1; i < steps; i++) {
    const angle = Math.PI * (1 - i / steps);
    const r = 1 + rough.range(-0.09, 0.09);
    ctx.lineTo(x + Math.cos(angle) * wide * r, floor - Math.sin(angle) ** 0.8 * high * r);
  }
  ctx.lineTo(x + wide, floor + 2);
  ctx.closePath();
}

function view(stage: Stage, mouth: Mouth, floor: number): void {
  const { ctx } = stage;
  ctx.save();
  ctx.beginPath();
  rim(stage, mouth, floor, 1.12, stage.random.fork('rim0'));
  ctx.clip();
  const wide = mouth.half * 1.3;
  viewOut(stage, { x: mouth.x - wide, y: mouth.top * 0.5, w: wide * 2, h: floor - mouth.top * 0.5 });
  ctx.restore();
}

/** A layer of the wall around the mouth, further in the larger its opening. */
function wall(stage: Stage, colour: Rgb, mouth: Mouth, floor: number, grown: number): void {
  const { ctx, width, u } = stage;
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.rect(-u, -u, width + u * 2, floor + u * 1.5);
  rim(stage, mouth, floor + u * 1.5, grown, stage.random.fork(`rim${grown}`));
  ctx.fill('evenodd');
}

/** The ground, on which the light of the mouth falls. */
function ground(stage: Stage, rock: Rgb, floor: number, lightX: number): void {
  const { ctx, width, height, u, scene, random } = stage;
  ctx.fillStyle = css(shade(rock, -0.3));
  ctx.fillRect(0, floor, width, height - floor);
  const glow = ctx.createRadialGradient(lightX, floor, 0, lightX, floor, width * 0.7);
  const bright = mix(rock, scene.air.light, 0.35);
  glow.addColorStop(0, css(bright, cel(stage) ? 0.6 : 0.8));
  glow.addColorStop(1, css(rock, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, floor, width, height - floor);
  ctx.fillStyle = css(shade(rock, -0.5), 0.5);
  for (let i = 0; i < 46; i++) {
    const near = random.next();
    ctx.beginPath();
    ctx.ellipse(
      random.range(0, width),
      floor + (height - floor) * near,
      u * (0.5 + near * 2.2),
      u * (0.15 + near * 0.5),
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
}

/** Icicles of stone that hang from above. */
function hanging({ ctx, width, u }: Stage, colour: Rgb, random: Random): void {
  for (let x = -u * 4; x < width; x += u * random.range(3, 8)) {
    const [wide, long] = [u * random.range(2.5, 6), u * random.range(5, 17)];
    ctx.fillStyle = css(shade(colour, random.range(-0.16, 0.12)));
    ctx.beginPath();
    ctx.moveTo(x - wide, -u);
    ctx.quadraticCurveTo(x - wide * 0.2, long * 0.4, x, long);
    ctx.quadraticCurveTo(x + wide * 0.2, long * 0.4, x + wide, -u);
    ctx.fill();
  }
}

function boulder({ ctx, u, random }: Stage, x: number, y: number, rock: Rgb): void {
  const r = u * random.range(7, 11);
  ctx.fillStyle = css(shade(rock, -0.16));
  ctx.beginPath();
  ctx.moveTo(x - r, y);
  ctx.quadraticCurveTo(x - r * 0.9, y - r * 0.8, x - r * 0.2, y - r);
  ctx.quadraticCurveTo(x + r * 0.8, y - r * 0.9, x + r, y);
  ctx.fill();
  ctx.fillStyle = css(shade(rock, 0.1), 0.6);
  ctx.beginPath();
  ctx.ellipse(x - r * 0.1, y - r * 0.8, r * 0.4, r * 0.12, -0.2, 0, Math.PI * 2);
  ctx.fill();
}
