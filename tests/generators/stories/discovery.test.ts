import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { developIdea } from '../../../generators/stories/develop-idea.ts';
import { asDiscovery } from '../../../generators/stories/discovery.ts';

const develop = (idea: string) => developIdea({ idea, seed: 2, most: 5000 });

describe('an idea that only names a thing or a place', () => {
  it.each([
    '一把会唱歌的伞',
    '一台能看见未来的相机',
    '一间只在雨天开门的书店',
    '一棵会说话的树。',
    '一封寄自月亮的信',
  ])('is what a child discovers: %s', (idea) => {
    const name = idea.replace('。', '');
    expect(asDiscovery(idea, createRandom(1))).toMatch(new RegExp(`^一个(?:女孩|男孩)发现了${name}。$`, 'u'));
    expect(develop(idea)).toMatch(new RegExp(`\\n这一天，(?:女孩|男孩)发现了${name}。\\n`, 'u'));
  });

  it.each(['A singing umbrella', 'A love letter.'])('in English, too: %s', (idea) => {
    const name = idea.replace('.', '').toLowerCase();
    expect(asDiscovery(idea, createRandom(1))).toMatch(
      new RegExp(`^A (?:girl|boy) discovers ${name}\\.$`, 'u'),
    );
    expect(develop(idea)).toMatch(new RegExp(`\\nOne day the (?:girl|boy) discovers ${name}\\.\\n`, 'u'));
  });

  it.each([
    'An old bicycle',
    'A letter to the moon',
    'A summer night',
    '一棵想旅行的树',
    '一个下雨的夜晚',
    '一只害怕黑暗的萤火虫',
    '一家爱吃鱼的猫',
    '一把伞',
    '老人和海',
  ])('and no other: %s', (idea) => {
    expect(asDiscovery(idea, createRandom(1))).toBe(idea);
  });

  it('is spoken of without its measure word afterwards', () => {
    expect(develop('一棵会说话的树')).not.toMatch(/慢慢地，一棵/u);
  });

  it('has a child as its hero in English, and no half of its own words', () => {
    const story = develop('A bookshop that only opens when it rains');
    expect(story).not.toContain('that only');
    expect(story).toMatch(/the (?:boy|girl)/u);
  });
});

it.each(['一个火星小镇上的女孩寻找一辆失踪的火星车', 'A girl on Mars is looking for a lost rover'])(
  'a search on another world crosses no river, and has no trees or rain: %s',
  (idea) => {
    for (let seed = 0; seed < 8; seed++)
      expect(developIdea({ idea, seed, most: 5000 })).not.toMatch(
        /河|[桥树雨]|火旁|\b(?:river|bridge|tree|rains?|fire)\b/u,
      );
  },
);

it('the words of a request say what kind of story it is', () => {
  const story = develop('Write a scary story about a girl who moves into a new house');
  expect(story).toMatch(/ghost|cry behind the wall|lights go out/u);
});
