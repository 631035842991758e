import { drawMist } from '../brush/land.ts';
import { flicker, live } from '../brush/moves.ts';
import { drawTree } from '../brush/plants.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import { beforeGate, onWall } from './city-wall.ts';
import { oldStreet } from './old-street.ts';
import type { Painter } from './painter.ts';
import { boulevard } from './road.ts';
import { blocks } from './towers.ts';
import { lineAt } from './view.ts';

/** A street seen from the curb: shop fronts, trees and lamps behind the road. */
export const street: Painter = (stage) => {
  if (stage.scene.site === 'cityGate') return beforeGate(stage);
  if (stage.scene.site === 'cityWall') return onWall(stage);
  if (stage.scene.oldTown) return oldStreet(stage);
  const { ctx, random, u, height, width, scene } = stage;
  drawSky(stage);
  const base = lineAt(stage, 0.76);
  blocks(stage, base, Math.min(base * 0.8, u * 56), u * 7, 0.7);
  drawMist(stage, base - u * 16, u * 16, 0.5);
  stage.reel?.at(0.5);
  shops(stage, base);
  boulevard(stage, base);
  for (let x = random.range(2, 14) * u; x < width; x += u * random.range(26, 40)) {
    if (random.chance(0.6)) drawTree(stage, x, base + u * 2, u * random.range(22, 30), 0.16, random);
    lampPost(stage, x + u * random.range(11, 15), base + u * 3, u * 26);
  }
  if (scene.weather === 'snow') {
    ctx.fillStyle = css(tone(stage, rgb('#edf2f7'), 0.1), 0.85);
    ctx.fillRect(0, base, width, u * 3.4);
  }
  return { ground: height * 0.925, middle: base + u, depth: 0.16, room: 0.36 };
};

function shops(stage: Stage, base: number): void {
  const { ctx, random, u, width, scene } = stage;
  const colours = ['#d9a27a', '#c9b89a', '#a8b8b0', '#c98a7a', '#8f9fb4', '#e0c8a0', '#b08a9a'].map(rgb);
  const dark = scene.air.dark || scene.time === 'dusk';
  for (let x = -u * random.range(0, 10); x < width; ) {
    const w = u * random.range(17, 26);
    const h = u * random.range(24, 40);
    const wall = tone(stage, random.pick(colours), 0.3);
    ctx.fillStyle = css(wall);
    ctx.fillRect(x, base - h, w, h);
    ctx.fillStyle = css(shade(wall, -0.3));
    ctx.fillRect(x - u * 0.5, base - h - u, w + u, u * 1.4);
    for (let wy = base - h + u * 3; wy < base - u * 15; wy += u * 8)
      for (let wx = x + u * 2.5; wx < x + w - u * 4; wx += u * 6) {
        ctx.fillStyle =
          dark && random.chance(0.6) ? css(rgb('#ffd489')) : css(mix(scene.air.sky[1], wall, 0.4));
        ctx.fillRect(wx, wy, u * 3.4, u * 4.8);
        ctx.strokeStyle = css(shade(wall, 0.4));
        ctx.lineWidth = u * 0.35;
        ctx.strokeRect(wx, wy, u * 3.4, u * 4.8);
      }
    const glow = dark ? rgb('#ffcf82') : mix(tone(stage, rgb('#8fb0bc'), 0.2), scene.air.sky[3], 0.3);
    ctx.fillStyle = css(glow);
    ctx.fillRect(x + u * 1.6, base - u * 9.4, w - u * 3.2, u * 8.4);
    const cloth = tone(stage, turnHue(rgb('#c8453f'), random.range(0, 360)), 0.18);
    const stripes = 8;
    for (let s = 0; s < stripes; s++) {
      ctx.fillStyle = css(s % 2 ? tone(stage, rgb('#f6f0e4'), 0.18) : cloth);
      ctx.beginPath();
      const sw = (w - u * 1.4) / stripes;
      ctx.moveTo(x + u * 0.7 + s * sw, base - u * 12.6);
      ctx.lineTo(x + u * 0.7 + (s + 1) * sw, base - u * 12.6);
      ctx.lineTo(x + u * 0.7 + (s + 1) * sw, base - u * 8.8);
      ctx.quadraticCurveTo(
        x + u * 0.7 + (s + 0.5) * sw,
        base - u * 7.6,
        x + u * 0.7 + s * sw,
        base - u * 8.8,
      );
      ctx.fill();
    }
    x += w;
  }
}

/** A lamp on its post, lit after dark. In pixels. */
export function lampPost(stage: Stage, x: number, y: number, tall: number): void {
  const { ctx, u, scene } = stage;
  ctx.fillStyle = css(tone(stage, rgb('#33363f'), 0.1));
  ctx.fillRect(x - u * 0.35, y - tall, u * 0.7, tall);
  ctx.fillRect(x - u * 0.9, y - u * 1.6, u * 1.8, u * 1.6);
  const on = scene.air.dark || scene.time === 'dusk';
  ctx.fillStyle = css(on ? rgb('#fff0c0') : tone(stage, rgb('#e8e6de'), 0.1));
  ctx.beginPath();
  ctx.ellipse(x, y - tall - u * 1.2, u * 1.2, u * 1.6, 0, 0, Math.PI * 2);
  ctx.fill();
  if (!on) return;
  live(
    stage,
    (over, time) => {
      const bright = flicker(time, x, 0.12);
      over.save();
      over.globalCompositeOperation = 'lighter';
      const glow = over.createRadialGradient(x, y - tall, 0, x, y - tall, u * 16);
      glow.addColorStop(0, css(rgb('#ffc97a'), 0.6 * bright));
      glow.addColorStop(0.3, css(rgb('#ffb04a'), 0.18 * bright));
      glow.addColorStop(1, css(rgb('#ffb04a'), 0));
      over.fillStyle = glow;
      over.fillRect(x - u * 16, y - tall - u * 16, u * 32, u * 32);
      over.restore();
    },
    y,
  );
}
