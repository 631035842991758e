/** A flight to another world is in space, the earth ahead of who flies there. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { placePixels } from './place-pixels.ts';

const people = [{ name: 'Leo', look: { words: 'Leo, a man', seed: 1 } }];
const plan = (words: string) => understandNaming(words, undefined, people, 3);

describe('a flight', () => {
  it.each([
    'Leo flies back to Earth',
    'Space. Leo from the waist up, space behind. Leo flies back to Earth.',
    'A girl travels home to Earth',
    '小女孩飞回地球',
  ])('is in space with the earth ahead, aboard a rocket: %s', (words) => {
    const { setting, earthAhead, relations } = plan(words);
    expect({ setting, earthAhead }).toEqual({ setting: 'space', earthAhead: true });
    expect(relations).toEqual([expect.objectContaining({ how: 'on', to: 'rocket' })]);
  });

  it.each(['an astronaut returns to Earth', '宇航员飞回地球', 'a rocket flies back to Earth'])(
    'needs no other craft: %s',
    (words) => {
      expect(plan(words)).toMatchObject({ setting: 'space', earthAhead: true, cast: [{ count: 1 }] });
    },
  );

  it('shows the earth', () => {
    expect(placePixels(plan('a rocket flies back to Earth'))).not.toBe(
      placePixels(plan('a rocket in space')),
    );
  });

  it.each(['Leo dreams of flying to the moon', 'Leo wants to fly back to Earth', '小女孩想飞回地球'])(
    'that is only thought of is none: %s',
    (words) => {
      expect(plan(words).setting).not.toBe('space');
    },
  );
});

it.each(['Leo opens the door and hugs his mother', '妈妈推开门，抱住了小雨'])(
  'nobody is seen twice: %s',
  (words) => {
    const { relations = [] } = understandNaming(
      words,
      undefined,
      [
        ...people,
        { name: '妈妈', look: { words: '妈妈，女人', seed: 2 } },
        { name: '小雨', look: { words: '小雨，女孩', seed: 4 } },
      ],
      3,
    );
    expect(relations.map(({ to }) => to)).not.toContain('doorway');
    expect(relations.map(({ to }) => to)).toContain('embrace');
  },
);
