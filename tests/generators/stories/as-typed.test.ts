/** Ideas as people type them: misspelt, under a heading of their kind, and with somebody whom the hero only plays. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { developIdea } from '../../../generators/stories/develop-idea.ts';
import { heroesOf } from '../../../generators/stories/heroes.ts';
import { spelledRight } from '../../../generators/stories/misspelt.ts';
import { withoutRequest } from '../../../generators/stories/request-words.ts';

const develop = (idea: string) => developIdea({ idea, seed: 4, most: 5000 });

describe('an idea with mistyped words', () => {
  it.each([
    ['a story abuot a litle penguin', 'a story about a little penguin'],
    ['my cat thinks shes the queen of the hous', 'my cat thinks she’s the queen of the house'],
    ['Teh dragon finds a freind', 'The dragon finds a friend'],
    ['His bother and the castel', 'His brother and the castle'],
    ['They bother the cat. It wont sleep.', 'They bother the cat. It won’t sleep.'],
    ['A boy finds a whale', 'A boy finds a whale'],
  ])('is read as it was meant: %s', (typed, meant) => {
    expect(spelledRight(typed)).toBe(meant);
  });

  it('tells nothing of its request', () => {
    expect(develop('a cute story abuot a litle penguin who lost his mom')).not.toMatch(/story|litle/u);
  });
});

describe('the kind of story before an idea', () => {
  it.each([
    ['horror minute: something is under the bed', 'something is under the bed'],
    ['noir: a private eye, a rainy city', 'a private eye, a rainy city'],
    ['Short film idea: a boy finds a door', 'a boy finds a door'],
    ['Anna: a life in pictures', 'Anna: a life in pictures'],
  ])('is no word of it: %s', (idea, rest) => {
    expect(withoutRequest(idea, 'en')).toBe(rest);
  });

  it('is none in Chinese, and still says what kind it is', () => {
    expect(withoutRequest('恐怖一分钟：床底下有东西', 'zh')).toBe('床底下有东西');
    expect(withoutRequest('小梅：一个人的旅行', 'zh')).toBe('小梅：一个人的旅行');
    expect(develop('恐怖一分钟：床底下有东西')).toContain('幽灵');
    expect(develop('horror minute: something is under the bed')).toMatch(/ghost/u);
  });
});

describe('whom somebody takes themselves for, or plays', () => {
  it.each([
    ['A cat thinks she’s the queen of the house', 'the cat'],
    ['A wolf dresses up as a grandmother', 'the wolf'],
    ['我家的猫觉得自己是皇帝', '猫'],
    ['大灰狼假扮成外婆', '大灰狼'],
    ['一只想当歌手的乌鸦参加比赛', '乌鸦'],
    ['A cat who wants to be a pilot', 'the cat'],
  ])('is nobody else in its story: %s', (idea, hero) => {
    const met = heroesOf(idea, /\p{Script=Han}/u.test(idea) ? 'zh' : 'en', createRandom(1));
    expect(met).toMatchObject({ hero: { the: hero }, other: null });
  });

  it('is told before what its hero does', () => {
    expect(develop('一只想当歌手的乌鸦参加比赛')).toContain('一只乌鸦想当歌手。乌鸦参加比赛。');
  });

  it('is there where they meet', () => {
    expect(heroesOf('A cat meets the queen', 'en', createRandom(1)).other?.the).toBe('the queen');
  });
});
