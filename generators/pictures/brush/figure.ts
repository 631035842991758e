import type { Canvas } from '@napi-rs/canvas';
import { isMove } from '../figures/moves/moves.ts';
import type { Stir } from '../figures/stirs.ts';
import { css, shade } from '../light/colour.ts';
import { type Features, placeFeatures } from '../people/features.ts';
import { crossersOf, drawCrossers } from './crossing.ts';
import { burning, flicker } from './flames.ts';
import { cutOut, posed } from './moves.ts';
import { phasesOf } from './phases.ts';
import type { Placing, Sprite } from './placing.ts';
import type { Reel } from './reel.ts';
import type { Figure } from './shapes.ts';
import { drawHung, hungOf, rolled, spriteOf, turnWheel, wheelsOf } from './sprite.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';
import { gone, type Stance, stirred } from './stirring.ts';

/** Draws a figure in the scene's light and the picture's style; in a clip it is animated. */
export function drawFigure(stage: Stage, figure: Figure, placing: Placing): void {
  if (stage.reel) filmFigure(stage, stage.reel, figure, placing);
  else showFigure(stage, figure, spriteOf(stage, figure, placing, 'all'), placing);
}

function showFigure(
  stage: Stage,
  figure: Figure,
  { layer, left, up, scale }: Sprite,
  placing: Placing,
): void {
  const { ctx } = stage;
  const { x, y, depth = 0, on = 'ground', blur = 0, tilt = 0, flip = false, shore = Infinity } = placing;
  if (figure.face && blur === 0 && tilt === 0)
    rememberFace(stage, placeFeatures(figure.face, { x, y, across: flip ? -scale : scale, down: scale }));
  ctx.save();
  ctx.translate(x, y);
  if (on === 'ground') dropShadow(stage, figure.half * scale, stage.light.x < x ? -1 : 1, depth);
  if (on === 'water') reflect(stage, layer, left, up, shore - y);
  ctx.rotate(tilt);
  if (blur > 0) ctx.filter = `blur(${blur.toFixed(1)}px)`;
  ctx.drawImage(layer, -left, -up);
  ctx.restore();
}

/** Least distance between the eyes, in hundredths of the short side, of a face that can be animated to speak. */
const LEAST_FACE = 3;

/** Records a face that is large enough to speak and fully in the picture. */
function rememberFace({ faces, u, width, height }: Stage, face: Features): void {
  const [[from], [, , to]] = face.eyes;
  const [left, top] = [Math.min(from, face.mouth[0]), face.eyes[0][1]];
  const inside = left > 0 && top > 0 && Math.max(to, face.mouth[2]) < width && face.mouth[3] < height;
  if (to - from > LEAST_FACE * u && inside) faces.push(face);
}

/** Animates a figure: paints its shapes once, and draws them in the pose of each frame. */
function filmFigure(stage: Stage, reel: Reel, figure: Figure, placing: Placing): void {
  const { x, y, size, depth = 0, on = 'ground', flip = false, tilt = 0, stir = 'stand' } = placing;
  const near = on === 'nothing' ? Math.max(0.45, reel.nearAt(y)) : reel.nearAt(y);
  // one who walks has their flame in hand
  const lit = placing.stride === undefined || isMove(stir);
  const { rest, flames } = lit ? burning(stage, figure, placing) : { rest: figure, flames: [] };
  const phases = placing.stride?.map((one) => (flames.length > 0 ? burning(stage, one, placing).rest : one));
  // what is in a hand above the head makes somebody taller, but not larger
  const sprites = (stir === 'cross' ? [rest] : (phases ?? [rest])).map((one) =>
    spriteOf(stage, one, { ...placing, size: (size * one.tall) / figure.tall }, 'firm'),
  );
  const smoke =
    figure.parts.some(({ loose, crosses }) => loose && !crosses) && spriteOf(stage, figure, placing, 'loose');
  const wheels = wheelsOf(stage, figure, placing);
  const hung = hungOf(stage, figure, placing);
  const crossers = crossersOf(stage, figure, placing, stir === 'cross' ? placing.stride : undefined);
  const { left, up, scale } = sprites[0] ?? spriteOf(stage, figure, placing, 'firm');
  const half = figure.half * scale;
  const under = { x: x - half * 2.2, y: y - half, width: half * 4.4, height: half * 2 };
  const shadow =
    on === 'ground' &&
    cutOut(stage, under, (at) => {
      at.ctx.translate(x, y);
      dropShadow(at, half, stage.light.x < x ? -1 : 1, depth);
    });
  const below = { x: x - left, y: y - up * 0.2, width: left * 2, height: up };
  const mirrored =
    on === 'water' &&
    cutOut(stage, below, (at) => {
      at.ctx.translate(x, y);
      const [first] = sprites;
      if (first) reflect(at, first.layer, left, up, (placing.shore ?? Infinity) - y);
    });
  const { width, u } = stage;
  const { pace, lead } = placing;
  const stance: Stance = {
    x,
    size,
    half,
    way: flip ? -1 : 1,
    tilt,
    width,
    u,
    seconds: reel.seconds,
    ...(pace !== undefined && { pace }),
    ...(lead !== undefined && { lead }),
  };
  // the camera aims at the middle of its way
  reel.notice(x + gone(stir, reel.seconds, stance) / 2, y - size * 0.35, size * near);
  const phaseAt = phasesOf(sprites, stir, stance);
  reel.live((ctx, time) => {
    const pose = stirred(stir, time, stance);
    if (shadow || mirrored) {
      ctx.save();
      ctx.translate(pose.x ?? 0, mirrored ? (pose.y ?? 0) * 0.4 : 0);
      if (shadow) ctx.drawImage(shadow, under.x, under.y);
      if (mirrored) {
        posed(ctx, { lean: 0.03 * Math.sin(time * 2.1) * Math.min(1, time) }, { x, y });
        ctx.drawImage(mirrored, below.x, below.y);
      }
      ctx.restore();
    }
    const sprite = phaseAt(time, x / width);
    posed(ctx, { ...pose, turn: (pose.turn ?? 0) + tilt }, { x, y: on === 'nothing' ? y - size / 2 : y });
    if (on === 'nothing' && tilt !== 0) turnedAboutFoot(ctx, tilt, size);
    if (sprite) ctx.drawImage(sprite.layer, x - sprite.left, y - sprite.up);
    if (crossers) drawCrossers(ctx, crossers, { x, y, flip, time, u });
    if (hung) drawHung(ctx, hung, { x, y, flip, time });
    for (const flame of flames) flicker(ctx, flame, x, y, time);
    // a mill turns with time
    for (const wheel of wheels)
      turnWheel(ctx, wheel, {
        x,
        y,
        flip,
        turn: ROLLS.has(stir) ? rolled(wheel, pose.x ?? 0) : time * 0.7,
      });
    if (smoke) drift(ctx, smoke, { x, y, size, time });
  }, near);
}

/** What gets ahead on wheels: by itself, pedalled, or pushed by who walks or runs. */
const ROLLS: ReadonlySet<Stir> = new Set<Stir>(['drive', 'pedal', 'stroll', 'dash']);

/** Corrects the position of a tilted figure: pictures rotate it around its foot, clips around its middle. */
function turnedAboutFoot(ctx: Context, tilt: number, size: number): void {
  const [dx, dy] = [Math.sin(tilt) * (size / 2), (1 - Math.cos(tilt)) * (size / 2)];
  // in the turned axes
  ctx.translate(dx * Math.cos(tilt) + dy * Math.sin(tilt), -dx * Math.sin(tilt) + dy * Math.cos(tilt));
}

/** Animates smoke and steam: puffs rise, fade, and repeat. */
function drift(
  ctx: Context,
  { layer, left, up }: Sprite,
  { x, y, size, time }: { x: number; y: number; size: number; time: number },
): void {
  for (const turn of [0.5, 0]) {
    const age = (turn + time * 0.34) % 1;
    // the first frame shows only the puff of the picture
    ctx.globalAlpha = Math.sin(Math.PI * age) * (turn === 0 ? Math.min(1, time) : 1);
    const rise = (age - 0.5) * size * 0.12;
    ctx.drawImage(layer, x - left + Math.sin(age * 5) * size * 0.01 - rise * 0.25, y - up - rise);
  }
  ctx.globalAlpha = 1;
}

function dropShadow(stage: Stage, half: number, side: number, depth: number): void {
  const { ctx } = stage;
  const long = stage.scene.time === 'noon' || stage.scene.time === 'night' ? 1.15 : 1.7;
  ctx.save();
  ctx.globalAlpha = 0.42 * (1 - depth * 0.7);
  ctx.fillStyle = css(shade(stage.scene.air.sky[0], -0.65));
  if (!cel(stage)) ctx.filter = `blur(${Math.max(1, half * 0.08).toFixed(1)}px)`;
  ctx.beginPath();
  ctx.ellipse(
    -side * half * (long - 1) * 0.7,
    half * 0.02,
    half * 0.72 * long * 0.85,
    Math.max(2, half * 0.085),
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  ctx.restore();
}

/** @param room pixels of water below it */
function reflect(stage: Stage, layer: Canvas, left: number, up: number, room: number): void {
  const { ctx } = stage;
  ctx.save();
  if (room < up) {
    ctx.beginPath();
    ctx.rect(-left, -up, layer.width, up + Math.max(0, room));
    ctx.clip();
  }
  ctx.scale(1, -0.6);
  ctx.globalAlpha = 0.4;
  ctx.filter = `blur(${Math.max(1, stage.u * 0.4).toFixed(1)}px)`;
  ctx.drawImage(layer, -left, -up);
  ctx.restore();
}
