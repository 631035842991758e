import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { developIdea } from '../../../generators/stories/develop-idea.ts';
import { inThirdPerson } from '../../../generators/stories/first-person.ts';

/** The idea, with a woman's words for those of a man. */
const told = (idea: string) =>
  inThirdPerson(idea, /\p{Script=Han}/u.test(idea) ? 'zh' : 'en', createRandom(1))
    .replace(/boy/gu, 'girl')
    .replace(/(?<!wo)man/gu, 'woman')
    .replace(/\bhe\b/gu, 'she')
    .replace(/\bhis\b/gu, 'her')
    .replace(/himself/gu, 'herself')
    .replaceAll('男', '女')
    .replaceAll('他', '她');

describe('an idea that somebody tells of themselves', () => {
  it.each([
    ['I found a door in my garden', 'A girl found a door in her garden'],
    ['I want to become a singer but I am shy', 'A girl wants to become a singer but she is shy'],
    ['Last night I dreamed that I could fly', 'Last night a girl dreamed that she could fly'],
    ['I wake up and find myself on the moon', 'A girl wakes up and finds herself on the moon'],
    ['My dog and I get lost in the city', 'A girl and her dog get lost in the city'],
    ["I don't sleep, I watch my boss", "A woman doesn't sleep, she watches her boss"],
    ['A dragon and I become friends', 'A dragon and a girl become friends'],
    ['我想当歌手，可是我很害羞', '一个女孩想当歌手，可是她很害羞'],
    ['我养了一只会说话的猫', '一个女孩养了一只会说话的猫'],
    ['我和妹妹在雪地里迷路了', '一个女孩和妹妹在雪地里迷路了'],
    ['我们在海边捡到一个瓶子', '两个好朋友在海边捡到一个瓶子'],
    ['我下班后在地铁里遇见了外星人', '一个女人下班后在地铁里遇见了外星人'],
    ['My brother ate my homework', "A girl's brother ate the girl's homework"],
    ['My grandpa forgets my name', "A girl's grandpa forgets the girl's name"],
    ['My dog saves me from the river', "A girl's dog saves the girl from the river"],
    ['我弟弟把我的作业吃了', '一个女孩的弟弟把女孩的作业吃了'],
    ['我妈妈给我做了一条裙子', '一个女孩的妈妈给女孩做了一条裙子'],
    ['我妈妈每天都在等我回家', '一个女孩的妈妈每天都在等女孩回家'],
  ])('is told of somebody else: %s', (idea, expected) => {
    expect(told(idea)).toBe(expected);
  });

  it.each([
    'I want a story about a fox',
    'I would like to make a film about my town',
    'A fox says “I am hungry”',
    'A fox who wants to fly',
    'My grandpa plants a tree',
    'My mother and me',
    '我想要一个关于狐狸的故事',
    '帮我写一只小熊',
  ])('stays as it is where it asks for something or is about others: %s', (idea) => {
    expect(told(idea)).toBe(idea.replace('man', 'woman'));
  });

  it('says neither I nor 我 in its story', () => {
    for (let seed = 0; seed < 12; seed += 1)
      for (const idea of ['I found a key in my shoe', '我在阁楼上找到一把钥匙']) {
        const story = developIdea({ idea, seed, most: 5000 }).replace(/“[^”]*”/gu, '');
        expect(story).not.toMatch(/\b(?:I|my|me)\b|我/u);
      }
  });
});
