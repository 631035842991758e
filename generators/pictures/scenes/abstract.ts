import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, saturate, turnHue } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** A composition without things: overlapping forms along a rhythm, in the scene's own palette. */
export const abstract: Painter = (stage) => {
  const { ctx, random, u, width, height, scene } = stage;
  const palette = [
    ...scene.air.sky,
    scene.air.glow,
    turnHue(saturate(scene.air.glow, 1.4), 150),
    scene.air.cloudShade,
    ...scene.colours,
  ];
  const fade = ctx.createLinearGradient(0, 0, width * random.next(), height);
  fade.addColorStop(0, css(scene.air.sky[0]));
  fade.addColorStop(1, css(mix(scene.air.sky[2], scene.air.sky[3], 0.4)));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  const kind = random.int(0, 2);
  const reach = Math.max(width, height);
  const rings = random.int(5, 10);
  const [cx, cy] = [random.range(0.25, 0.75) * width, random.range(0.25, 0.75) * height];
  for (let i = rings; i > 0; i--) {
    const colour = random.pick(palette);
    const r = (reach * 0.62 * i) / rings;
    ctx.fillStyle = css(colour, cel(stage) ? 0.95 : 0.62);
    ctx.save();
    if (!cel(stage)) {
      ctx.shadowColor = 'rgba(0,0,0,0.45)';
      ctx.shadowBlur = u * 4;
    }
    ctx.beginPath();
    if (kind === 0) ctx.arc(cx + random.range(-6, 6) * u, cy + random.range(-6, 6) * u, r, 0, Math.PI * 2);
    else if (kind === 1) wave(stage, height * (1 - i / (rings + 1)), random.range(4, 16) * u);
    else shard(stage, cx, cy, r);
    ctx.fill();
    ctx.restore();
  }
  for (let i = 0; i < random.int(6, 22); i++) {
    ctx.fillStyle = css(random.pick(palette), random.range(0.5, 0.95));
    ctx.beginPath();
    ctx.arc(random.range(0, width), random.range(0, height), u * random.range(0.4, 5), 0, Math.PI * 2);
    ctx.fill();
  }
  return { ground: height * 0.86, middle: height * 0.8, depth: 0, room: 0.44, floating: true };
};

function wave(stage: Stage, y: number, rise: number): void {
  const { ctx, width, height, u, random } = stage;
  const phase = random.range(0, 6);
  const long = u * random.range(16, 40);
  ctx.moveTo(-2, height + 2);
  for (let x = -2; x <= width + 6; x += 6)
    ctx.lineTo(
      x,
      y + Math.sin(x / long + phase) * rise + Math.sin(x / (long * 0.37) + phase * 2) * rise * 0.25,
    );
  ctx.lineTo(width + 6, height + 2);
}

function shard(stage: Stage, x: number, y: number, r: number): void {
  const { ctx, random } = stage;
  const turn = random.range(0, 6);
  for (let i = 0; i < 3 + (Math.round(r) % 3); i++) {
    const a = turn + (i / 4) * Math.PI * 2 + random.range(-0.4, 0.4);
    ctx.lineTo(x + Math.cos(a) * r * random.range(0.6, 1.1), y + Math.sin(a) * r * random.range(0.6, 1.1));
  }
  ctx.closePath();
}
