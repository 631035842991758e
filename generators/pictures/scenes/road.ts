import { cutOut, onlyMoving, posed } from '../brush/moves.ts';
import type { Context, Stage } from '../brush/stage.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';

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
  // reflected lights shimmer, each strip with its own phase
  const lights = cutOut(stage, { x: 0, y: kerb, width, height: height - kerb }, gleam);
  const near = stage.reel.nearAt((kerb + height) / 2);
  stage.reel.live((over, time) => {
    over.globalCompositeOperation = 'lighter';
    const strip = Math.round(u * 2);
    for (let x = 0; x < width; x += strip) {
      over.globalAlpha = 0.8 + 0.2 * Math.cos(time * (2 + ((x * 7) % 5) * 0.6)) * Math.cos(time * 3.3 + x);
      const wide = Math.min(strip, width - x);
      over.drawImage(lights, x, 0, wide, height - kerb, x, kerb, wide, height - kerb);
    }
  }, near);
}

/** Traffic, in clips only: headlights at dusk and night, distant cars by day. */
function traffic(stage: Stage, kerb: number): void {
  const { width, height, u, scene } = stage;
  if (!stage.reel) return;
  const random = stage.random.fork('traffic');
  const lit = scene.air.dark || scene.time === 'dusk';
  const cars = Array.from({ length: 4 }, (_, i) => ({
    way: i % 2 ? 1 : -1,
    lane: kerb + (height - kerb) * (i % 2 ? 0.42 : 0.2),
    // seconds until it enters the picture; not in the first frame
    delay: i * 1.1 + random.range(0, 0.9),
    speed: random.range(30, 46),
    paint: tone(stage, rgb(random.pick(['#c8503f', '#e8e4da', '#3f6a9a', '#2f3a52', '#d9b03a'])), 0.2),
  }));
  for (const { way, lane, delay, speed, paint } of cars)
    onlyMoving(
      stage,
      (ctx, time) => {
        if (time < delay) return;
        const gone = (((time - delay) * u * speed) % (width + u * 60)) - u * 24;
        posed(ctx, { wide: way }, { x: width / 2, y: lane });
        car(ctx, gone, lane, u * (lane > kerb + (height - kerb) * 0.3 ? 1.25 : 1), { paint, lit });
      },
      lane,
    );
}

/** A small car without detail, driving right. */
function car(
  ctx: Context,
  x: number,
  y: number,
  u: number,
  { paint, lit }: { paint: Rgb; lit: boolean },
): void {
  ctx.fillStyle = css(shade(paint, lit ? -0.5 : -0.05));
  ctx.beginPath();
  ctx.roundRect(x - u * 6, y - u * 3.4, u * 12, u * 2.8, u);
  ctx.roundRect(x - u * 3.6, y - u * 5.4, u * 6.8, u * 3, u * 1.3);
  ctx.fill();
  ctx.fillStyle = lit ? 'rgb(70,80,104)' : 'rgb(176,206,220)';
  ctx.beginPath();
  ctx.roundRect(x - u * 2.8, y - u * 4.8, u * 5.2, u * 1.7, u * 0.6);
  ctx.fill();
  ctx.fillStyle = 'rgb(28,28,34)';
  for (const at of [-3.4, 3.4]) {
    ctx.beginPath();
    ctx.arc(x + at * u, y - u * 0.7, u * 1.15, 0, Math.PI * 2);
    ctx.fill();
  }
  if (!lit) return;
  ctx.globalCompositeOperation = 'lighter';
  const beam = ctx.createLinearGradient(x + u * 6, y, x + u * 20, y);
  beam.addColorStop(0, 'rgba(255,232,176,0.6)');
  beam.addColorStop(1, 'rgba(255,232,176,0)');
  ctx.fillStyle = beam;
  ctx.beginPath();
  ctx.moveTo(x + u * 5.8, y - u * 2.4);
  ctx.lineTo(x + u * 20, y - u * 3.6);
  ctx.lineTo(x + u * 20, y + u * 1.4);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,70,60,0.9)';
  ctx.fillRect(x - u * 6.2, y - u * 2.8, u * 0.8, u * 0.9);
  ctx.globalCompositeOperation = 'source-over';
}
