import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { inThePresent } from '../../../generators/pictures/words/present.ts';

const drawn = (prompt: string) => {
  const { hash: _, ...plan } = understandNaming(prompt, undefined, [], 3);
  return plan;
};

describe('what somebody did', () => {
  it.each([
    ['a girl held a lantern', 'a girl holding a lantern'],
    ['a boy carried a puppy', 'a boy carrying a puppy'],
    ['a girl hugged her mother', 'a girl hugging her mother'],
    ['a boy ate an apple', 'a boy eating an apple'],
    ['an old man drank tea', 'an old man drinking tea'],
    ['a woman played the violin', 'a woman playing the violin'],
    ['a girl flew a kite', 'a girl flying a kite'],
    ['a boy climbed a tree', 'a boy climbing a tree'],
    ['a knight fought a dragon', 'a knight fighting a dragon'],
    ['a boy built a snowman', 'a boy building a snowman'],
    ['a man rowed across the lake', 'a man rowing across the lake'],
    ['a woman knitted by the fire', 'a woman knits by the fire'],
    ['a girl opened the door', 'a girl opens the door'],
    ['a boy did his homework', 'a boy doing his homework'],
    ['she looked at the moon', 'she looks at the moon'],
  ])('is drawn like what they do: %s', (past, present) => {
    expect(drawn(past)).toEqual(drawn(present));
    // neither says nothing
    expect(drawn(past)).not.toEqual(
      drawn(
        past.replace(
          / (?:held|carried|hugged|ate|drank|played|flew|climbed|fought|built|rowed|knitted|opened|did|looked) .*/,
          '',
        ),
      ),
    );
  });

  it('is done by somebody of a story, too', () => {
    const people = [{ name: 'Tom', look: { words: 'Tom, a boy', seed: 5 } }];
    const plan = understandNaming('Tom carried a puppy down the road.', undefined, people, 3);
    expect(plan.relations).toEqual([expect.objectContaining({ by: 'Tom', how: 'holds', to: 'dog' })]);
  });

  it.each([
    'a painted fan on the wall',
    'eggs, baked beans and freshly picked apples',
    'the girl was carried by a bear',
    'a boat made of paper',
    'a hand painted vase beside home baked bread',
    'a house built of stone, an opened letter',
    'the waves on the beach, two swings',
    'his knitted scarf and her polished shoes',
  ])('is nothing that a thing is like, or that is done to somebody: %s', (words) => {
    expect(inThePresent(words)).toBe(words);
  });

  it('is no noun of the same form', () => {
    expect(drawn('a girl waves her hand').setting).toBeNull();
    expect(drawn('a boy fishes at the lake').cast.map(({ figure }) => figure)).not.toContain('fish');
    expect(drawn('a girl pets the cat').cast).toContainEqual(
      expect.objectContaining({ figure: 'cat', count: 1 }),
    );
  });
});
