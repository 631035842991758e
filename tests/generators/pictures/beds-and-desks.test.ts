import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { attended, postAt, STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

function drawn(prompt: string) {
  const plan = understandNaming(prompt, undefined, [], 1);
  const scene = castScene(plan, 'realistic', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  return { plan, scene, actors: callUp(stage, false) };
}

describe('who is in bed', () => {
  it.each([
    'an old man in a hospital bed',
    'a sick boy in bed in the hospital',
    '爷爷躺在病床上',
    'a grandmother in bed',
  ])('%s: lies under the blanket, no longer than the bed, with open eyes', (prompt) => {
    const { plan, scene, actors } = drawn(prompt);
    expect(plan.shown?.pose).toBe('lie');
    const [bed] = actors;
    const alone = catalogue.bed.make({ figure: 'bed', count: 1 }, scene, createRandom(3));
    if (!bed || bed.figure === 'tree') throw new Error('nobody in bed');
    expect(bed.figure.half).toBeLessThanOrEqual(alone.half);
    expect(bed.figure.parts.some(({ shut }) => shut !== undefined)).toBe(true);
  });

  it.each(['a girl reading in bed', 'a boy sitting on a bed', 'a cat in bed'])('%s: does not', (prompt) => {
    expect(drawn(prompt).plan.shown?.pose).not.toBe('lie');
  });
});

describe('who sleeps at a table', () => {
  it.each(['a pupil asleep at the desk', '学生趴在课桌上睡着了', 'a student sleeping at a table'])(
    '%s: sits there, the eyes closed',
    (prompt) => {
      const { plan, actors } = drawn(prompt);
      expect(plan.relations).toEqual([{ who: 'child', how: 'at', to: 'table' }]);
      const [table] = actors;
      if (!table || table.figure === 'tree') throw new Error('nobody at the table');
      // no eye is left that a sleeper could close
      expect(table.figure.parts.some(({ shut }) => shut !== undefined)).toBe(false);
    },
  );
});

describe('a class', () => {
  it.each([
    'a teacher at the blackboard before pupils',
    'a teacher and three children in a classroom',
    '老师在教室里给学生上课',
  ])('%s: sits at desks before the board', (prompt) => {
    const { plan, scene } = drawn(prompt);
    expect(scene.interior).toBe('classroom');
    expect(plan.cast[0]?.figure).toBe('person');
    expect(plan.relations).toEqual([
      { who: 'person', how: 'at', to: 'blackboard' },
      { who: 'child', how: 'at', to: 'blackboard' },
    ]);
  });

  it('has a desk for each of them but the teacher', () => {
    const station = STATIONS.blackboard;
    if (!station) throw new Error('no blackboard');
    const nobody = { parts: [], half: 20, tall: 100 };
    const parts = (all: number) =>
      attended(
        nobody,
        station,
        Array.from({ length: all }, () => ({ figure: nobody, scale: 1 })),
      ).parts.length;
    expect(parts(3) - parts(2)).toBe(parts(4) - parts(3));
    expect(parts(3)).toBeGreaterThan(parts(2));
    expect([0, 1, 2].map((i) => postAt(station, i, 3).pose)).toEqual(['raise', 'play', 'play']);
  });
});
