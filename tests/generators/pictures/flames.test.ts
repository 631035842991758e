import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { flicker } from '../../../generators/pictures/brush/flames.ts';
import { campfire } from '../../../generators/pictures/figures/gatherings.ts';
import { cake, candle } from '../../../generators/pictures/figures/still.ts';
import { placed } from '../../../generators/pictures/figures/together.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

/** Rows of a picture that a flame 20 wide and 40 high, its foot at 50, 90, paints at a time. */
function rowsAt(time: number): number[] {
  const layer = createCanvas(20, 40);
  const paint = layer.getContext('2d');
  paint.fillStyle = '#f80';
  paint.fillRect(0, 0, 20, 40);
  const canvas = createCanvas(100, 100);
  const flame = { sprite: { layer, left: 10, up: 40, scale: 1 }, x: 0, y: 0 };
  flicker(canvas.getContext('2d'), flame, 50, 90, time);
  const data = canvas.data();
  return Array.from({ length: 100 }, (_, y) => y).filter((y) =>
    Array.from({ length: 100 }, (_, x) => data[(y * 100 + x) * 4 + 3] ?? 0).some((alpha) => alpha > 127),
  );
}

describe('flames in a clip', () => {
  it('are in the first frame as in the picture', () => {
    expect([Math.min(...rowsAt(0)), Math.max(...rowsAt(0))]).toEqual([50, 89]);
  });

  it('grow and shrink, and stay on what burns', () => {
    const times = Array.from({ length: 12 }, (_, i) => 0.5 + i * 0.13);
    const tops = times.map((time) => Math.min(...rowsAt(time)));
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(3);
    expect(times.map((time) => Math.max(...rowsAt(time)))).toEqual(times.map(() => 89));
  });

  it('are those of a campfire, a candle and each candle of a cake', () => {
    const feet = [campfire(), candle(), cake(createRandom(1), undefined, 4)].map(({ parts }) => [
      ...new Set(parts.flatMap(({ burns }) => (burns ? [burns.join()] : []))),
    ]);
    expect(feet.map(({ length }) => length)).toEqual([1, 1, 4]);
  });

  it('go with a thing that somebody holds', () => {
    const { parts } = placed(candle(), { x: 30, y: -50, scale: 0.5 });
    expect(parts.find(({ burns }) => burns)?.burns).toEqual([30, -85]);
  });
});
