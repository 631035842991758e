/** Plants of which whole fields are, one at a time: lavender, wheat, rice, sunflowers, tulips, canola and tea. */
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Crop } from '../words/surroundings.ts';

/** Where a plant stands, and its height, in pixels; `depth` for the haze. */
export interface Spot {
  x: number;
  y: number;
  tall: number;
  depth: number;
}

/** How a field of a plant looks. */
interface CropLook {
  /** Of the ground between the rows. */
  soil: Rgb;
  /** Height of a plant in the foreground, in hundredths of the short side. */
  tall: number;
  /** How far rows are apart in the foreground, in the same unit; none for what grows everywhere. */
  rows?: number;
  /** How close plants are in their rows, beside their height. */
  close: number;
  /** @param row the number of its row */
  draw: (stage: Stage, spot: Spot, row: number) => void;
}

export const CROPS: Record<Crop, CropLook> = {
  lavender: { soil: rgb('#8f9a5c'), tall: 13, rows: 27, close: 0.55, draw: lavender },
  wheat: { soil: rgb('#c79a3c'), tall: 17, close: 0.16, draw: ear(rgb('#e2b04a'), rgb('#f2cf6a')) },
  rice: { soil: rgb('#6f9a48'), tall: 14, close: 0.17, draw: ear(rgb('#7fae4a'), rgb('#d8c85a')) },
  sunflowers: { soil: rgb('#5c8a3e'), tall: 24, rows: 19, close: 0.62, draw: sunflower },
  tulips: { soil: rgb('#5f9448'), tall: 10, rows: 17, close: 0.42, draw: tulip },
  canola: { soil: rgb('#8fae3c'), tall: 18, close: 0.24, draw: canola },
  tea: { soil: rgb('#a98f58'), tall: 15, rows: 30, close: 0.2, draw: teaBush },
};

function stroke({ ctx }: Stage, colour: Rgb, width: number, points: readonly (readonly number[])[]): void {
  const [[x = 0, y = 0] = [], [cx = 0, cy = 0] = [], [tx = 0, ty = 0] = []] = points;
  ctx.strokeStyle = css(colour);
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(cx, cy, tx, ty);
  ctx.stroke();
}

function oval({ ctx }: Stage, colour: Rgb, x: number, y: number, rx: number, ry: number, turn = 0): void {
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  ctx.fill();
}

/** A round bush whose stems end in spikes of flowers. */
function lavender(stage: Stage, { x, y, tall, depth }: Spot): void {
  const { random } = stage;
  const green = tone(stage, rgb('#6f8560'), depth);
  oval(stage, shade(green, -0.12), x, y - tall * 0.12, tall * 0.42, tall * 0.24);
  for (let i = 0; i < 11; i++) {
    const lean = (i / 10 - 0.5) * 1.5 + random.range(-0.08, 0.08);
    const high = tall * (1 - Math.abs(lean) * 0.34) * random.range(0.85, 1.05);
    const [tx, ty] = [x + lean * tall * 0.52, y - high];
    stroke(stage, green, tall * 0.025, [
      [x + lean * tall * 0.12, y],
      [x + lean * tall * 0.2, y - high * 0.6],
      [tx, ty],
    ]);
    const bloom = tone(stage, shade(rgb('#8a62c8'), random.range(-0.16, 0.22)), depth);
    oval(stage, bloom, tx, ty + tall * 0.12, tall * 0.055, tall * 0.2, lean * 0.5);
  }
}

/** A stalk with its ear. */
function ear(stem: Rgb, grain: Rgb): CropLook['draw'] {
  return (stage, { x, y, tall, depth }) => {
    const { random, scene } = stage;
    const lean = random.range(-0.12, 0.22) * tall;
    const dim = random.range(-0.22, 0.1);
    const [tx, ty] = [x + lean, y - tall * random.range(0.85, 1.05)];
    stroke(stage, tone(stage, shade(stem, dim), depth), tall * 0.035, [
      [x, y],
      [x, y - tall * 0.5],
      [tx, ty],
    ]);
    const own = mix(
      tone(stage, shade(grain, dim * 0.6), depth),
      scene.air.glow,
      random.chance(0.25) ? 0.25 : 0,
    );
    oval(stage, own, tx + lean * 0.12, ty - tall * 0.04, tall * 0.045, tall * 0.15, (lean / tall) * 1.6);
  };
}

/** A sunflower that looks at us. */
function sunflower(stage: Stage, { x, y, tall, depth }: Spot): void {
  const { random, ctx } = stage;
  const green = tone(stage, shade(rgb('#5a8f3c'), random.range(-0.15, 0.1)), depth);
  const lean = random.range(-0.1, 0.1) * tall;
  const [hx, hy, r] = [x + lean, y - tall * random.range(0.86, 1.02), tall * 0.2];
  stroke(stage, green, tall * 0.05, [
    [x, y],
    [x, y - tall * 0.5],
    [hx, hy],
  ]);
  for (const side of [-1, 1])
    oval(
      stage,
      shade(green, side * 0.06),
      x + side * tall * 0.15,
      y - tall * (0.4 + side * 0.07),
      tall * 0.15,
      tall * 0.075,
      side * -0.5,
    );
  const petal = tone(stage, shade(rgb('#f4bf26'), random.range(-0.1, 0.08)), depth);
  ctx.fillStyle = css(petal);
  ctx.beginPath();
  for (let i = 0; i < 13; i++) {
    const turn = (i / 13) * Math.PI * 2;
    ctx.moveTo(hx, hy);
    ctx.ellipse(
      hx + Math.cos(turn) * r * 0.78,
      hy + Math.sin(turn) * r * 0.74,
      r * 0.44,
      r * 0.2,
      turn,
      0,
      Math.PI * 2,
    );
  }
  ctx.fill();
  oval(stage, tone(stage, rgb('#5a3620'), depth), hx, hy, r * 0.56, r * 0.53);
  oval(stage, tone(stage, rgb('#7a4c2a'), depth), hx, hy, r * 0.34, r * 0.32);
}

const TULIPS = ['#d8343c', '#f4c82e', '#e8709c', '#8a4aa8', '#f08a3a', '#f7efe4'].map(rgb);

/** A tulip of the color of its row, which follows from its place. */
function tulip(stage: Stage, { x, y, tall, depth }: Spot, row: number): void {
  const { random } = stage;
  const green = tone(stage, shade(rgb('#5a9a4a'), random.range(-0.12, 0.1)), depth);
  const [hx, hy] = [x + random.range(-0.08, 0.08) * tall, y - tall * random.range(0.78, 0.92)];
  stroke(stage, green, tall * 0.07, [
    [x, y],
    [x, y - tall * 0.5],
    [hx, hy],
  ]);
  for (const side of [-1, 1])
    stroke(stage, green, tall * 0.09, [
      [x, y],
      [x + side * tall * 0.16, y - tall * 0.2],
      [x + side * tall * 0.2, y - tall * 0.5],
    ]);
  const own = tone(
    stage,
    shade(stage.scene.petal ?? TULIPS[row % TULIPS.length] ?? [216, 52, 60], random.range(-0.08, 0.1)),
    depth,
  );
  for (const side of [-1, 1, 0])
    oval(
      stage,
      shade(own, side === 0 ? 0.08 : -0.1),
      hx + side * tall * 0.09,
      hy - tall * 0.03,
      tall * 0.1,
      tall * 0.19,
      side * 0.16,
    );
}

/** A branched stalk that is yellow with flowers to its top. */
function canola(stage: Stage, { x, y, tall, depth }: Spot): void {
  const { random } = stage;
  const [tx, ty] = [x + random.range(-0.1, 0.1) * tall, y - tall * random.range(0.86, 1.04)];
  stroke(stage, tone(stage, shade(rgb('#6f9a3c'), random.range(-0.14, 0.1)), depth), tall * 0.04, [
    [x, y],
    [x, y - tall * 0.5],
    [tx, ty],
  ]);
  const bloom = tone(stage, shade(rgb('#f6d22e'), random.range(-0.1, 0.12)), depth);
  for (const [across, down] of [
    [0, 0],
    [-0.09, 0.1],
    [0.09, 0.09],
    [-0.05, 0.2],
    [0.07, 0.22],
  ] as const)
    oval(stage, bloom, tx + across * tall, ty + down * tall, tall * 0.075, tall * 0.06);
}

/** A trimmed round bush that meets the next of its row, with light young leaves on top. */
function teaBush(stage: Stage, { x, y, tall, depth }: Spot): void {
  const { random } = stage;
  const green = tone(stage, shade(rgb('#3f7d38'), random.range(-0.1, 0.08)), depth);
  oval(stage, shade(green, -0.25), x, y - tall * 0.2, tall * 0.62, tall * 0.26);
  oval(stage, green, x, y - tall * 0.38, tall * 0.58, tall * 0.34);
  const young = tone(stage, shade(rgb('#8fc653'), random.range(-0.1, 0.1)), depth);
  for (let i = 0; i < 6; i++) {
    const at = random.range(-0.4, 0.4);
    const high = 0.52 + 0.2 * (1 - (at / 0.4) ** 2);
    oval(stage, young, x + at * tall, y - tall * high, tall * 0.075, tall * 0.04, random.range(-0.9, 0.9));
  }
}
