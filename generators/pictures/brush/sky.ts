import type { Rgb } from '../light/colour.ts';
import { css, mix, saturate, shade } from '../light/colour.ts';
import type { Scene } from '../scene.ts';
import { circle } from './circle.ts';
import { cloudBank } from './clouds.ts';
import { strike } from './lightning.ts';
import { live } from './moves.ts';
import { drawSkyThings, stars, twinkle } from './sky-things.ts';
import type { Stage } from './stage.ts';
import { cel } from './stage.ts';

/** Draws the sky down to the horizon: gradient, sun or moon, stars, clouds, and other things that the prompt names. */
export function drawSky(stage: Stage): void {
  const { scene } = stage;
  stage.reel?.at(0);
  if (cel(stage)) bandedSky(stage);
  else softSky(stage);
  // rain comes from a covered sky; named stars are seen all the same
  const starry =
    scene.air.dark &&
    !scene.missing?.includes('stars') &&
    scene.weather !== 'storm' &&
    scene.weather !== 'sand' &&
    (scene.weather !== 'rain' || scene.sky.includes('stars'));
  if (starry)
    stars(stage, stage.horizon, scene.sky.includes('stars') ? 1.8 : scene.time === 'blue' ? 0.25 : 1);
  if (!stage.reel) drawSkyThings(stage, 'behind');
  const hidden =
    hasNoDisc(scene) ||
    scene.weather === 'storm' ||
    scene.weather === 'rain' ||
    scene.weather === 'sand' ||
    (scene.weather === 'fog' && scene.time === 'noon') ||
    // the sun has set; the moon is up if it is named
    (scene.time === 'blue' && !scene.sky.includes('moon'));
  if (!hidden) drawDisc(stage);
  // behind the sun's glow in a picture; in a clip over it, since the glow belongs to the layer of the sky
  if (stage.reel) drawSkyThings(stage, 'behind');
  if (starry) twinkle(stage, stage.horizon);
  cloudBank(stage);
  if (!hidden && !cel(stage)) shineThrough(stage);
  if (scene.weather === 'storm') strike(stage);
  drawSkyThings(stage, 'before');
}

/** Whether the sun or the moon of its time is missing. */
export const hasNoDisc = ({ missing, time }: Pick<Scene, 'missing' | 'time'>): boolean =>
  missing?.includes(time === 'night' || time === 'blue' ? 'moon' : 'sun') ?? false;

/** The colors of the sky from its top down to `bottom`. */
export function skyGradient(stage: Stage, bottom: number): ReturnType<Stage['ctx']['createLinearGradient']> {
  const { sky } = stage.scene.air;
  const gradient = stage.ctx.createLinearGradient(0, 0, 0, bottom);
  for (const [i, stop] of [0, 0.4, 0.76, 1].entries()) gradient.addColorStop(stop, css(sky[i] ?? sky[0]));
  return gradient;
}

function softSky(stage: Stage): void {
  const { ctx, width, height, horizon } = stage;
  ctx.fillStyle = skyGradient(stage, horizon * 1.05);
  ctx.fillRect(0, 0, width, height);
}

/** Flat bands curved around the light, as in gouache backgrounds. */
function bandedSky(stage: Stage): void {
  const { ctx, width, height, horizon, light, scene, random } = stage;
  const bands = 9;
  const at = (t: number): Rgb => {
    const { sky } = scene.air;
    const place = Math.min(2.999, t * 3);
    const i = Math.floor(place);
    return saturate(mix(sky[i] ?? sky[0], sky[i + 1] ?? sky[3], place - i), 1.15);
  };
  ctx.fillStyle = css(at(0));
  ctx.fillRect(0, 0, width, height);
  const bow = stage.u * random.range(4, 12);
  for (let i = 1; i <= bands; i++) {
    const y = horizon * (i / (bands + 0.6)) ** 0.86;
    ctx.fillStyle = css(at(i / bands));
    ctx.beginPath();
    ctx.moveTo(0, y + bow * 0.7);
    ctx.quadraticCurveTo(light.x, y - bow * 1.3, width, y + bow * 0.7);
    ctx.lineTo(width, height);
    ctx.lineTo(0, height);
    ctx.fill();
  }
}

function drawDisc(stage: Stage): void {
  const { ctx, light, u, scene, width, height } = stage;
  const { air, time } = scene;
  const big = time === 'dusk' || time === 'dawn' ? 7.5 : time === 'night' ? 5.2 : 4.6;
  const radius =
    u * big * (1 + scene.odd * 1.6) * (scene.sky.includes('moon') || scene.sky.includes('sun') ? 1.35 : 1);
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  if (cel(stage)) {
    for (const [size, alpha] of [
      [3.6, 0.1],
      [2.5, 0.13],
      [1.65, 0.2],
    ] as const) {
      ctx.fillStyle = css(air.glow, alpha);
      circle(stage, light.x, light.y, radius * size);
    }
  } else {
    for (const [reach, alpha] of [
      [Math.max(width, height) * 0.62, 0.34],
      [radius * 5, 0.42],
      [radius * 2.1, 0.55],
    ] as const) {
      const glow = ctx.createRadialGradient(light.x, light.y, 0, light.x, light.y, reach);
      glow.addColorStop(0, css(air.glow, alpha));
      glow.addColorStop(0.35, css(air.glow, alpha * 0.32));
      glow.addColorStop(1, css(air.glow, 0));
      ctx.fillStyle = glow;
      ctx.fillRect(0, 0, width, height);
    }
  }
  ctx.restore();
  ctx.fillStyle = css(air.disc);
  if (!cel(stage)) ctx.filter = `blur(${(u * (time === 'noon' ? 0.9 : 0.22)).toFixed(2)}px)`;
  circle(stage, light.x, light.y, radius);
  ctx.filter = 'none';
  if (time === 'night' || time === 'blue') moonFace(stage, radius);
  moreMoons(stage, radius);
}

/** The other moons of a strange sky, smaller and apart from the first one. */
function moreMoons(stage: Stage, radius: number): void {
  const { ctx, light, scene, width, height } = stage;
  const many = scene.sky.filter((thing) => thing === 'moon').length;
  const side = light.x < width / 2 ? 1 : -1;
  for (let i = 1; i < many; i++) {
    const at = {
      x: light.x + side * width * (0.17 + i * 0.13),
      y: light.y + height * (i % 2 ? 0.09 : -0.02),
    };
    const moon = { ...stage, light: { ...light, ...at } };
    ctx.fillStyle = css(scene.air.disc);
    circle(moon, at.x, at.y, radius * (0.78 - i * 0.16));
    moonFace(moon, radius * (0.78 - i * 0.16));
  }
}

/** Backlights clouds in front of the sun or moon, so that its disc stays visible. */
function shineThrough(stage: Stage): void {
  const { light, u, scene } = stage;
  const reach = u * 13;
  live(stage, (ctx) => {
    const glow = ctx.createRadialGradient(light.x, light.y, 0, light.x, light.y, reach);
    glow.addColorStop(0, css(scene.air.disc, 0.9));
    glow.addColorStop(0.3, css(scene.air.disc, 0.5));
    glow.addColorStop(1, css(scene.air.glow, 0));
    ctx.save();
    ctx.globalCompositeOperation = 'screen';
    ctx.fillStyle = glow;
    ctx.fillRect(light.x - reach, light.y - reach, reach * 2, reach * 2);
    ctx.restore();
  });
}

function moonFace(stage: Stage, radius: number): void {
  const { ctx, light, scene } = stage;
  const random = stage.random.fork('moon');
  ctx.save();
  ctx.beginPath();
  ctx.arc(light.x, light.y, radius, 0, Math.PI * 2);
  ctx.clip();
  if (!cel(stage)) ctx.filter = `blur(${(radius * 0.05).toFixed(2)}px)`;
  ctx.fillStyle = css(mix(shade(scene.air.disc, -0.25), scene.air.sky[2], 0.2), 0.5);
  for (let i = 0; i < 7; i++) {
    const angle = random.range(0, 6.3);
    const far = radius * random.range(0, 0.85);
    circle(
      stage,
      light.x + Math.cos(angle) * far,
      light.y + Math.sin(angle) * far,
      radius * random.range(0.08, 0.26),
    );
  }
  ctx.restore();
}
