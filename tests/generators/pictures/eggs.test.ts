import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) => read(prompt).cast.map(({ figure, count }) => `${count} ${figure}`);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false);
}

describe('who comes out of an egg', () => {
  it.each([
    ['a baby dragon hatching from an egg', 'dragonling on brokenEgg'],
    ['小恐龙破壳而出', 'dinosaur on brokenEgg'],
    ['a turtle hatching from its egg', 'turtle on brokenEgg'],
    ['小鸡从蛋里出来', 'chick on brokenEgg'],
  ])('%s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(undrawnIn(prompt)).toEqual([]);
    const [both, ...others] = drawn(prompt);
    expect(others).toEqual([]);
    // its head is well above the edge of the shell
    expect(both && both.figure !== 'tree' ? both.figure.tall : 0).toBeGreaterThan(64);
  });

  it('each of several has an egg', () => {
    expect(drawn('three chicks hatching from eggs')).toHaveLength(3);
  });

  it('is young: a grown dragon beside its egg is not in it', () => {
    expect(ties('a dragon guarding its egg')).toEqual([]);
    expect(castOf('a dragon and a dragon egg')).toEqual(['1 dragon', '1 greatEgg']);
  });
});

describe('eggs', () => {
  it.each([
    ['fried eggs on a plate', ['1 friedEggs']],
    ['两个煎蛋', ['1 friedEggs']],
    ['six eggs on a table', ['6 egg']],
    ['five easter eggs in the grass', ['5 easterEgg']],
    ['恐龙蛋', ['1 greatEgg']],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('are in the nest and in the basket that they are named with, as many as there are', () => {
    expect(read('a nest with four eggs').cast).toMatchObject([{ figure: 'nest', eggs: 4 }]);
    expect(read('Easter eggs in a basket').cast).toMatchObject([{ figure: 'basket', filled: 'easterEgg' }]);
  });

  it.each(['a hen sitting on her eggs', '母鸡孵蛋'])('have a hen on them: %s', (prompt) => {
    expect(ties(prompt)).toEqual(['chicken on nest']);
  });

  it.each(['a man with egg-shaped head', '蛋糕', '笨蛋', 'an escape hatch in a ship'])(
    'are not in %s',
    (prompt) => {
      expect(castOf(prompt).join()).not.toMatch(/egg/iu);
    },
  );
});
