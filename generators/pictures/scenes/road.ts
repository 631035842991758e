import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { cutOut, onlyMoving, posed } from '../brush/moves.ts';
import type { Draw } from '../brush/reel.ts';
import { rolled, spriteOf, turnWheel, wheelsOf } from '../brush/sprite.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import { car } from '../figures/vehicles.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { FigureName } from '../words/plan.ts';

export const signs = ['#ff4fa0', '#4fe0ff', '#ffd24a', '#8aff7a', '#ff7a4a', '#b07aff'].map(rgb);

/** Asphalt from y = `top` to the bottom, with curb, markings and, if wet or dark, reflected lights. */
export function boulevard(stage: Stage, top: number): void {
  const { ctx, width, height, u, scene, random } = stage;
  stage.reel?.level(top);
  const road = tone(stage, rgb('#5a5c66'), 0.08);
  const wet = scene.weather === 'rain' || scene.weather === 'storm' || scene.air.dark;
  ctx.fillStyle = css(tone(stage, rgb('#b0a89c'), 0.1));
  ctx.fillRect(0, top, width, height - top);
  const kerb = top + (height - top) * 0.28;
  const fade = ctx.createLinearGradient(0, kerb, 0, height);
  fade.addColorStop(0, css(cel(stage) ? road : mix(road, scene.air.sky[3], 0.3)));
  fade.addColorStop(1, css(cel(stage) ? road : shade(road, -0.3)));
  ctx.fillStyle = fade;
  ctx.fillRect(0, kerb, width, height - kerb);
  ctx.fillStyle = css(shade(road, 0.4), 0.8);
  ctx.fillRect(0, kerb, width, u * 0.5);
  ctx.fillStyle = css(tone(stage, rgb('#f4ecd8')), 0.8);
  const line = kerb + (height - kerb) * 0.62;
  for (let x = random.range(-10, 0) * u; x < width; x += u * 20) ctx.fillRect(x, line, u * 11, u * 0.9);
  traffic(stage, kerb);
  if (!wet) return;
  const gleam = (at: Stage) =>
    onLayer(at, { blur: cel(stage) ? 0 : u * 0.8, blend: 'lighter', alpha: 0.5 }, (layer) => {
      for (let i = 0; i < 26; i++) {
        const colour =
          scene.moods.includes('neon') || random.chance(0.3) ? random.pick(signs) : rgb('#ffc97a');
        const x = random.range(0, width);
        const fall = layer.createLinearGradient(0, kerb, 0, height);
        fall.addColorStop(0, css(colour, 0.42));
        fall.addColorStop(1, css(colour, 0));
        layer.fillStyle = fall;
        layer.fillRect(x, kerb, u * random.range(0.7, 2.6), height - kerb);
      }
    });
  if (!stage.reel) {
    gleam(stage);
    return;
  }
  const lights = cutOut(stage, { x: 0, y: kerb, width, height: height - kerb }, gleam);
  const near = stage.reel.nearAt((kerb + height) / 2);
  stage.reel.live(shimmering(lights, kerb, Math.round(u * 2)), near);
}

/**
 * Draws reflected lights that shimmer, each strip with its own phase.
 * @param top where they begin
 * @param strip its width, pixels
 */
function shimmering(lights: Canvas, top: number, strip: number): Draw {
  const { width, height } = lights;
  const strips = Math.ceil(width / strip);
  const bright = createCanvas(strips, 1);
  const [shown, row] = [createCanvas(width, height), bright.getContext('2d')];
  const [ctx, alpha] = [shown.getContext('2d'), row.createImageData(strips, 1)];
  return (over, time) => {
    for (let i = 0; i < strips; i++) {
      const x = i * strip;
      const seen = 0.8 + 0.2 * Math.cos(time * (2 + ((x * 7) % 5) * 0.6)) * Math.cos(time * 3.3 + x);
      alpha.data[i * 4 + 3] = seen * 255;
    }
    row.putImageData(alpha, 0, 0);
    // one picture of all strips: drawing each by itself takes three times as long
    ctx.globalCompositeOperation = 'copy';
    ctx.drawImage(lights, 0, 0);
    ctx.globalCompositeOperation = 'destination-in';
    ctx.drawImage(bright, 0, 0, strips * strip, height);
    over.globalCompositeOperation = 'lighter';
    over.drawImage(shown, 0, top);
  };
}

/** How high a car of the traffic is, in hundredths of the short side: beside the vehicles of the picture, and without any. */
const HIGH = { beside: 17, behind: 12.5, far: 8 } as const;
const CARS: ReadonlySet<FigureName> = new Set<FigureName>([
  'car',
  'convertible',
  'motorbike',
  'scooter',
  'bicycle',
]);
const LARGE: ReadonlySet<FigureName> = new Set<FigureName>(['bus', 'truck', 'fireTruck', 'tractor', 'train']);

function carHeight({ scene: { cast } }: Stage): number {
  if (cast.some(({ figure }) => CARS.has(figure))) return HIGH.beside;
  return cast.some(({ figure }) => LARGE.has(figure)) ? HIGH.behind : HIGH.far;
}

/** Traffic, in clips only: cars as large as those of the picture, with headlights at dusk and night. None drives through a market. */
function traffic(stage: Stage, kerb: number): void {
  const { width, height, u, scene } = stage;
  if (!stage.reel || scene.site === 'market') return;
  const random = stage.random.fork('traffic');
  const lit = scene.air.dark || scene.time === 'dusk';
  const high = carHeight(stage) * u;
  const cars = Array.from({ length: 4 }, (_, i) => {
    const near = i % 2 === 1;
    const lane = kerb + (height - kerb) * (near ? 0.42 : 0.2);
    const paint = rgb(random.pick(['#c8503f', '#e8e4da', '#3f6a9a', '#2f3a52', '#d9b03a']));
    const figure = car(random, paint);
    const placing = { x: width / 2, y: lane, size: high * (near ? 1 : 0.85) };
    const sprite = spriteOf(stage, figure, placing, 'firm');
    return {
      way: near ? 1 : -1,
      lane,
      // seconds until it enters the picture; not in the first frame
      delay: i * 1.1 + random.range(0, 0.9),
      speed: random.range(30, 46),
      sprite,
      wheels: wheelsOf(stage, figure, placing),
      nose: figure.half * sprite.scale,
    };
  });
  for (const { way, lane, delay, speed, sprite, wheels, nose } of cars)
    onlyMoving(
      stage,
      (ctx, time) => {
        if (time < delay) return;
        const gone = (((time - delay) * u * speed) % (width + nose * 5)) - nose * 1.2;
        posed(ctx, { wide: way }, { x: width / 2, y: lane });
        ctx.drawImage(sprite.layer, gone - sprite.left, lane - sprite.up);
        for (const wheel of wheels)
          turnWheel(ctx, wheel, { x: gone, y: lane, flip: false, turn: rolled(wheel, gone) });
        if (lit) beam(ctx, gone + nose * 0.96, lane, high / 5);
      },
      lane,
    );
}

/** The light before a car that drives right. @param x of its headlights */
function beam(ctx: Context, x: number, y: number, u: number): void {
  ctx.globalCompositeOperation = 'lighter';
  const light = ctx.createLinearGradient(x, y, x + u * 14, y);
  light.addColorStop(0, 'rgba(255,232,176,0.5)');
  light.addColorStop(1, 'rgba(255,232,176,0)');
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.moveTo(x, y - u * 2);
  ctx.lineTo(x + u * 14, y - u * 3);
  ctx.lineTo(x + u * 14, y + u * 1.2);
  ctx.fill();
  ctx.globalCompositeOperation = 'source-over';
}
