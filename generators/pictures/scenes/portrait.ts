import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { drawFigure } from '../brush/figure.ts';
import { cutOut, posed } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, INK_SATURATION } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, lit, mix, shade } from '../light/colour.ts';
import { placeFeatures } from '../people/features.ts';
import type { Face } from '../people/stranger-face.ts';
import type { Random } from '../random.ts';
import type { Distance, Shown } from '../words/shown.ts';
import { drawNearUmbrellas } from './near-umbrella.ts';
import { shoulders } from './shoulders.ts';

/** Size factor of a bust by shot size. */
const SIZES: Readonly<Record<Distance, number>> = { far: 0.7, full: 0.7, waist: 0.84, chest: 1, face: 1.24 };

/** How broad a child's shoulders are beside a grown-up's, under a head of the same size. */
const CHILD = 0.76;

/**
 * Draws one to three faces as busts in the scene's light, over the background.
 * @param beside the column of others, who stand beside them
 */
export function drawFaces(stage: Stage, faces: readonly Face[], beside: Shown['aside'] = true): void {
  const { width, height, u, random } = stage;
  const column = beside === true ? null : beside;
  const many = column?.of ?? faces.length;
  const near = SIZES[stage.scene.shown?.distance ?? 'chest'];
  const size = Math.min(
    u * (many === 1 ? (height > width * 1.2 ? 104 : 84) : column?.of === 2 ? 74 : 62) * near,
    (width / many) * 1.08 * Math.max(1, near),
    height * 0.84 * near,
  );
  const lean = many === 1 ? random.range(-0.1, 0.1) * width : 0;
  const spots = faces.map(({ child }, i) => ({
    x: (width * (i + (column?.first ? 1 : 0) + 0.5)) / many + lean,
    // a child's neck is short
    foot: cel(stage) ? height - size * (child ? 0.13 : 0.2) : height + 2,
  }));
  drawNearUmbrellas(stage, spots, size);
  faces.forEach((face, i) => {
    const { x, foot } = spots[i] ?? { x: width / 2, foot: height };
    if (!stage.reel) {
      if (cel(stage)) dress(stage, x, size, face);
      const turned = random.chance(0.5);
      bust(stage, face.image, x, foot, size, turned);
      const [scale, left] = turned ? [-size, x + size / 2] : [size, x - size / 2];
      stage.faces.push(placeFeatures(face.features, { x: left, y: foot - size, across: scale, down: size }));
      return;
    }
    const flip = random.chance(0.5);
    const box = { x: x - size * 0.8, y: foot - size * 1.02, width: size * 1.6, height: size * 1.3 };
    const painted = (image: Image | Canvas) =>
      cutOut(stage, box, (at) => bust(at, image, x, foot, size, flip));
    const [awake, asleep] = [painted(face.image), painted(face.asleep ?? face.image)];
    const torso = cutOut(stage, box, (at) => {
      if (cel(stage)) dress(at, x, size, face);
    });
    const eyes = createBlinks(stage.random.fork(`blinks${i}`), stage.reel.seconds);
    stage.reel.live((ctx, time) => {
      const breath = Math.sin(time * 1.7) * Math.min(1, time);
      ctx.save();
      posed(ctx, { tall: 1 + 0.006 * breath }, { x, y: height });
      ctx.drawImage(torso, box.x, box.y);
      ctx.restore();
      // small head motion and breathing
      const nod = { turn: 0.014 * Math.sin(time * 0.83) * Math.min(1, time), y: -size * 0.004 * breath };
      posed(ctx, { ...nod, tall: 1 + 0.005 * breath }, { x, y: height });
      ctx.drawImage(eyes(time) ? asleep : awake, box.x, box.y);
    }, 0.8);
  });
}

/** Draws the clothes of a face of Lorelei's, which ends at the neck. */
const dress = (stage: Stage, x: number, size: number, { child, cloth, jacket }: Face): void =>
  drawFigure(stage, shoulders(cloth, jacket), {
    x,
    y: stage.height + 2,
    size: size * (child ? CHILD : 1) * 0.36,
    on: 'nothing',
  });

/** Blinks every two to four seconds. @returns whether the eyes are closed at a time in seconds */
function createBlinks(random: Random, seconds: number): (time: number) => boolean {
  const times: number[] = [];
  for (let at = random.range(0.7, 1.6); at < seconds; at += random.range(1.8, 3.6)) times.push(at);
  return (time) => times.some((at) => time >= at && time < at + 0.16);
}

function bust(stage: Stage, image: Image | Canvas, x: number, y: number, size: number, flip: boolean): void {
  const { ctx, scene, light } = stage;
  const px = Math.ceil(size);
  const layer = createCanvas(px, px);
  const inner = layer.getContext('2d');
  if (flip) {
    inner.translate(px, 0);
    inner.scale(-1, 1);
  }
  // an ink drawing has no pink faces before its gray land
  if (scene.moods.includes('ink')) inner.filter = `saturate(${INK_SATURATION})`;
  inner.drawImage(image, 0, 0, px, px);
  inner.filter = 'none';
  inner.setTransform(1, 0, 0, 1, 0, 0);
  // skin is tinted less than the landscape, so that faces stay visible at night
  const tint = mix(scene.air.light, [255, 255, 255], scene.time === 'night' ? 0.36 : 0.3);
  inner.globalCompositeOperation = 'source-atop';
  const tinted = createCanvas(px, px);
  const paint = tinted.getContext('2d');
  paint.drawImage(layer, 0, 0);
  paint.globalCompositeOperation = 'multiply';
  paint.fillStyle = css(lit(tint, [255, 255, 255]));
  paint.fillRect(0, 0, px, px);
  inner.drawImage(tinted, 0, 0);
  const left = light.x < x;
  const side = inner.createLinearGradient(left ? 0 : px, 0, left ? px : 0, px * 0.3);
  side.addColorStop(0.2, css(scene.air.glow, cel(stage) ? 0.06 : 0.3));
  side.addColorStop(0.5, css(scene.air.glow, 0));
  side.addColorStop(0.85, css(shade(scene.air.sky[0], -0.4), cel(stage) ? 0.16 : 0.5));
  inner.fillStyle = side;
  inner.fillRect(0, 0, px, px);
  if (!cel(stage)) roundOff(layer, px, left, scene.air.glow);
  ctx.drawImage(layer, x - size / 2, y - size);
}

/** Soft shading of a flat layer: a blurred inner shadow and rim light. */
function roundOff(layer: Canvas, px: number, left: boolean, glow: Rgb): void {
  const inner = layer.getContext('2d');
  for (const [dx, blur, colour, alpha, blend] of [
    [left ? -0.07 : 0.07, 0.045, [30, 14, 34], 0.6, 'multiply'],
    [left ? 0.014 : -0.014, 0.01, glow, 0.6, 'screen'],
  ] as const) {
    const edge = createCanvas(px, px);
    const paint = edge.getContext('2d');
    paint.fillStyle = css(colour as Rgb, alpha);
    paint.fillRect(0, 0, px, px);
    paint.globalCompositeOperation = 'destination-out';
    paint.filter = `blur(${(px * blur).toFixed(1)}px)`;
    paint.drawImage(layer, dx * px, -0.03 * px);
    // the body goes on below the picture, so there is no edge
    paint.drawImage(layer, 0, px * 0.9, px, px * 0.1, dx * px, px * 0.87, px, px * 0.25);
    paint.filter = 'none';
    paint.globalCompositeOperation = 'destination-in';
    paint.drawImage(layer, 0, 0);
    inner.globalCompositeOperation = blend;
    inner.drawImage(edge, 0, 0);
  }
}
