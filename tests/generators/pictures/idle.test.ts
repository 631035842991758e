import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { phasesOf } from '../../../generators/pictures/brush/phases.ts';
import type { Sprite } from '../../../generators/pictures/brush/placing.ts';
import { CYCLES } from '../../../generators/pictures/brush/stirring.ts';
import { panda } from '../../../generators/pictures/figures/animals.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { BEASTS, type BeastName } from '../../../generators/pictures/figures/beasts/rows.ts';
import { stirOf } from '../../../generators/pictures/figures/stirs.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const place = { walks: false, floating: false, grounded: false };
const stance = { x: 1, size: 1, half: 1, way: 1, width: 9, u: 1, seconds: 5 } as const;
/** A sprite of one gray. */
function sprite(gray: number): Sprite {
  const layer = createCanvas(4, 4);
  const ctx = layer.getContext('2d');
  ctx.fillStyle = `rgb(${gray}, ${gray}, ${gray})`;
  ctx.fillRect(0, 0, 4, 4);
  return { layer, left: 2, up: 4, scale: 1 };
}

describe('animals that stand about in a clip', () => {
  it('move, unless they sleep, howl or walk', () => {
    for (const figure of ['cow', 'panda', 'lion'] as const) {
      expect(stirOf(figure, place)).toBe('idle');
      expect(stirOf(figure, { ...place, absorbed: true })).toBe('breathe');
    }
    expect(stirOf('cow', { ...place, walks: true })).toBe('walk');
  });

  it('lower their heads without growing, and begin as the picture shows them', () => {
    for (const kind of Object.keys(BEASTS) as BeastName[]) {
      const at = (idle?: number) =>
        quadruped(kind, createRandom(4), undefined, idle === undefined ? {} : { idle });
      expect(at(0), kind).toEqual(at());
      expect([at(1).tall, at(1).half], kind).toEqual([at().tall, at().half]);
      const low = ({ parts }: ReturnType<typeof at>) => Math.max(...parts.map((part) => part.at?.y ?? -1000));
      expect(low(at(1)), kind).toBeGreaterThan(low(at()));
    }
  });

  it('a panda takes its bamboo to its mouth', () => {
    expect(panda(0)).toEqual(panda());
    expect(panda(1).parts).not.toEqual(panda().parts);
    expect(panda(1).parts.length).toBe(panda().parts.length);
  });

  it('turn from one phase into the next, to the last one and back', () => {
    const phaseAt = phasesOf([sprite(0), sprite(100), sprite(200)], 'idle', stance);
    const pace = 0.8 * (CYCLES.idle ?? 0);
    const grayAt = (share: number): number | undefined =>
      phaseAt(share / pace, 0.8)
        ?.layer.getContext('2d')
        .getImageData(1, 1, 1, 1).data[0];
    expect([0, 0.5, 1].map(grayAt)).toEqual([0, 200, 0]);
    const between = grayAt(Math.acos(1 - 0.5) / (2 * Math.PI)) ?? 0;
    expect(Math.abs(between - 50)).toBeLessThan(3);
  });
});
