import { describe, expect, it } from 'vitest';
import { CYCLES, stirred } from '../../../generators/pictures/brush/stirring.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { rabbit } from '../../../generators/pictures/figures/animals.ts';
import { feetOf } from '../../../generators/pictures/figures/beasts/gait.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { BEASTS } from '../../../generators/pictures/figures/beasts/rows.ts';
import { hopAt } from '../../../generators/pictures/figures/hop.ts';
import { stirOf } from '../../../generators/pictures/figures/stirs.ts';
import { rgb } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const cast = (prompt: string) => understandNaming(prompt, undefined, [], 1).cast;
const place = { walks: true, floating: false, grounded: false };

describe('animals that run', () => {
  it.each(['a cheetah running in the savanna', '一只猎豹在草原上奔跑', 'two dogs run on the beach'])(
    '%s: gallops',
    (prompt) => {
      expect(cast(prompt)).toMatchObject([{ stride: 0, gait: 'run' }]);
    },
  );

  it('an elephant and whoever walks do not', () => {
    for (const prompt of ['an elephant runs', 'a cheetah walks'])
      expect(cast(prompt).map(({ gait }) => gait)).toEqual([undefined]);
  });

  it('stretch out first, and gather their legs beneath them half a stride later', () => {
    const build = { ...BEASTS.cheetah.build, coat: rgb('#e3b45e') };
    const feet = (part: number) => feetOf(build, createRandom(1), { part, gait: 'run' });
    const [far, close] = [feet(0), feet(0.5)];
    expect(far.nearFront.step).toBeGreaterThan(build.leg * 0.7);
    expect(far.nearHind.step).toBeLessThan(-build.leg * 0.7);
    expect(close.nearFront.step).toBeLessThan(0);
    expect(close.nearHind.step).toBeGreaterThan(0);
    // in between the feet are on the ground
    expect(feet(0.25).nearHind.lift).toBeCloseTo(0);
  });

  it('are as tall in every phase, so that they do not grow and shrink', () => {
    const tall = [0, 0.3, 0.6].map(
      (part) => quadruped('horse', createRandom(1), undefined, { part, gait: 'run' }).tall,
    );
    expect(new Set(tall).size).toBe(1);
  });

  it('cover more ground than those who walk, and begin where the picture shows them', () => {
    expect(stirOf('cheetah', { ...place, gait: 'run' })).toBe('run');
    expect(stirOf('cheetah', place)).toBe('walk');
    const stance = { x: 200, size: 90, half: 60, way: 1, width: 1200, u: 6, seconds: 5 } as const;
    const gone = (stir: 'walk' | 'run') => stirred(stir, 4, stance).x ?? 0;
    expect(gone('run')).toBeGreaterThan(gone('walk') * 2);
    expect(stirred('run', 0, stance)).toEqual({ x: 0, y: 0, turn: 0 });
  });
});

describe('rabbits and kangaroos that hop', () => {
  it.each(['a kangaroo hops through the desert', '一只跳跃的袋鼠'])('%s', (prompt) => {
    expect(cast(prompt)).toMatchObject([{ figure: 'kangaroo', stride: 0, gait: 'hop' }]);
  });

  it.each(['a rabbit jumping in a meadow', 'a rabbit hops', '小兔子在草地上蹦蹦跳跳', 'a rabbit runs away'])(
    '%s',
    (prompt) => {
      expect(cast(prompt)).toMatchObject([{ figure: 'rabbit', stride: 0, gait: 'hop' }]);
    },
  );

  it('others sit, and a jumping horse flies as in a gallop', () => {
    expect(cast('a rabbit in a meadow, a girl dances 跳舞')[0]?.gait).toBeUndefined();
    expect(cast('a horse jumps')).toMatchObject([{ gait: 'run' }]);
  });

  it('are in the air at first, on the ground halfway, and as tall in both', () => {
    expect([hopAt(0).up, hopAt(0.5).up]).toEqual([1, 0]);
    const [high, low] = [0, 0.5].map((part) => rabbit(createRandom(1), undefined, part));
    expect(high?.tall).toBe(low?.tall);
    expect(high?.parts.map(({ at }) => at?.y)).not.toEqual(low?.parts.map(({ at }) => at?.y));
  });

  it('get ahead in the air, and hardly on the ground', () => {
    expect(stirOf('rabbit', { ...place, walks: false, stride: 0, gait: 'hop' })).toBe('hop');
    const stance = { x: 200, size: 90, half: 60, way: 1, width: 1200, u: 6, seconds: 5 } as const;
    const hop = 1 / (CYCLES.hop ?? 0);
    const gone = (from: number, to: number) =>
      (stirred('hop', to * hop, stance).x ?? 0) - (stirred('hop', from * hop, stance).x ?? 0);
    expect(stirred('hop', 0, stance).x).toBe(0);
    expect(gone(2.75, 3.25)).toBeGreaterThan(gone(2.25, 2.75) * 4);
  });
});

describe('people who jump', () => {
  const plan = (prompt: string) => understandNaming(prompt, undefined, [], 1);

  it.each(['a girl jumps in a garden', 'a boy leaping on the beach', '一个男孩在公园里跳起来'])(
    '%s',
    (prompt) => {
      expect(plan(prompt).shown?.pose).toBe('jump');
    },
  );

  it('not with a rope, on a board, or in a dance', () => {
    for (const prompt of ['女孩跳绳', '一个女孩跳舞', '国王下跳棋'])
      expect(plan(prompt).shown?.pose).not.toBe('jump');
  });

  it('are in the air at first, in a crouch halfway, and as tall in both', () => {
    const look = plan('a girl jumps').cast[0]?.person;
    if (!look) throw new Error('nobody is drawn');
    const part = (stride: number) => actor(look, { pose: 'jump', behind: false, umbrella: false, stride });
    const [high, low] = [part(0), part(0.5)];
    expect(high.tall).toBe(low.tall);
    const headOf = ({ face }: typeof high) => face?.eyes[0][1] ?? 0;
    expect(headOf(high)).toBeLessThan(headOf(low) - 30);
  });

  it('stay where they are, other than animals', () => {
    expect(stirOf('child', { ...place, gait: 'jump' })).toBe('jump');
    const stance = { x: 200, size: 90, half: 60, way: 1, width: 1200, u: 6, seconds: 5 } as const;
    expect(stirred('jump', 3, stance)).toEqual({});
  });
});
