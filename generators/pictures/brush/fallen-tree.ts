import type { Rgb } from '../light/colour.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { TreeSpot } from './named-trees.ts';
import { leafColour } from './season-colours.ts';
import type { Stage } from './stage.ts';
import { tone } from './stage.ts';

/** A tree that lies on the ground: its roots in the air at one end, its crown on the ground at the other. */
export function drawFallenTree(
  stage: Stage,
  { x, y, tall, depth }: TreeSpot,
  random: Random,
  wished?: Rgb,
): void {
  const { ctx, scene } = stage;
  const bark = tone(stage, rgb('#5a4130'), depth);
  const leaf = tone(
    stage,
    wished ?? leafColour(scene.weather === 'snow' ? 'winter' : scene.season, random),
    depth,
  );
  const way = random.chance(0.5) ? 1 : -1;
  /** A point along the trunk, from the roots at 0 to the top at 1, in pixels. */
  const at = (share: number, up: number): readonly [number, number] => [
    x + way * (share - 0.5) * tall * 1.15,
    y - up * tall,
  ];
  const shape = (colour: string, points: readonly (readonly [number, number])[]): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    points.forEach(([px, py], i) => {
      if (i === 0) ctx.moveTo(px, py);
      else ctx.lineTo(px, py);
    });
    ctx.fill();
  };
  ctx.fillStyle = 'rgba(10,14,20,0.26)';
  ctx.beginPath();
  ctx.ellipse(x, y, tall * 0.68, tall * 0.035, 0, 0, Math.PI * 2);
  ctx.fill();
  // the roots, torn out with earth between them
  const [rootX, rootY] = at(0.03, 0.07);
  ctx.strokeStyle = css(shade(bark, -0.1));
  ctx.lineCap = 'round';
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI * (0.32 + i * 0.125);
    const long = tall * random.range(0.12, 0.2);
    ctx.lineWidth = tall * random.range(0.012, 0.026);
    ctx.beginPath();
    ctx.moveTo(rootX, rootY);
    const [tx, ty] = [rootX - way * Math.abs(Math.cos(angle)) * long * 0.7, rootY + Math.sin(angle) * long];
    ctx.quadraticCurveTo(rootX - way * long * 0.2, rootY + Math.sin(angle) * long * 0.3, tx, Math.min(ty, y));
    ctx.stroke();
  }
  ctx.fillStyle = css(tone(stage, rgb('#6b4a2e'), depth));
  ctx.beginPath();
  ctx.ellipse(rootX, rootY - tall * 0.01, tall * 0.055, tall * 0.1, 0, 0, Math.PI * 2);
  ctx.fill();
  shape(css(bark), [at(0.02, 0), at(0.02, 0.13), at(0.3, 0.1), at(0.72, 0.1), at(0.72, 0.04), at(0.3, 0.01)]);
  shape(css(shade(bark, 0.16)), [
    at(0.03, 0.125),
    at(0.3, 0.1),
    at(0.7, 0.1),
    at(0.7, 0.085),
    at(0.3, 0.08),
    at(0.03, 0.1),
  ]);
  // a broken branch, and the crown that hides the rest
  ctx.strokeStyle = css(bark);
  ctx.lineWidth = tall * 0.03;
  ctx.beginPath();
  ctx.moveTo(...at(0.42, 0.08));
  ctx.lineTo(...at(0.5, 0.24));
  ctx.stroke();
  const lumps = Array.from({ length: 12 }, () => {
    const r = tall * random.range(0.08, 0.14);
    const [cx, cy] = at(random.range(0.66, 1.04), random.range(0.06, 0.26));
    return { cx, cy: Math.min(cy, y - r * 0.8), r };
  });
  for (const [shift, size, bright] of [
    [0, 1, -0.26],
    [0.02, 0.82, 0],
    [0.045, 0.52, 0.16],
  ] as const) {
    ctx.fillStyle = css(shade(leaf, bright * (1 - depth * 0.5)));
    ctx.beginPath();
    for (const { cx, cy, r } of lumps) {
      ctx.moveTo(cx + r * size, cy - shift * tall);
      ctx.arc(cx, cy - shift * tall, r * size, 0, Math.PI * 2);
    }
    ctx.fill();
  }
}
