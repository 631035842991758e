import type { Stage } from '../brush/stage.ts';
import { cel, onLayer, tone } from '../brush/stage.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';

export const signs = ['#ff4fa0', '#4fe0ff', '#ffd24a', '#8aff7a', '#ff7a4a', '#b07aff'].map(rgb);

/** Asphalt from `top` to the foot of the picture, with kerb, markings and, when wet or dark, the lights given back. */
export function boulevard(stage: Stage, top: number): void {
  const { ctx, width, height, u, scene, random } = stage;
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
  if (!wet) return;
  onLayer(stage, { blur: cel(stage) ? 0 : u * 0.8, blend: 'lighter', alpha: 0.5 }, (layer) => {
    for (let i = 0; i < 26; i++) {
      const colour = scene.moods.includes('neon') || random.chance(0.3) ? random.pick(signs) : rgb('#ffc97a');
      const x = random.range(0, width);
      const fall = layer.createLinearGradient(0, kerb, 0, height);
      fall.addColorStop(0, css(colour, 0.42));
      fall.addColorStop(1, css(colour, 0));
      layer.fillStyle = fall;
      layer.fillRect(x, kerb, u * random.range(0.7, 2.6), height - kerb);
    }
  });
}
