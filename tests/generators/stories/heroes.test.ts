import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { developIdea } from '../../../generators/stories/develop-idea.ts';
import { heroesOf } from '../../../generators/stories/heroes.ts';

const metIn = (idea: string) => heroesOf(idea, /\p{Script=Han}/u.test(idea) ? 'zh' : 'en', createRandom(1));

it.each([
  ["My grandmother's recipe for happiness", 'the grandmother'],
  ['A superhero loses his powers', 'the superhero'],
  ['盲人摄影师第一次看见大海', '盲人摄影师'],
])('%s is about %s', (idea, hero) => {
  expect(metIn(idea)).toMatchObject({ hero: { the: hero }, other: null });
});

it.each(['A recipe for happiness', 'The secret of the garden grows'])(
  'words that break off before their noun are nobody: %s',
  (idea) => {
    expect(metIn(idea).hero).toMatchObject({ the: expect.stringMatching(/^the (?:boy|girl)$/) });
  },
);

it.each([
  ['一位灯塔看守人在沙滩上发现一头小鲸鱼', '灯塔看守人', '小鲸鱼'],
  ['一个拆弹人救了一条狗', '拆弹人', '狗'],
  ['稻草人和乌鸦成了朋友', '稻草人', '乌鸦'],
  ['一个制茶人教孙女做茶', '制茶人', '孙女'],
  ['一个男孩帮小熊找到回家的路', '男孩', '小熊'],
  ['A cop finds a lost dog', 'the cop', 'the dog'],
])('%s is about %s, and %s is in it', (idea, hero, other) => {
  expect(metIn(idea)).toMatchObject({ hero: { the: hero, creature: false }, other: { the: other } });
});

it.each(['一个没有人记得的下雨天，女孩遇到一只猫', '女孩和稻草人发现了一只猫'])(
  'words that only end like a calling are nobody: %s',
  (idea) => {
    expect(metIn(idea).hero.the).toBe('女孩');
  },
);

it.each([
  ['Grandma and her cat', 'the grandma'],
  ['My dad has a dog', 'the dad'],
  ['奶奶和猫一起过年', '奶奶'],
  ['妈妈的猫不见了', '妈妈'],
])('a relative with a pet is a person: %s', (idea, hero) => {
  expect(metIn(idea)).toMatchObject({ hero: { the: hero, creature: false }, other: { creature: true } });
});

it.each(['猫和奶奶住在海边', '小狗陪着爷爷看海'])('and so is who lives with one: %s', (idea) => {
  expect(metIn(idea)).toMatchObject({ hero: { creature: true }, other: { creature: false } });
});

it.each([
  '小马害怕过河，妈妈鼓励它',
  '小兔子和妈妈去采蘑菇',
  'A foal is afraid of the river, and its mother helps',
])('among animals the mother is one of them: %s', (idea) => {
  expect(metIn(idea)).toMatchObject({ hero: { creature: true }, other: { creature: true } });
});

describe('what happens is nobody', () => {
  it.each([
    'A flood comes',
    'The forest is on fire',
    'A storm hits the island',
    'The phone rings at midnight',
    'The power goes out in the whole city',
  ])('%s: the story is of somebody', (idea) => {
    for (let seed = 0; seed < 6; seed++) {
      const story = developIdea({ idea, seed, most: 5000 });
      expect(story).toMatch(/\b[Tt]he (?:girl|boy|firefighter)\b/u);
      expect(story).not.toMatch(
        /[Tt]he (?:flood|forest|storm|phone|power) (?:looks|sits|says|stands|wakes)/u,
      );
    }
  });

  it.each(['A house catches fire and the fire brigade comes', '房子着火了', 'A flood comes'])(
    '%s: a firefighter helps, who is introduced',
    (idea) => {
      for (let seed = 0; seed < 6; seed++)
        expect(developIdea({ idea, seed, most: 5000 })).toMatch(/[Aa] young firefighter|年轻的消防员/u);
    },
  );

  it('a river that wants to see the sea is the hero of its story', () => {
    expect(developIdea({ idea: 'The river wants to see the sea', seed: 1, most: 5000 })).toMatch(
      /the river/u,
    );
  });

  it.each(['下雪了', '房子着火了'])('%s happens one day, and is no title', (idea) => {
    expect(developIdea({ idea, seed: 1, most: 5000 })).toContain(`这一天，${idea}。`);
  });
});

describe('what is somebody’s', () => {
  it.each([
    ["A girl's first day at school", /\b[Tt]he girl\b/u],
    ["Grandma's kitchen", /\b[Tt]he grandma\b/u],
    ["The neighbor's secret garden grows", /\b[Tt]he neighbor\b(?!['’]s)/u],
    ["The baker's secret", /\b[Tt]he baker\b/u],
    ["An astronaut's last night on the moon", /\b[Tt]he astronaut\b/u],
    ["A dragon's birthday", /\b[Tt]he dragon\b/u],
  ])('%s is a story of theirs', (idea, who) => {
    for (let seed = 0; seed < 6; seed++) expect(developIdea({ idea, seed, most: 5000 })).toMatch(who);
  });

  it.each([
    ["The clockmaker's daughter", 'the daughter'],
    ["The king's son finds a sword", 'the son'],
    ["The queen's cat steals the crown", 'the cat'],
    ['一条想变成龙的鲤鱼', '鲤鱼'],
  ])('%s is the story of %s', (idea, hero) => {
    expect(metIn(idea).hero.the).toBe(hero);
  });

  it.each([
    ['一个女孩的妈妈每天都在等女孩回家', '妈妈', '女孩'],
    ["A boy's mother waits for the boy at the station", 'the mother', 'the boy'],
  ])('%s is the story of %s, and %s is in it', (idea, hero, other) => {
    expect(metIn(idea)).toMatchObject({ hero: { the: hero }, other: { the: other } });
  });

  it.each([
    'A boy dreams of being a pirate',
    'A fox loves dancing in the rain',
    'Thunder keeps a girl from sleeping in her bed',
  ])('%s keeps its verb', (idea) => {
    expect(developIdea({ idea, seed: 1, most: 5000 })).toContain(`${idea}.`);
  });

  it.each(['Two cats on a roof', 'Four ponies go to the beach'])(
    '%s are animals, who drink no tea',
    (idea) => {
      for (let seed = 0; seed < 12; seed++)
        expect(developIdea({ idea, seed, most: 5000 })).not.toMatch(/cup of tea|sandwich|at the window/u);
    },
  );

  it('somebody of whom only something is said is that one', () => {
    const story = developIdea({ idea: '一个失眠的人在深夜遇见了会说话的路灯', seed: 1, most: 5000 });
    expect(story).toContain('那个人');
    expect(story).not.toMatch(/[，。]人/u);
  });

  it.each(['My dog ran away', 'The fox ate the cake', 'A boy who broke the window'])('%s happens', (idea) => {
    expect(developIdea({ idea, seed: 1, most: 5000 })).toMatch(/^One day the \w+ (?:ran|ate|broke)/mu);
  });

  it('a first day that has no verb in Chinese happens', () => {
    expect(developIdea({ idea: '女孩上学的第一天', seed: 1, most: 5000 })).toContain(
      '这一天，女孩第一天上学。',
    );
  });
});
