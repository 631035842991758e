import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

describe('an animal on a lap', () => {
  it.each([
    ["a cat on a woman's lap", 'cat', 'chair'],
    ['猫趴在奶奶的腿上', 'cat', 'chair'],
    ['A grandmother by the fireplace, a cat asleep on her lap', 'cat', 'chair'],
    ['a woman on a bench with a rabbit in her lap', 'rabbit', 'bench'],
  ])('is before somebody who sits: %s', (prompt, pet, seat) => {
    const { relations } = understand(prompt);
    expect(relations).toContainEqual(expect.objectContaining({ who: 'person', how: 'holds', to: pet }));
    expect(relations).toContainEqual(expect.objectContaining({ who: 'person', how: 'on', to: seat }));
  });

  it('is not read into a laptop, or a lap that is run', () => {
    expect(understand('a woman with a laptop and a cat').relations ?? []).not.toContainEqual(
      expect.objectContaining({ to: 'cat' }),
    );
    expect(understand('a man on his last lap, a dog runs beside him').relations ?? []).not.toContainEqual(
      expect.objectContaining({ how: 'on' }),
    );
  });
});

describe('a small thing from near', () => {
  it.each(['Close-up of a desk lamp', '产品特写：一盏台灯', 'a violin, close-up'])(
    'is large on a table, not small in a room: %s',
    (prompt) => {
      expect(understand(prompt).setting).toBe('table');
    },
  );

  it('stays where the words put it', () => {
    expect(understand('Close-up of a lamp in a bedroom').setting).toBe('room');
    expect(understand('a lamp').setting).toBeNull();
  });
});
