import { drawTree } from '../brush/plants.ts';
import { drawSky } from '../brush/sky.ts';
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { lineAt } from './view.ts';
import { box, paneOf, shape, topOf } from './yard-pieces.ts';

/** The courtyard of an old house: its hall under a tiled roof, walls at both sides, stone slabs, a tree and a water jar. */
export const courtyard: Painter = (stage) => {
  const { u, height, width, random } = stage;
  drawSky(stage);
  const base = lineAt(stage, 0.64);
  stage.reel?.at(0.45);
  drawTree(stage, width * random.range(0.2, 0.8), base - u * 4, u * random.range(44, 54), 0.3, random);
  const eaves = base - u * 34;
  hall(stage, base, eaves);
  for (const side of [-1, 1]) sideWall(stage, side, base, eaves);
  slabs(stage, base);
  const near = random.chance(0.5) ? 0.12 : 0.88;
  drawTree(stage, width * near, base + u * 7, u * random.range(48, 56), 0.1, random);
  jar(stage, width * (1 - near), base + u * 7);
  return { ground: height * 0.92, middle: base + u * 6, depth: 0.16, room: 0.46 };
};

function hall(stage: Stage, base: number, eaves: number): void {
  const { u, width, random } = stage;
  const aside = random.fork('hall').range(0.1, 0.24);
  const [left, right] = [width * aside, width * (1 - aside)];
  const wood = tone(stage, rgb(random.pick(['#8a3a2c', '#7a4630', '#6a3f30'])), 0.12);
  const stone = tone(stage, rgb('#9a968c'), 0.12);
  box(stage, css(tone(stage, rgb('#d9cfbb'), 0.12)), left, eaves, right - left, base - eaves);
  box(stage, css(stone), left - u * 2, base - u * 4, right - left + u * 4, u * 4.4);
  box(stage, css(shade(stone, 0.16)), left - u * 2, base - u * 4, right - left + u * 4, u * 0.9);
  const bays = random.fork('bays').pick([3, 5, 5, 7]);
  const bay = (right - left) / bays;
  for (let i = 0; i < bays; i++) {
    const x = left + i * bay;
    const door = i === (bays - 1) / 2;
    const [top, bottom] = [eaves + u * 5, base - u * (door ? 4 : 13)];
    lattice(stage, x + u * 1.6, top, bay - u * 3.2, bottom - top, wood, door);
  }
  for (let i = 0; i <= bays; i++) {
    const x = left + i * bay;
    box(stage, css(shade(wood, -0.14)), x - u * 1.1, eaves, u * 2.2, base - u * 4 - eaves);
    box(stage, css(shade(wood, 0.12)), x - u * 1.1, eaves, u * 0.6, base - u * 4 - eaves);
  }
  box(stage, css(shade(wood, -0.05)), left, eaves, right - left, u * 3.4);
  roof(stage, { left: left - u * 7, right: right + u * 7, eaves: eaves + u * 1.2, ridge: eaves - u * 17 });
  // steps up to the door
  const middle = (left + right) / 2;
  for (let step = 0; step < 3; step++)
    box(
      stage,
      css(shade(stone, 0.12 - step * 0.06)),
      middle - bay * (0.5 + step * 0.12),
      base - u * (2.6 - step * 1.6),
      bay * (1 + step * 0.24),
      u * 1.6,
    );
}

/** A window or door of wooden lattice with paper behind it. */
function lattice(stage: Stage, x: number, y: number, w: number, h: number, wood: Rgb, door: boolean): void {
  const { ctx, u } = stage;
  box(stage, css(wood), x, y, w, h);
  const [px, py, pw] = [x + u * 0.8, y + u * 0.8, w - u * 1.6];
  const ph = door ? h * 0.56 : h - u * 1.6;
  box(stage, paneOf(stage), px, py, pw, ph);
  ctx.strokeStyle = css(shade(wood, -0.1));
  ctx.lineWidth = u * 0.45;
  ctx.beginPath();
  for (let i = 1; i < 6; i++) {
    ctx.moveTo(px + (pw * i) / 6, py);
    ctx.lineTo(px + (pw * i) / 6, py + ph);
  }
  for (let i = 1; i < 5; i++) {
    ctx.moveTo(px, py + (ph * i) / 5);
    ctx.lineTo(px + pw, py + (ph * i) / 5);
  }
  ctx.stroke();
  if (!door) return;
  ctx.lineWidth = u * 0.7;
  ctx.beginPath();
  ctx.moveTo(x + w / 2, y);
  ctx.lineTo(x + w / 2, y + h);
  ctx.stroke();
}

/** A roof of gray tiles, whose eaves turn up at both ends. */
function roof(
  stage: Stage,
  { left, right, eaves, ridge }: { left: number; right: number; eaves: number; ridge: number },
): void {
  const { ctx, u } = stage;
  const tile = topOf(stage, rgb('#4d525c'));
  const inset = (right - left) * 0.09;
  ctx.fillStyle = css(tile);
  ctx.beginPath();
  ctx.moveTo(left - u * 2, eaves - u * 4);
  ctx.quadraticCurveTo(left + u * 6, eaves, left + inset * 1.6, eaves);
  ctx.lineTo(right - inset * 1.6, eaves);
  ctx.quadraticCurveTo(right - u * 6, eaves, right + u * 2, eaves - u * 4);
  ctx.quadraticCurveTo(right - inset * 0.6, ridge + u * 6, right - inset, ridge);
  ctx.lineTo(left + inset, ridge);
  ctx.quadraticCurveTo(left + inset * 0.6, ridge + u * 6, left - u * 2, eaves - u * 4);
  ctx.fill();
  ctx.strokeStyle = css(shade(tile, -0.2));
  ctx.lineWidth = u * 0.5;
  ctx.beginPath();
  const rows = Math.round((right - left) / (u * 3));
  for (let i = 1; i < rows; i++) {
    const share = i / rows;
    ctx.moveTo(left + inset + (right - left - inset * 2) * share, ridge + u);
    const low = eaves - u * 4 * Math.max(0, Math.abs(share - 0.5) * 5 - 1.9) - u * 0.4;
    ctx.lineTo(left + (right - left) * share, low);
  }
  ctx.stroke();
  const dark = tone(stage, rgb('#33363e'));
  box(stage, css(dark), left + inset - u, ridge - u * 1.4, right - left - inset * 2 + u * 2, u * 2.6);
  for (const [x, out] of [
    [left + inset - u, -1],
    [right - inset + u, 1],
  ] as const)
    shape(stage, css(dark), [
      [x, ridge + u * 1.2],
      [x + out * u * 3, ridge - u * 3.4],
      [x - out * u * 2, ridge - u * 1.4],
    ]);
}

/** The wall or wing at a side, in perspective. */
function sideWall(stage: Stage, side: number, base: number, eaves: number): void {
  const { u, width, height } = stage;
  const far = side < 0 ? width * 0.15 : width * 0.85;
  const near = side < 0 ? -u * 2 : width + u * 2;
  const wall = tone(stage, rgb('#cfc7b6'), 0.08);
  const [low, top] = [height * 0.86, eaves - u * 6];
  shape(stage, css(shade(wall, side < 0 ? -0.1 : -0.02)), [
    [far, base],
    [far, eaves + u * 9],
    [near, top],
    [near, low],
  ]);
  shape(stage, css(tone(stage, rgb('#8a867c'), 0.08)), [
    [far, base],
    [far, base - u * 3],
    [near, low - u * 7],
    [near, low],
  ]);
  const tile = topOf(stage, rgb('#4d525c'));
  shape(stage, css(shade(tile, -0.05)), [
    [far - side * u * 1.5, eaves + u * 9.6],
    [far + side * u, eaves + u * 5.4],
    [near, top - u * 8],
    [near, top + u * 1.6],
  ]);
}

/** Slabs of stone in perspective. */
function slabs(stage: Stage, base: number): void {
  const { ctx, u, width, height, scene } = stage;
  const lit = onSnow(stage);
  const stone = rgb(scene.weather === 'snow' ? '#e6edf5' : scene.weather === 'rain' ? '#7f8790' : '#b0a898');
  const fill = ctx.createLinearGradient(0, base, 0, height);
  fill.addColorStop(0, css(tone(lit, stone, 0.2)));
  fill.addColorStop(1, css(tone(lit, shade(stone, -0.1))));
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(width * 0.15, base);
  ctx.lineTo(width * 0.85, base);
  ctx.lineTo(width + u * 2, height * 0.86);
  ctx.lineTo(width + u * 2, height + u);
  ctx.lineTo(-u * 2, height + u);
  ctx.lineTo(-u * 2, height * 0.86);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = css(tone(lit, shade(stone, -0.3)), scene.weather === 'snow' ? 0.25 : 0.5);
  ctx.lineWidth = u * 0.3;
  ctx.beginPath();
  for (let y = base + u * 2.4, step = u * 2.6; y < height; y += step, step *= 1.32) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
  }
  for (let i = -9; i <= 9; i++) {
    ctx.moveTo(width / 2 + i * u * 8, base);
    ctx.lineTo(width / 2 + i * u * 30, height);
  }
  ctx.stroke();
  ctx.restore();
}

/** A big jar with water and a lotus leaf. */
function jar(stage: Stage, x: number, y: number): void {
  const { ctx, u } = stage;
  const clay = tone(stage, rgb('#6a5240'));
  ctx.fillStyle = css(clay);
  ctx.beginPath();
  ctx.moveTo(x - u * 6, y - u * 12);
  ctx.bezierCurveTo(x - u * 10, y - u * 7, x - u * 7, y - u, x - u * 4.4, y);
  ctx.lineTo(x + u * 4.4, y);
  ctx.bezierCurveTo(x + u * 7, y - u, x + u * 10, y - u * 7, x + u * 6, y - u * 12);
  ctx.fill();
  ctx.fillStyle = css(shade(clay, 0.18));
  ctx.beginPath();
  ctx.ellipse(x, y - u * 12, u * 6.6, u * 1.9, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = css(tone(stage, rgb('#3f6a7a')));
  ctx.beginPath();
  ctx.ellipse(x, y - u * 11.8, u * 5.4, u * 1.3, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = css(tone(stage, rgb('#4f9a54')));
  for (const [dx, dy, wide] of [
    [-2.6, -12.6, 3],
    [2.2, -13.2, 3.4],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x + dx * u, y + dy * u, wide * u, wide * u * 0.36, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}
