import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const people = (prompt: string) =>
  understandNaming(prompt, undefined, [], 1).cast.map(({ figure, outfit = '' }) => `${figure} ${outfit}`);

describe('a calling after a comma', () => {
  it.each(['a man, a sailor', 'a young woman, a sailor, at the harbor', '一个男人，一名水手'])(
    'says who the person before it is: %s',
    (prompt) => {
      expect(people(prompt)).toEqual(['person sailor']);
    },
  );

  it.each(['a man, a sailor and a dog', 'a knight, a wizard', 'two men, a sailor'])(
    'is of a list: %s',
    (prompt) => {
      expect(people(prompt).filter((one) => one.startsWith('person')).length).toBeGreaterThan(1);
    },
  );
});
