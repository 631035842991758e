import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { Pixels } from '../../../generators/clips/pixels.ts';
import { dubbing } from '../../../generators/heads/follow/dubbing.ts';
import { follower } from '../../../generators/heads/follow/follow.ts';
import { SHAPES } from '../../../generators/heads/mouth/shapes.ts';
import { geometryOf } from '../../../generators/heads/paint/geometry.ts';
import { photograph } from './photograph.ts';
import { psnr } from './pixels.ts';

const SIDE = 240;
const sample = photograph(SIDE);

interface Move {
  x?: number;
  y?: number;
  turn?: number;
  size?: number;
  hidden?: boolean;
}

/** The photograph, moved about its middle. */
async function seen({ x = 0, y = 0, turn = 0, size = 1, hidden = false }: Move): Promise<Pixels> {
  const canvas = createCanvas(SIDE, SIDE);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#555';
  ctx.fillRect(0, 0, SIDE, SIDE);
  const image = await loadImage(Buffer.from(sample.jpeg));
  ctx.translate(SIDE / 2 + x, SIDE / 2 + y);
  ctx.rotate(turn);
  ctx.scale(size, size);
  ctx.drawImage(image, -SIDE / 2, -SIDE / 2);
  if (hidden) {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = '#446';
    ctx.fillRect(0, 0, SIDE, SIDE);
  }
  return { data: new Uint8Array(canvas.data()), width: SIDE, height: SIDE };
}

/** Where the middle of the picture went. */
const middle = ({ a, b, x, y }: { a: number; b: number; x: number; y: number }) => ({
  x: a * (SIDE / 2) - b * (SIDE / 2) + x - SIDE / 2,
  y: b * (SIDE / 2) + a * (SIDE / 2) + y - SIDE / 2,
});

it('a face is tracked with subpixel precision through rotation and scaling, and found again after it was lost', async () => {
  const follow = follower(await seen({}), geometryOf(sample.face, SIDE, SIDE));
  const way: Move[] = [
    {},
    ...Array.from({ length: 12 }, (_, i) => ({
      x: 1.7 * i,
      y: -0.9 * i,
      turn: 0.008 * i,
      size: 1 + 0.006 * i,
    })),
  ];
  for (const move of way) {
    const found = follow(await seen(move));
    expect(found).not.toBeNull();
    const at = middle(found ?? { a: 1, b: 0, x: 0, y: 0 });
    expect(Math.hypot(at.x - (move.x ?? 0), at.y - (move.y ?? 0))).toBeLessThan(1.2);
  }
  expect(follow(await seen({ hidden: true }))).toBeNull();
  for (let i = 0; i < 4; i++) follow(await seen({ hidden: true }));
  const again = follow(await seen({ x: -22, y: 14 }));
  const at = middle(again ?? { a: 1, b: 0, x: 99, y: 99 });
  expect(Math.hypot(at.x + 22, at.y - 14)).toBeLessThan(4);
});

it('only the area around the mouth changes, and nothing while the face is lost', async () => {
  const open = { ...SHAPES.open, shape: 'open' } as const;
  const paint = dubbing(
    sample.face,
    Array.from({ length: 20 }, () => open),
  );
  const { mouth, apart, long } = geometryOf(sample.face, SIDE, SIDE);
  const away = (move: Move) => (x: number, y: number) =>
    Math.abs(x - mouth.x - (move.x ?? 0)) > apart || Math.abs(y - mouth.y - (move.y ?? 0)) > long;
  for (const move of [{}, { x: 4 }, { x: 8, y: 3 }]) {
    const [before, after] = [await seen(move), await seen(move)];
    paint(after);
    expect(psnr(after, before, away(move))).toBe(Number.POSITIVE_INFINITY);
    expect(psnr(after, before, () => true)).toBeLessThan(40);
  }
  for (let i = 0; i < 6; i++) {
    const [before, after] = [await seen({ hidden: true }), await seen({ hidden: true })];
    paint(after);
    if (i > 4) expect(psnr(after, before, () => true)).toBe(Number.POSITIVE_INFINITY);
  }
});
