/** What walls and floors of rooms are covered with. */
import type { Stage } from '../brush/stage.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Interior } from '../words/surroundings.ts';

type WallStyle =
  | 'plain'
  | 'stripes'
  | 'panels'
  | 'halves'
  | 'dots'
  | 'bricks'
  | 'planks'
  | 'tiles'
  | 'beams'
  | 'hull';
type FloorStyle = 'boards' | 'planks' | 'checker' | 'flags' | 'smooth';

export interface Styles {
  wall: WallStyle;
  floor: FloorStyle;
}

const RUSTIC: ReadonlySet<Interior> = new Set([
  'tavern',
  'cellar',
  'forge',
  'stable',
  'mill',
  'throneRoom',
  'cell',
  'church',
  'fireside',
  'inn',
]);
const WET: ReadonlySet<Interior> = new Set([
  'kitchen',
  'bathroom',
  'laundry',
  'hospital',
  'laboratory',
  'operating',
  'bakery',
]);

/** The inside of a base, with its colors. */
export const HULL: Styles & { walls: Rgb; deck: Rgb } = {
  wall: 'hull',
  floor: 'flags',
  walls: rgb('#c6ccd4'),
  deck: rgb('#7c8692'),
};

/** The styles of a room, by seed. */
export function stylesBy(random: Random, interior: Interior | undefined): Styles {
  if (interior && RUSTIC.has(interior))
    return {
      wall: random.pick(
        interior === 'inn' ? ['plain', 'planks', 'beams'] : ['plain', 'bricks', 'planks', 'beams'],
      ),
      floor: random.pick(['boards', 'flags', 'planks']),
    };
  if (interior && WET.has(interior))
    return {
      wall: random.pick(['plain', 'tiles', 'halves', 'stripes']),
      floor: random.pick(['boards', 'checker', 'smooth', 'flags']),
    };
  return {
    wall: random.pick(['plain', 'stripes', 'panels', 'halves', 'dots']),
    floor: random.pick(['boards', 'boards', 'planks', 'checker', 'smooth']),
  };
}

export function stripes({ ctx, u, width }: Stage, wall: Rgb, floor: number): void {
  ctx.fillStyle = css(shade(wall, 0.14), 0.4);
  for (let x = 0; x < width; x += u * 6) ctx.fillRect(x, 0, u * 3, floor);
}

/** What is on a wall, over its color. */
export function papered(stage: Stage, style: WallStyle, wall: Rgb, wood: Rgb, floor: number): void {
  const { ctx, u, width } = stage;
  if (style === 'stripes') stripes(stage, wall, floor);
  if (style === 'dots') {
    ctx.fillStyle = css(shade(wall, 0.26), 0.55);
    ctx.beginPath();
    for (let y = u * 3, row = 0; y < floor; y += u * 6, row++)
      for (let x = (row % 2) * u * 3.5; x < width; x += u * 7) {
        ctx.moveTo(x + u * 0.8, y);
        ctx.arc(x, y, u * 0.8, 0, Math.PI * 2);
      }
    ctx.fill();
  }
  if (style === 'halves' || style === 'panels') {
    const top = floor - u * 24;
    const low = style === 'panels' ? shade(wood, 0.12) : shade(wall, -0.2);
    ctx.fillStyle = css(low);
    ctx.fillRect(0, top, width, floor - top);
    ctx.fillStyle = css(shade(low, 0.22));
    ctx.fillRect(0, top - u * 1.4, width, u * 1.6);
    if (style === 'halves') return;
    ctx.strokeStyle = css(shade(low, -0.28));
    ctx.lineWidth = u * 0.5;
    for (let x = u * 2; x < width; x += u * 16) ctx.strokeRect(x, top + u * 3, u * 12, floor - top - u * 8);
  }
  if (style === 'bricks' || style === 'tiles') grid(stage, wall, floor, style === 'bricks');
  if (style === 'planks') {
    ctx.fillStyle = css(shade(wall, -0.34), 0.7);
    for (let x = u * 4; x < width; x += u * 9) ctx.fillRect(x, 0, u * 0.6, floor);
  }
  if (style === 'hull') hull(stage, wall, floor);
  if (style === 'beams') {
    ctx.fillStyle = css(shade(wood, -0.3));
    ctx.fillRect(0, floor - u * 48, width, u * 4.4);
    for (let x = u * 6; x < width; x += u * 34) ctx.fillRect(x, 0, u * 4, floor);
  }
}

/** Plates of metal with their seams, a band of color and a row of lights above. */
function hull({ ctx, u, width }: Stage, wall: Rgb, floor: number): void {
  ctx.fillStyle = css(shade(wall, -0.22));
  for (let x = u * 12; x < width; x += u * 30) ctx.fillRect(x, 0, u * 0.7, floor);
  ctx.fillRect(0, floor * 0.08, width, u * 0.7);
  ctx.fillRect(0, floor - u * 14, width, u * 0.7);
  ctx.fillStyle = '#d8843c';
  ctx.fillRect(0, floor - u * 12.6, width, u * 1.4);
  ctx.fillStyle = '#fff8e2';
  for (let x = u * 16; x < width; x += u * 30) {
    ctx.beginPath();
    ctx.roundRect(x, floor * 0.03, u * 22, u * 1.8, u * 0.9);
    ctx.fill();
  }
}

function grid({ ctx, u, width }: Stage, wall: Rgb, floor: number, bond: boolean): void {
  const [wide, tall] = bond ? [u * 9, u * 4] : [u * 5, u * 5];
  // tiles end at the height of a hand
  const top = bond ? 0 : Math.max(0, floor - u * 34);
  ctx.strokeStyle = css(shade(wall, bond ? -0.26 : 0.3), 0.75);
  ctx.lineWidth = u * 0.4;
  ctx.beginPath();
  for (let y = floor, row = 0; y > top; y -= tall, row++) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
    for (let x = bond && row % 2 ? -wide / 2 : 0; x < width; x += wide) {
      ctx.moveTo(x, y);
      ctx.lineTo(x, Math.max(top, y - tall));
    }
  }
  ctx.stroke();
}

/** What a floor is laid with, over its color. */
export function laid(stage: Stage, style: FloorStyle, colour: Rgb, floor: number): void {
  const { ctx, u, width, height } = stage;
  if (style === 'smooth') return;
  const [far, near] = style === 'boards' ? [8, 21] : [14, 36];
  const x = (i: number, y: number): number =>
    width / 2 + i * u * (far + ((near - far) * (y - floor)) / Math.max(1, height - floor));
  const rows = [0, 0.1, 0.24, 0.43, 0.68, 1].map((share) => floor + (height - floor) * share);
  ctx.strokeStyle = css(shade(colour, -0.3), 0.6);
  ctx.lineWidth = u * 0.24;
  ctx.beginPath();
  for (let i = -14; i <= 14; i++) {
    ctx.moveTo(x(i, floor), floor);
    ctx.lineTo(x(i, height), height);
  }
  if (style === 'flags')
    for (const y of rows) {
      ctx.moveTo(0, y);
      ctx.lineTo(width, y);
    }
  ctx.stroke();
  if (style !== 'checker') return;
  ctx.fillStyle = css(shade(colour, -0.22), 0.8);
  ctx.beginPath();
  rows.slice(1).forEach((foot, row) => {
    const top = rows[row] ?? floor;
    for (let i = -14 + (row % 2); i < 14; i += 2) {
      ctx.moveTo(x(i, top), top);
      ctx.lineTo(x(i + 1, top), top);
      ctx.lineTo(x(i + 1, foot), foot);
      ctx.lineTo(x(i, foot), foot);
    }
  });
  ctx.fill();
}
