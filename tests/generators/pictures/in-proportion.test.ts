import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { movedStation, pushedSeat } from '../../../generators/pictures/figures/moved-things.ts';
import { SEATS } from '../../../generators/pictures/figures/seats.ts';
import { scalesOf } from '../../../generators/pictures/figures/together.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { ridersOf } from '../../../generators/pictures/riders.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import type { FigureName } from '../../../generators/pictures/words/plan.ts';

const stageOf = (prompt: string) => {
  const plan = understandNaming(prompt, undefined, [], 1);
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return createStage(scene, 320, 240, createRandom(2));
};

/** How large those on a mount are, in the order of the seats. */
function sizesOn(prompt: string, mount: Exclude<FigureName, 'tree'>) {
  const stage = stageOf(prompt);
  const riders = ridersOf(stage, stage.scene.relations, mount, false);
  const { make, metres } = catalogue[mount];
  const seat = SEATS[mount];
  if (!seat) throw new Error(`Nobody sits on a ${mount}.`);
  const figure = make({ figure: mount, count: 1 }, stage.scene, createRandom(1));
  const scales = scalesOf({ figure, metres }, seat, riders);
  return riders.map((rider, i) => ({
    metres: rider.metres,
    tall: (rider.bare ?? rider.figure).tall * (scales[i] ?? 0),
  }));
}

describe('people who share a seat are as large beside each other as their age says', () => {
  it.each([
    ['a fisherman and his granddaughter row a boat at sunrise', 'rowboat'],
    ['a woman and a boy are rowing a boat', 'rowboat'],
    ['a girl rows a boat with her grandfather', 'rowboat'],
    ['爸爸带着儿子划船', 'rowboat'],
    ['a mother and her son in a sailing boat', 'boat'],
    ['a mother and her son sit on a bench', 'bench'],
    ['奶奶和孙子坐在沙发上', 'sofa'],
    ['妈妈和儿子坐在床上', 'bed'],
    ['a grandmother drives a car with a boy', 'convertible'],
    ['a girl flies in the balloon with her grandfather', 'balloon'],
  ] as const)('%s', (prompt, mount) => {
    const [small, tall] = sizesOn(prompt, mount).toSorted((a, b) => a.metres - b.metres);
    expect(small?.metres).toBeLessThan(1.5);
    expect(tall?.metres).toBeGreaterThan(1.5);
    const share = (small?.tall ?? 1) / (tall?.tall ?? 1);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.85);
  });

  it('a dog on a bench is smaller than the girl beside it', () => {
    const [girl, dog] = sizesOn('a girl sits on the bench with her dog', 'bench').toSorted(
      (a, b) => b.metres - a.metres,
    );
    expect(dog?.tall).toBeLessThan((girl?.tall ?? 0) * 0.8);
  });

  /** The pixels of a unit of each mount, beside those of the others. */
  const unitsOf = (prompt: string): number[] =>
    callUp(stageOf(prompt), false).map(({ figure, metres }) =>
      figure === 'tree' ? 0 : Math.sqrt(metres) / figure.tall,
    );

  it('a horse is as large under a boy as under a man, and so is a swing', () => {
    for (const prompt of ['a man and a boy riding horses', 'a father and his son on the swings']) {
      const [one = 0, other = 0] = unitsOf(prompt);
      expect(one).toBeCloseTo(other, 6);
    }
  });

  it('a child who is pushed on a swing is smaller than whoever pushes, who is 100 high', () => {
    const stage = stageOf('a father pushes his daughter on a swing');
    const { make, metres } = catalogue.swing;
    const figure = make({ figure: 'swing', count: 1 }, stage.scene, createRandom(1));
    const riders = ridersOf(stage, stage.scene.relations, 'swing', false);
    const seat = pushedSeat('swing');
    if (!seat || !riders[0]) throw new Error('nobody is on it');
    const [scale = 0] = scalesOf({ figure, metres }, seat, riders);
    const tall =
      riders[0].figure.tall * scale * (movedStation('push', 'swing', figure, metres).held?.scale ?? 1);
    // somebody who sits there is about four fifths as high as when they stand
    expect(tall / 0.78).toBeGreaterThan(65);
    expect(tall / 0.78).toBeLessThan(88);
  });

  it('a child has a smaller bicycle than the grown-up beside them', () => {
    const [boy = 0, father = 0] = unitsOf('a boy rides a bike with his father').toSorted((a, b) => a - b);
    expect(boy / father).toBeGreaterThan(0.6);
    expect(boy / father).toBeLessThan(0.85);
  });
});
