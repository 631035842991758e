import { live, onlyMoving } from '../brush/moves.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { cel, onLayer } from '../brush/stage.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

const CLOTHS = ['#8e1f2a', '#7a1f3c', '#5a2a6a', '#1f3f6a'].map(rgb);
const BOARDS = rgb('#6b4430');
const LAMPS = ['#fff0c8', '#ffd9a0', '#d8e6ff', '#ffc6dc'].map(rgb);

/** A stage: a cloth at the back, curtains at its sides, boards, beams of spotlights, and the heads of those who watch. */
export const theater: Painter = (stage) => {
  const { random, u, height } = stage;
  const floor = height * random.range(0.66, 0.7);
  const cloth = random.pick(CLOTHS);
  const lamps = [random.pick(LAMPS), random.pick(LAMPS), random.pick(LAMPS)];
  stage.reel?.at(0.3);
  backcloth(stage, cloth, floor);
  stage.reel?.level(floor);
  boards(stage, floor);
  stage.reel?.at(0.42);
  curtains(stage, cloth, floor + u * 3);
  spotlights(stage, lamps, floor);
  dust(stage, floor);
  stage.reel?.level(floor);
  return {
    ground: height * 0.88,
    middle: floor + u * 3,
    depth: 0,
    room: 0.42,
    front: () => audience(stage),
  };
};

function backcloth({ ctx, width }: Stage, cloth: Rgb, floor: number): void {
  const night = mix(cloth, rgb('#0b0812'), 0.72);
  const glow = ctx.createRadialGradient(width / 2, floor, 0, width / 2, floor, width * 0.62);
  glow.addColorStop(0, css(mix(night, cloth, 0.62)));
  glow.addColorStop(1, css(night));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, floor + 1);
}

/** Boards that run to a point behind the stage. */
function boards({ ctx, u, width, height }: Stage, floor: number): void {
  const fade = ctx.createLinearGradient(0, floor, 0, height);
  fade.addColorStop(0, css(shade(BOARDS, -0.45)));
  fade.addColorStop(1, css(BOARDS));
  ctx.fillStyle = fade;
  ctx.fillRect(0, floor, width, height - floor);
  ctx.strokeStyle = css(shade(BOARDS, -0.6), 0.6);
  ctx.lineWidth = Math.max(1, u * 0.2);
  for (let i = -14; i <= 14; i++) {
    ctx.beginPath();
    ctx.moveTo(width / 2 + i * u * 6, floor);
    ctx.lineTo(width / 2 + i * u * 14, height);
    ctx.stroke();
  }
}

/** Drawn curtains with folds, and a valance above them. @param foot y of their hem */
function curtains(stage: Stage, cloth: Rgb, foot: number): void {
  const { ctx, u, width } = stage;
  const wide = Math.min(width * 0.2, u * 26);
  const folds = 5;
  for (const side of [-1, 1])
    for (let i = 0; i < folds; i++) {
      const from = (side < 0 ? 0 : width) - (side * (wide * i)) / folds;
      const to = from - (side * wide) / folds;
      // a fold is dark at its edges, and hangs a little nearer to the wall at its foot
      const light = ctx.createLinearGradient(from, 0, to, 0);
      light.addColorStop(0, css(shade(cloth, -0.5)));
      light.addColorStop(0.45, css(shade(cloth, cel(stage) ? 0.1 : 0.2)));
      light.addColorStop(1, css(shade(cloth, -0.35)));
      ctx.fillStyle = light;
      ctx.beginPath();
      ctx.moveTo(from, 0);
      ctx.lineTo(to, 0);
      ctx.quadraticCurveTo(to, foot * 0.6, to + side * u * i * 0.7, foot);
      ctx.lineTo(from + side * u * Math.max(0, i - 1) * 0.7, foot);
      ctx.fill();
    }
  const swags = Math.max(3, Math.round(width / (u * 26)));
  const each = width / swags;
  for (let i = 0; i < swags; i++) {
    const light = ctx.createLinearGradient(0, 0, 0, u * 15);
    light.addColorStop(0, css(shade(cloth, -0.4)));
    light.addColorStop(1, css(shade(cloth, 0.12)));
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(i * each - u, 0);
    ctx.quadraticCurveTo((i + 0.5) * each, u * 22, (i + 1) * each + u, 0);
    ctx.fill();
    ctx.strokeStyle = css(rgb('#d8b04a'), 0.85);
    ctx.lineWidth = u * 0.7;
    ctx.beginPath();
    ctx.moveTo(i * each - u, 0);
    ctx.quadraticCurveTo((i + 0.5) * each, u * 22, (i + 1) * each + u, 0);
    ctx.stroke();
  }
}

/** Three beams from above, which sway in clips, with their pools of light on the boards. */
function spotlights(stage: Stage, lamps: readonly Rgb[], floor: number): void {
  const { u, width, height } = stage;
  const beams = lamps.map((color, i) => ({
    color,
    from: width * (0.2 + 0.3 * i),
    to: width * (0.5 + (i - 1) * 0.07),
    reach: u * (i === 1 ? 17 : 12),
    strong: i === 1 ? 0.34 : 0.2,
  }));
  const pool = floor + (height - floor) * 0.56;
  const paint = (ctx: Context, time: number) => {
    ctx.globalCompositeOperation = 'lighter';
    for (const [i, { color, from, to, reach, strong }] of beams.entries()) {
      const at = to + Math.sin(time * 0.8 + i * 2) * Math.min(1, time) * u * (i === 1 ? 1.5 : 7);
      const light = ctx.createLinearGradient(0, 0, 0, pool);
      light.addColorStop(0, css(color, strong * 1.6));
      light.addColorStop(1, css(color, strong * 0.35));
      ctx.fillStyle = light;
      ctx.beginPath();
      ctx.moveTo(from - u * 1.2, 0);
      ctx.lineTo(from + u * 1.2, 0);
      ctx.lineTo(at + reach, pool);
      ctx.lineTo(at - reach, pool);
      ctx.fill();
      pourLight(ctx, color, strong, { x: at, y: pool, wide: reach * 1.25, tall: u * (i === 1 ? 7 : 5) });
    }
  };
  if (stage.reel) live(stage, paint);
  else onLayer(stage, { blur: cel(stage) ? 0 : u * 0.7, blend: 'lighter' }, (ctx) => paint(ctx, 0));
}

/** A pool of light on the boards, brightest in its middle. */
function pourLight(
  ctx: Context,
  color: Rgb,
  strong: number,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, tall / wide);
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, wide);
  light.addColorStop(0, css(color, strong * 1.5));
  light.addColorStop(0.7, css(color, strong));
  light.addColorStop(1, css(color, 0));
  ctx.fillStyle = light;
  ctx.fillRect(-wide, -wide, wide * 2, wide * 2);
  ctx.restore();
}

/** Dust in the light, in clips only. */
function dust(stage: Stage, floor: number): void {
  const { u, width } = stage;
  const random = stage.random.fork('motes');
  const specks = Array.from({ length: 50 }, () => ({
    x: random.range(0.25, 0.75) * width,
    y: random.range(0.1, 1) * floor,
    r: u * random.range(0.12, 0.3),
    phase: random.range(0, 6.3),
  }));
  onlyMoving(stage, (ctx, time) => {
    ctx.globalCompositeOperation = 'lighter';
    ctx.fillStyle = '#fff2d8';
    for (const { x, y, r, phase } of specks) {
      ctx.globalAlpha = 0.4 * Math.min(1, time) * (0.5 + 0.5 * Math.sin(time * 1.1 + phase));
      ctx.beginPath();
      ctx.arc(
        x + u * 3 * Math.sin(time * 0.3 + phase),
        y + u * 2 * Math.sin(time * 0.4 + phase * 2),
        r,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  });
}

/** The heads of the first row, against the light. */
function audience(stage: Stage): void {
  const { ctx, u, width, height } = stage;
  const random = stage.random.fork('audience');
  stage.reel?.at(0.9);
  ctx.fillStyle = css(rgb('#0d0a12'), 0.92);
  for (let x = u * random.range(-2, 4); x < width + u * 4; x += u * random.range(10, 14)) {
    const [size, y] = [u * random.range(3, 3.8), height - u * random.range(1.2, 2.6)];
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.ellipse(x, height + u * 2.6, size * 1.9, u * 3.4, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}
