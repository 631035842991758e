import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);

/** The figures of a picture. */
function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 200, 150, createRandom(2)), false).flatMap(({ figure }) =>
    figure === 'tree' ? [] : [figure],
  );
}

describe('who is aboard', () => {
  it.each([
    ['a cat captain steering a ship', 'cat on ship'],
    ['a captain on a ship', 'person on ship'],
    ['a fox driving a submarine', 'fox on submarine'],
    ['小熊开着潜水艇', 'bear on submarine'],
    ['a panda driving a taxi', 'panda on car'],
    ['a taxi driver', 'person on car'],
  ])('%s: is seen, and so is all of what they are in', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(read(prompt).inside).toBeUndefined();
    expect(drawn(prompt)).toHaveLength(1);
  });

  it('a taxi keeps its sign and its roof with a driver in it', () => {
    expect(drawn('a panda driving a taxi')[0]?.letters).toBe(true);
    expect(read('a panda driving a red car').cast.map(({ figure }) => figure)).toEqual([
      'panda',
      'convertible',
    ]);
  });

  it('nobody drives under an umbrella', () => {
    const half = (prompt: string) => drawn(prompt)[0]?.half;
    expect(half('a taxi driver in the rain')).toBe(half('a taxi driver'));
  });

  it('the inside of a ship is still a place', () => {
    expect(read('a captain in a ship')).toMatchObject({ setting: 'cabin', inside: 'ship' });
  });

  it('captains and sailors are dressed as such, and animals too', () => {
    expect(read('a captain on a ship').cast[0]?.outfit).toBe('captain');
    expect(read('a cat captain').cast[0]).toMatchObject({ figure: 'cat' });
    expect(read('a cat captain').cast[0]?.worn).toBeDefined();
  });
});
