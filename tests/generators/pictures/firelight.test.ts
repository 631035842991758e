import { describe, expect, it } from 'vitest';
import { firesOf } from '../../../generators/pictures/brush/firelight.ts';
import type { Firelight } from '../../../generators/pictures/brush/placing.ts';
import { spriteOf } from '../../../generators/pictures/brush/sprite.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { drawByFirelight } from '../../../generators/pictures/by-firelight.ts';
import { campfire } from '../../../generators/pictures/figures/gatherings.ts';
import { cake, candle } from '../../../generators/pictures/figures/still.ts';
import { placed } from '../../../generators/pictures/figures/together.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

function stageOf(time: string, look: 'animation' | 'realistic' = 'animation') {
  const plan = understandNaming(`a wolf by a campfire at ${time}`, undefined, [], 1);
  const knobs = { push: 0, odd: 0, chaos: 0 };
  return createStage(castScene(plan, look, knobs, 1, createRandom(1), []), 200, 150, createRandom(2));
}

const wall = { parts: [{ d: 'M-50 -100H50V0H-50Z', fill: [120, 120, 120] as const }], half: 50, tall: 100 };

/** Brightness of the red of a gray wall 100 wide, at a share of its width. */
function redAt(stage: ReturnType<typeof stageOf>, fires: readonly Firelight[], share: number): number {
  const { layer, left, up } = spriteOf(stage, wall, { x: 100, y: 100, size: 100, fires }, 'all');
  return (
    layer.getContext('2d').getImageData(Math.round(left + (share - 0.5) * 100), Math.round(up - 50), 1, 1)
      .data[0] ?? 0
  );
}

describe('the light of a flame', () => {
  it.each(['animation', 'realistic'] as const)(
    '%s: falls on who is near, at the side that faces it',
    (look) => {
      const stage = stageOf('night', look);
      const fire = { x: 180, y: 50, reach: 160 };
      for (const share of [0.5, 0.8, 0.98])
        expect(redAt(stage, [fire], share)).toBeGreaterThan(redAt(stage, [], share) * 1.15);
      expect(redAt(stage, [fire], 0.98)).toBeGreaterThan(redAt(stage, [fire], 0.3) * 1.3);
      // as far as it reaches
      expect(redAt(stage, [{ ...fire, reach: 40 }], 0.2)).toBe(redAt(stage, [], 0.2));
    },
  );

  it('is seen when it is dark, and not by day', () => {
    const at = { x: 100, y: 140, size: 58 };
    expect(firesOf(stageOf('night'), campfire(), at)).toHaveLength(1);
    expect(firesOf(stageOf('dusk'), campfire(), at)).toHaveLength(1);
    expect(firesOf(stageOf('noon'), campfire(), at)).toEqual([]);
    expect(firesOf(stageOf('night'), wall, at)).toEqual([]);
  });

  it('comes from the flame, wherever its figure is and however it is turned', () => {
    const stage = stageOf('night');
    const { parts } = placed(candle(), { x: 40, y: -50, scale: 0.5 });
    const figure = { parts, half: 60, tall: 100 };
    const [right] = firesOf(stage, figure, { x: 100, y: 140, size: 100 });
    const [left] = firesOf(stage, figure, { x: 100, y: 140, size: 100, flip: true });
    expect(right?.x).toBe(140);
    expect(left?.x).toBe(60);
    // the wick of half a candle whose foot is 50 high
    expect(right?.y).toBeLessThan(140 - 50 - 35);
    expect(right?.y).toBeGreaterThan(140 - 50 - 50);
  });

  it('of a campfire reaches further than that of a candle, and the candles of a cake are one light', () => {
    const of = (figure: ReturnType<typeof campfire>) =>
      firesOf(stageOf('night'), figure, { x: 0, y: 0, size: figure.tall });
    const [fire] = of(campfire());
    const [small] = of(candle());
    expect(fire?.reach).toBeGreaterThan((small?.reach ?? 0) * 1.3);
    expect(of(cake(createRandom(1), undefined, 5))).toHaveLength(1);
  });

  it('falls on others only from a flame that stays, for one that is carried away leaves nothing behind', () => {
    const lit = (stir: 'stand' | 'walk') => {
      const stage = stageOf('night');
      drawByFirelight(stage, [
        { figure: campfire(), placing: { x: 40, y: 140, size: 40, on: 'nothing', stir } },
        { figure: wall, placing: { x: 110, y: 140, size: 60, on: 'nothing' } },
      ]);
      const [wallRed] = stage.ctx.getImageData(90, 110, 1, 1).data;
      const [, , , air] = stage.ctx.getImageData(60, 148, 1, 1).data;
      return { wallRed: wallRed ?? 0, air: air ?? 0 };
    };
    expect(lit('stand').wallRed).toBeGreaterThan(lit('walk').wallRed);
    expect(lit('stand').air).toBeGreaterThan(0);
    expect(lit('walk').air).toBe(0);
  });

  it('falls on everybody from the flames of the place', () => {
    const red = (around: readonly Firelight[]) => {
      const stage = stageOf('night');
      drawByFirelight(
        stage,
        [{ figure: wall, placing: { x: 110, y: 140, size: 60, on: 'nothing' } }],
        around,
      );
      return stage.ctx.getImageData(90, 110, 1, 1).data[0] ?? 0;
    };
    expect(red([{ x: 60, y: 120, reach: 100 }])).toBeGreaterThan(red([]));
  });
});
