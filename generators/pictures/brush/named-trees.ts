import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { FruitTree, TreeKind } from '../words/plan.ts';
import { inWind } from './moves.ts';
import { around, drawFir, drawTree } from './plants.ts';
import type { Stage } from './stage.ts';
import { tone } from './stage.ts';

/** Position and size of a tree in pixels. */
export interface TreeSpot {
  x: number;
  y: number;
  tall: number;
  depth: number;
}

/** Leaf colors that do not depend on the season. */
const LEAVES: Partial<Record<TreeKind, string>> = { cherry: '#f4b2c8', maple: '#cf4a2c', ginkgo: '#edb92e' };

const FRUIT: Record<FruitTree, string> = {
  apple: '#d4302c',
  orange: '#f0942c',
  lemon: '#f0d23c',
  peach: '#f2a08c',
};
const bears = (kind: TreeKind): kind is FruitTree => Object.hasOwn(FRUIT, kind);

/** Draws a tree of a given species. */
export function drawNamedTree(stage: Stage, kind: TreeKind, spot: TreeSpot, random: Random): void {
  const { x, y, tall, depth } = spot;
  if (kind === 'pine') drawFir(stage, x, y, tall, depth, random);
  else if (kind === 'cherry' || kind === 'maple' || kind === 'ginkgo')
    drawTree(stage, x, y, tall, depth, random, rgb(LEAVES[kind] ?? '#5aa352'));
  else if (bears(kind)) drawFruitTree(stage, kind, spot, random);
  else {
    const paint = { bamboo, palm, willow }[kind];
    inWind(stage, around(x, y, tall, 0.6), { x, y }, 0.03, (at) => paint(at, spot, random));
  }
}

/** A green tree full of fruit; of leaves and fruit nothing is left in winter. */
function drawFruitTree(stage: Stage, kind: FruitTree, spot: TreeSpot, random: Random): void {
  const { x, y, tall, depth } = spot;
  const { scene } = stage;
  if (scene.weather === 'snow' || scene.season === 'winter') {
    drawTree(stage, x, y, tall, depth, random);
    return;
  }
  drawTree(stage, x, y, tall, depth, random, rgb('#5aa352'), rgb(FRUIT[kind]));
}

/** Jointed stalks with narrow leaves that hang in tufts. */
function bamboo(stage: Stage, { x, y, tall, depth }: TreeSpot, random: Random): void {
  const { ctx } = stage;
  for (let k = 0; k < 3; k++) {
    const [foot, high] = [x + (k - 1) * tall * random.range(0.05, 0.09), tall * random.range(0.8, 1.08)];
    const lean = random.range(-0.05, 0.05) * tall;
    const wide = Math.max(1, tall * random.range(0.016, 0.024));
    const green = tone(stage, mix(rgb('#6f9c46'), rgb('#a8b356'), random.next() * 0.7), depth);
    const at = (t: number) => [foot + lean * t * t, y - high * t] as const;
    const joints = 9;
    for (let j = 0; j < joints; j++) {
      const [[ax, ay], [bx, by]] = [at(j / joints), at((j + 0.94) / joints)];
      ctx.lineCap = 'butt';
      ctx.lineWidth = wide * (1 - (j / joints) * 0.5);
      ctx.strokeStyle = css(shade(green, j % 2 ? 0.06 : -0.04));
      line(stage, ax, ay, bx, by);
      ctx.strokeStyle = css(shade(green, -0.4));
      ctx.lineWidth = wide * 1.15 * (1 - (j / joints) * 0.5);
      line(stage, bx, by, bx, by - Math.max(1, wide * 0.16));
    }
    for (let i = 0; i < 26; i++) {
      const [lx, ly] = at(random.range(0.42, 1));
      const side = random.chance(0.5) ? 1 : -1;
      const angle = side > 0 ? random.range(0.1, 1) : Math.PI - random.range(0.1, 1);
      leaf(stage, lx, ly, tall * random.range(0.06, 0.12), angle, shade(green, random.range(-0.3, 0.16)));
    }
  }
}

/** A bare leaning trunk under a crown of fronds. */
function palm(stage: Stage, { x, y, tall, depth }: TreeSpot, random: Random): void {
  const { ctx } = stage;
  const lean = random.range(0.1, 0.22) * tall * (random.chance(0.5) ? 1 : -1);
  const bark = tone(stage, rgb('#8a6a4a'), depth);
  const rings = 16;
  const at = (t: number) => [x + lean * t * t, y - tall * 0.8 * t] as const;
  for (let i = 0; i < rings; i++) {
    const [[ax, ay], [bx, by]] = [at(i / rings), at((i + 1) / rings)];
    ctx.lineWidth = tall * (0.05 - (i / rings) * 0.02);
    ctx.strokeStyle = css(shade(bark, i % 2 ? -0.12 : 0.05));
    line(stage, ax, ay, bx, by);
  }
  const [cx, cy] = at(1);
  const green = tone(stage, rgb('#3f8a4a'), depth);
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI * (0.02 + (i / 10) * 0.96);
    const long = tall * random.range(0.3, 0.4);
    const [tx, ty] = [cx + Math.cos(angle) * long, cy + Math.sin(angle) * long * 0.55 + long * 0.34];
    const [mx, my] = [cx + Math.cos(angle) * long * 0.6, cy + Math.sin(angle) * long * 0.75 - long * 0.1];
    ctx.fillStyle = css(shade(green, i % 2 ? -0.16 : 0.1));
    ctx.beginPath();
    ctx.moveTo(cx, cy);
    ctx.quadraticCurveTo(mx, my - long * 0.1, tx, ty);
    ctx.quadraticCurveTo(mx, my + long * 0.14, cx, cy);
    ctx.fill();
  }
  for (const dx of [-0.025, 0.02, 0]) {
    ctx.fillStyle = css(tone(stage, rgb('#6a4a2c'), depth));
    ctx.beginPath();
    ctx.arc(cx + dx * tall, cy + tall * 0.025, tall * 0.02, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** A round crown whose branches hang down nearly to the ground. */
function willow(stage: Stage, spot: TreeSpot, random: Random): void {
  const { x, y, tall, depth } = spot;
  const { ctx } = stage;
  drawTree(stage, x, y, tall, depth, random, rgb('#8ab05a'));
  const green = tone(stage, rgb('#86b052'), depth);
  for (let i = 0; i < 46; i++) {
    const across = random.range(-1, 1);
    const [sx, sy] = [x + across * tall * 0.36, y - tall * (0.84 - across * across * 0.2)];
    const end = y - tall * random.range(0.08, 0.3);
    ctx.strokeStyle = css(shade(green, random.range(-0.28, 0.2)), 0.9);
    ctx.lineWidth = Math.max(0.8, tall * 0.008);
    ctx.beginPath();
    ctx.moveTo(sx, sy);
    ctx.quadraticCurveTo(sx + across * tall * 0.14, (sy + end) / 2, sx + across * tall * 0.1, end);
    ctx.stroke();
  }
}

function line({ ctx }: Stage, ax: number, ay: number, bx: number, by: number): void {
  ctx.beginPath();
  ctx.moveTo(ax, ay);
  ctx.lineTo(bx, by);
  ctx.stroke();
}

function leaf(
  { ctx }: Stage,
  x: number,
  y: number,
  long: number,
  angle: number,
  colour: Parameters<typeof css>[0],
): void {
  ctx.fillStyle = css(colour);
  ctx.beginPath();
  ctx.ellipse(
    x + Math.cos(angle) * long * 0.6,
    y + Math.sin(angle) * long * 0.6,
    long * 0.5,
    Math.max(0.6, long * 0.1),
    angle,
    0,
    Math.PI * 2,
  );
  ctx.fill();
}
