import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import { createNoise, type Random } from '../random.ts';
import { isRoofed } from '../words/underground.ts';
import type { Places } from './painter.ts';

/** A pool on the ground: middle and half its size, in pixels. */
interface Pool {
  x: number;
  y: number;
  wide: number;
  flat: number;
}

const MUD = rgb('#76523a');

/** Paints the mud or the puddles under the figures, if the words name some. Its chance is its own, so that the rest stays as it is without. */
export function soakGround(stage: Stage, places: Places): void {
  const { scene, width, height, u } = stage;
  if (!scene.ground || !lies(stage, places)) return;
  const random = stage.random.fork('wet ground');
  const y = Math.min(places.ground, height * 0.94);
  if (scene.ground === 'mud') {
    wallow(stage, { x: width / 2, y: y + u * 1.5, wide: width * 0.5, flat: u * 13 }, random);
    return;
  }
  puddle(stage, { x: width * 0.5, y: y + u * 1.5, wide: width * 0.34, flat: u * 5.4 }, random);
  puddle(stage, { x: width * random.range(0.08, 0.2), y: y - u * 7, wide: u * 13, flat: u * 1.7 }, random);
  puddle(stage, { x: width * random.range(0.78, 0.92), y: y - u * 5, wide: u * 15, flat: u * 2 }, random);
}

/** Paints the near edge of the mud, into which feet sink. */
export function drawMudInFront(stage: Stage, places: Places): void {
  const { scene, ctx, width, height, u } = stage;
  if (scene.ground !== 'mud' || !lies(stage, places)) return;
  const random = stage.random.fork('mud in front');
  const top = Math.min(places.ground, height * 0.94) + u * 1.6;
  const wave = createNoise(random, 3);
  const line = (x: number) =>
    top + wave(x / (u * 22)) * u * 1.5 + (Math.abs(x / width - 0.5) * 2) ** 3 * u * 3;
  ctx.save();
  outline(
    stage,
    { x: width / 2, y: top, wide: width * 0.5, flat: u * 11.5 },
    stage.random.fork('wet ground'),
  );
  ctx.clip();
  ctx.fillStyle = css(shade(tone(stage, MUD), -0.08));
  ctx.beginPath();
  ctx.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) ctx.lineTo(x, line(x));
  ctx.lineTo(width, height);
  ctx.fill();
  ctx.strokeStyle = css(shade(tone(stage, MUD), 0.22), 0.8);
  ctx.lineWidth = u * 0.45;
  ctx.beginPath();
  for (let x = 0; x <= width; x += 4) ctx.lineTo(x, line(x) + u * 0.3);
  ctx.stroke();
  ctx.restore();
}

/** Whether there is open ground to lie on. */
const lies = ({ scene }: Stage, { floating }: Places): boolean =>
  !floating && !isRoofed(scene) && !scene.onRoof && !scene.onBalcony;

/** The path of a pool with an uneven edge. */
function outline({ ctx, u }: Stage, { x, y, wide, flat }: Pool, random: Random): void {
  const wave = createNoise(random, 3);
  ctx.beginPath();
  for (let i = 0; i <= 72; i++) {
    const turn = (i / 72) * 2 * Math.PI;
    // the noise runs back the way it came, so that the ends meet
    const far = 1 + wave(2 + Math.abs(turn - Math.PI) * 1.7 + (turn < Math.PI ? 0 : 0.001)) * 0.16;
    ctx.lineTo(x + Math.cos(turn) * wide * far, y + Math.sin(turn) * flat * far);
  }
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.lineWidth = u * 0.6;
}

/** Mud with wet hollows that mirror the sky. */
function wallow(stage: Stage, pool: Pool, random: Random): void {
  const { ctx, u, scene } = stage;
  const mud = tone(stage, MUD, 0.06);
  ctx.save();
  const edge = random.fork('edge');
  outline(stage, { ...pool, wide: pool.wide * 1.04, flat: pool.flat * 1.1 }, edge);
  ctx.fillStyle = css(shade(mud, 0.16), cel(stage) ? 1 : 0.75);
  if (!cel(stage)) ctx.filter = `blur(${(u * 0.5).toFixed(1)}px)`;
  ctx.fill();
  ctx.filter = 'none';
  outline(stage, pool, random.fork('edge'));
  if (cel(stage)) ctx.fillStyle = css(mud);
  else {
    const fade = ctx.createLinearGradient(0, pool.y - pool.flat, 0, pool.y + pool.flat);
    fade.addColorStop(0, css(shade(mud, 0.08)));
    fade.addColorStop(1, css(shade(mud, -0.3)));
    ctx.fillStyle = fade;
  }
  ctx.fill();
  ctx.clip();
  const sky = mix(mix(scene.air.sky[2], scene.air.sky[3], 0.5), mud, 0.45);
  for (let i = 0; i < 26; i++) {
    const [turn, far] = [random.range(0, 2 * Math.PI), Math.sqrt(random.next())];
    const [x, y] = [pool.x + Math.cos(turn) * far * pool.wide, pool.y + Math.sin(turn) * far * pool.flat];
    const wide = u * random.range(1.6, 5.4);
    blob(stage, x, y + u * 0.25, wide * 1.08, wide * 0.3, shade(mud, -0.3), cel(stage) ? 1 : 0.7);
    if (i % 3 === 0) blob(stage, x, y, wide * 0.86, wide * 0.19, sky, 0.85);
    else blob(stage, x, y - u * 0.15, wide * 0.8, wide * 0.2, shade(mud, 0.1), cel(stage) ? 1 : 0.6);
  }
  ctx.restore();
}

/** Still water that mirrors the sky, with rings on it. */
function puddle(stage: Stage, pool: Pool, random: Random): void {
  const { ctx, u, scene } = stage;
  const { sky, light } = scene.air;
  ctx.save();
  const edge = random.fork(`edge ${pool.wide}`);
  outline(stage, { ...pool, y: pool.y + u * 0.5 }, edge.fork('a'));
  ctx.fillStyle = css(shade(tone(stage, rgb('#6a6660')), -0.35), 0.75);
  ctx.fill();
  outline(stage, pool, edge.fork('a'));
  const [far, near] = [mix(sky[3], light, 0.2), mix(sky[1], rgb('#5f7f94'), 0.3)];
  const fade = ctx.createLinearGradient(0, pool.y - pool.flat, 0, pool.y + pool.flat);
  fade.addColorStop(0, css(far));
  fade.addColorStop(cel(stage) ? 0.5 : 1, css(near));
  ctx.fillStyle = fade;
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = css([255, 255, 255], 0.5);
  ctx.lineWidth = Math.max(1, u * 0.26);
  for (let i = 0; i < 3; i++) {
    const [x, y] = [
      pool.x + random.range(-0.6, 0.6) * pool.wide,
      pool.y + random.range(-0.4, 0.4) * pool.flat,
    ];
    for (const r of [0.1, 0.18]) {
      ctx.beginPath();
      ctx.ellipse(x, y, pool.wide * r, pool.flat * r * 1.1, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
  }
  ctx.restore();
}

function blob(
  { ctx }: Stage,
  x: number,
  y: number,
  wide: number,
  flat: number,
  colour: Rgb,
  alpha: number,
): void {
  ctx.fillStyle = css(colour, alpha);
  ctx.beginPath();
  ctx.ellipse(x, y, wide, flat, 0, 0, Math.PI * 2);
  ctx.fill();
}
