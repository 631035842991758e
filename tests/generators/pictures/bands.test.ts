import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const at = (prompt: string) => {
  const { cast, relations = [] } = read(prompt);
  return relations.map(({ who, how, to }) => {
    const players = cast.filter(({ figure }) => figure === who);
    return `${players.reduce((sum, { count }) => sum + count, 0)} ${who} ${how} ${to}`;
  });
};

/** How many shapes the figures of a picture have. */
function parts(prompt: string): number {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const actors = callUp(createStage(scene, 320, 240, createRandom(2)), false);
  return actors.reduce((sum, { figure }) => sum + (figure === 'tree' ? 0 : figure.parts.length), 0);
}

describe('who plays together', () => {
  it.each([
    ['a band playing on stage', ['4 person at band']],
    ['乐队在舞台上演出', ['4 person at band']],
    ['an orchestra', ['9 person at orchestra']],
    ['交响乐团演奏', ['9 person at orchestra']],
    ['a jazz trio', ['3 person at jazzTrio']],
    ['a string quartet', ['4 person at quartet']],
    ['a rock band of cats', ['4 cat at band']],
    ['a girl singing in a band', ['1 child at band', '3 person at band']],
    ['一个男孩在打架子鼓', ['1 child at drumKit']],
  ])('%s: as many as it takes', (prompt, ties) => {
    expect(at(prompt)).toEqual(ties);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('is on a stage, unless the words name another place', () => {
    expect(read('a rock band')).toMatchObject({ setting: 'room', interior: 'stage' });
    expect(read('乐队在街头演出').setting).toBe('street');
  });

  it('does not run about', () => {
    expect(read('a band playing on stage').acts ?? []).toEqual([]);
  });

  it('is not who only listens', () => {
    expect(at('people watching a jazz band in the street')).toEqual(['3 person at jazzTrio']);
    expect(at('a child listening to an orchestra')).toEqual(['9 person at orchestra']);
  });

  it('has an instrument each', () => {
    // of the same people, those with something in hand have more shapes than hands alone
    expect(parts('a string quartet')).toBeGreaterThan(parts('four women holding hands') + 60);
  });

  it.each(['a rubber band on a desk', 'a gold wedding band', 'a band of light over the sea'])(
    'is nobody in %s',
    (prompt) => {
      expect(read(prompt).relations ?? []).toEqual([]);
    },
  );
});
