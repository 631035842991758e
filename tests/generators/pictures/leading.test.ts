import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);

/** What stands in a picture. */
function standing(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 200, 150, createRandom(2)), false);
}

describe('who leads an animal', () => {
  it.each([
    ['a girl walking her dog in the park', 'child leads dog'],
    ['a girl with a dog on a leash', 'child leads dog'],
    ['a woman walking three dogs', 'person leads dog'],
    ['小女孩牵着一只小狗散步', 'child leads dog'],
    ['老爷爷在公园遛狗', 'person leads dog'],
    ['a knight leading a white horse', 'person leads horse'],
  ])('%s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(standing(prompt)).toHaveLength(1);
  });

  it.each(['a girl walking with a dog', 'a walking dog and a girl', 'a boy walking to a horse'])(
    'nobody does in "%s"',
    (prompt) => {
      expect(ties(prompt)).toEqual([]);
    },
  );
});

describe('who meets a dragon', () => {
  it.each(['a knight fighting a dragon', 'a dragon breathing fire at a knight', '勇士大战喷火的巨龙'])(
    '%s: its fire is for them',
    (prompt) => {
      expect(ties(prompt)).toContain('person at fieryDragon');
      expect(standing(prompt)).toHaveLength(1);
    },
  );

  it('who fights has a sword', () => {
    expect(ties('a knight fighting a dragon')).toContain('person holds sword');
    expect(ties('a dragon breathing fire at a girl')).not.toContain('child holds sword');
  });

  it('a dragon alone flies', () => {
    expect(read('a dragon breathing fire').cast).toMatchObject([{ figure: 'dragon', fiery: true }]);
  });
});

describe('who walks', () => {
  it.each(['two kids flying a dragon kite', 'a knight and a dragon', 'a boy and a plane'])(
    'is not in the sky: %s',
    (prompt) => {
      for (let seed = 1; seed < 12; seed++) {
        const random = createRandom(seed);
        expect(
          castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, seed, random, []).setting,
        ).not.toBe('sky');
      }
    },
  );

  it('a kite that is a dragon is no dragon', () => {
    expect(read('two kids flying a dragon kite').cast.map(({ figure }) => figure)).not.toContain('dragon');
  });

  it('nobody fishes in a room', () => {
    expect(read('小猫钓鱼').setting).toBe('river');
  });
});
