/** Who writes on a blackboard is at it, who waits at a door is at that of a house or a room, and a comb is in the hair. */
import { describe, expect, it } from 'vitest';
import { comb } from '../../../generators/pictures/figures/gear.ts';
import { STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const ties = (words: string) =>
  (understand(words).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);

describe('a blackboard', () => {
  it.each([
    ['老师在黑板上写字', 'person'],
    ['老师在黑板前写字', 'person'],
    ['a teacher writes on the blackboard', 'person'],
    ['a girl writes on the blackboard', 'child'],
    ['女孩在黑板上画画', 'child'],
  ])('has who writes on it before it, and no desk: %s', (words, who) => {
    expect(ties(words)).toEqual([`${who} at blackboard`]);
    expect(figures(words)).toEqual([who, 'blackboard']);
  });

  it('leaves at a desk who writes there', () => {
    expect(ties('a girl writes a letter, a blackboard behind her')).toContain('child at writingDesk');
  });
});

describe('a door', () => {
  it.each([
    ['a girl waits at the door', 'child at doorway'],
    ['a man stands at the front door in the rain', 'person at doorway'],
    ['孩子们站在门口', 'child at doorway'],
  ])('is that of a house where somebody is at it: %s', (words, tie) => {
    expect(ties(words)).toEqual([tie]);
    expect(figures(words)).not.toContain('door');
  });

  it.each(['a dog waits at the door', 'a cat sits by the door', '小猫趴在门口'])(
    'is that of a room where an animal is: %s',
    (words) => {
      expect(understand(words).setting).toBe('room');
      expect(figures(words)).toContain('door');
    },
  );

  it('has somebody of a story at it too', () => {
    const people = [{ name: 'Mia', look: { words: 'Mia, a girl', seed: 1 } }];
    const { relations } = understandNaming(
      'Mia in full figure. Mia waits at the door.',
      undefined,
      people,
      3,
    );
    expect(relations).toEqual([expect.objectContaining({ by: 'Mia', how: 'at', to: 'doorway' })]);
  });

  it.each(['a door in a field', 'the door of a castle', 'a door'])('stands alone: %s', (words) => {
    expect(figures(words)).toContain('door');
    expect(understand(words).setting).not.toBe('room');
  });
});

it('a comb is in the hair of who sits, and not above it', () => {
  // how high the head of somebody is who sits on a block
  const seated = 74;
  const { y, scale } = STATIONS.comb?.held ?? { y: Number.NaN, scale: 1 };
  expect(-y + comb().tall * scale).toBeLessThan(seated);
});
