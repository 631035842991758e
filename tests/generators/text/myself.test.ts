import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const told = (story: string) => {
  const { roles, lines } = write(story);
  return {
    roles: roles.map(({ description }) => description),
    at: (words: string) => lines.find(({ dialogue }) => dialogue.includes(words))?.characters,
  };
};

describe('whoever tells a story of their own', () => {
  it('is in it by the name they say, and is what they say', () => {
    const { roles, at } = told(
      'My name is Ruby, and I am a stray dog. Mr. Brown, the baker, throws me a roll. I bark. Smoke fills the street.',
    );
    expect(roles).toEqual(['Ruby, a stray dog', 'Mr. Brown, a man, a baker']);
    expect(at('throws me')).toBe('Mr. Brown, Ruby');
    expect(at('I bark')).toBe('Ruby');
  });

  it('also in Chinese', () => {
    const { roles, at } = told('我叫小满，住在海边。外婆给我讲故事。我睡着了。外婆笑了。');
    expect(roles.map((role) => role.split('，')[0])).toEqual(['小满', '外婆']);
    expect(at('我睡着了')).toBe('小满');
  });

  it('is nobody where no name is said', () => {
    expect(told('I walk along the sea. Mia waves. I smile.').roles).toEqual(['Mia, a woman']);
  });
});
