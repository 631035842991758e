import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { SHAPES_ZH } from '../../../generators/stories/chinese/shapes.ts';
import { developIdea } from '../../../generators/stories/develop-idea.ts';
import { SHAPES_EN } from '../../../generators/stories/english/shapes.ts';
import { heroesOf } from '../../../generators/stories/heroes.ts';
import { plotOf } from '../../../generators/stories/plot-of.ts';
import { withoutRequest } from '../../../generators/stories/request-words.ts';
import { PARTS, PLOTS, type When } from '../../../generators/stories/shapes.ts';
import { soughtIn } from '../../../generators/stories/sought.ts';
import { IdeaNotUnderstood } from '../../../generators/stories/stories.ts';
import { toldBy } from '../../../generators/stories/told.ts';
import { isUnderstood } from '../../../generators/stories/understood.ts';
import { HINDRANCES, wishIn } from '../../../generators/stories/wish.ts';
import { writeScript } from '../../../generators/text/script.ts';
import { IDEAS } from './ideas.ts';

const languageOf = (idea: string) => (/\p{Script=Han}/u.test(idea) ? 'zh' : 'en');

const MOST = 5000;
const develop = (idea: string, seed = 1) => developIdea({ idea, seed, most: MOST });
const metIn = (idea: string) => {
  const language = languageOf(idea);
  return heroesOf(withoutRequest(idea, language), language, createRandom(1));
};

const toldIn = (idea: string) => {
  const language = languageOf(idea);
  const { hero, other } = metIn(idea);
  const nouns = [hero.the, ...(other ? [other.the] : [])];
  return toldBy(withoutRequest(idea, language), nouns, language);
};

/** Conditions of which one always holds. */
const PAIRS: readonly [When, When][] = [
  ['two', 'alone'],
  ['sought', 'unsaid'],
  ['space', 'earth'],
  ['town', 'wide'],
  ['indoors', 'outdoors'],
  ['creature', 'person'],
  ['winter', 'mild'],
  ['water', 'land'],
  ['beyond', 'near'],
];

describe('a story from an idea', () => {
  it.each(IDEAS)('has the shape %s: %s', (plot, idea) => {
    const met = metIn(idea);
    const wish = wishIn(withoutRequest(idea, languageOf(idea)), met.hero.the, languageOf(idea));
    expect(plotOf(idea, met, toldIn(idea), wish)).toBe(plot);
  });

  it.each(IDEAS)('is told to its end, with all slots filled (%s): %s', (_, idea) => {
    for (let seed = 0; seed < 12; seed++) {
      const story = develop(idea, seed);
      expect(story).not.toMatch(/[{}[\]|]|undefined|\s\s|。。|\.\.|\bthe the\b|\ba the\b/u);
      expect(story.split('\n').length).toBeGreaterThanOrEqual(PARTS.length);
      expect(develop(idea, seed)).toBe(story);
    }
  });

  it('differs from seed to seed', () => {
    for (const [, idea] of IDEAS)
      expect(
        new Set(Array.from({ length: 12 }, (_, seed) => develop(idea, seed))).size,
        idea,
      ).toBeGreaterThan(5);
  });

  it('makes a film of a dozen shots in which its hero is a role', () => {
    for (const [, idea] of IDEAS) {
      const story = develop(idea);
      const language = languageOf(idea);
      const { lines, roles } = writeScript({ story, textType: 'story', language, ratio: '16:9' });
      expect(lines.length, idea).toBeGreaterThanOrEqual(9);
      expect(roles.length, idea).toBeGreaterThanOrEqual(1);
    }
  });

  it('has a line for every case in every part of every shape', () => {
    for (const shapes of [SHAPES_EN, SHAPES_ZH])
      for (const plot of PLOTS) {
        const told = shapes[plot].map(({ when }) => when);
        expect(told.includes(undefined) || HINDRANCES.every((one) => told.includes(one)), plot).toBe(true);
        for (const shape of shapes[plot])
          for (const part of PARTS) {
            const cases = shape[part].map(({ when }) => when);
            const complete =
              cases.includes(undefined) ||
              PAIRS.some(([one, other]) => cases.includes(one) && cases.includes(other));
            expect(complete, `${plot} ${part}`).toBe(true);
          }
      }
  });

  it('names nothing that the picture engine leaves out', () => {
    for (const [shapes, somebody] of [
      [SHAPES_EN, 'the girl'],
      [SHAPES_ZH, '女孩'],
    ] as const)
      for (const plot of PLOTS)
        for (const shape of shapes[plot])
          for (const { text } of PARTS.flatMap((part) => shape[part])) {
            const told = text.replace(/\{\w+\}/gu, somebody).replace(/\[([^|\]]*)\|[^\]]*\]/gu, '$1');
            expect(undrawnIn(told), told).toEqual([]);
          }
  });

  it('has as many shapes of each plot in one language as in the other, told under the same conditions', () => {
    for (const plot of PLOTS)
      expect(
        SHAPES_ZH[plot].map(({ when }) => when),
        plot,
      ).toEqual(SHAPES_EN[plot].map(({ when }) => when));
  });

  it('stays within its limit, and keeps its end', () => {
    const idea = 'A time traveler goes back to stop her own wedding.';
    const whole = develop(idea);
    const short = developIdea({ idea, seed: 1, most: 400 });
    expect(short.length).toBeLessThanOrEqual(400);
    expect(short.split('\n').at(-1)).toBe(whole.split('\n').at(-1));
  });
});

describe('the idea in its story', () => {
  it.each([
    ['A lighthouse keeper finds a baby seal.', 'One day the lighthouse keeper finds a baby seal.'],
    ['Two brothers race go-karts', 'One day the two brothers race go-karts.'],
    ['A film about a boy who finds a whale', 'One day the boy finds a whale.'],
    ['In 2150 a robot finds a seed.', 'In 2150 a robot finds a seed.'],
    ['A young wolf cannot howl.', 'A young wolf cannot howl.'],
    ['An astronaut stranded on Mars grows a flower.', 'An astronaut stranded on Mars grows a flower.'],
    ['一个快递员送出最后一单。', '这一天，快递员送出最后一单。'],
    ['中秋节，爸爸赶回家', '中秋节，爸爸赶回家。'],
    ['一只小狗每天在车站等主人', '一只小狗每天在车站等主人。'],
    ['一棵想旅行的树', '一棵树想旅行。'],
    ['一只小狐狸在雪夜里迷了路。', '这一天，小狐狸在雪夜里迷了路。'],
    ['小猫钓鱼', '这一天，小猫钓鱼。'],
    ['A cat juggles oranges.', 'One day the cat juggles oranges.'],
    ['The robot who learned to cry', 'One day the robot learned to cry.'],
    ['my dog Max stealing sausages', 'One day the dog Max is stealing sausages.'],
    [
      'A girl who can talk to birds must save the forest',
      'A girl can talk to birds. The girl must save the forest.',
    ],
    ['A boy who finds a whale saves it', 'One day the boy finds a whale. The boy saves it.'],
    ['A girl who draws strange plants', 'One day the girl draws strange plants.'],
    ['How my grandparents met', 'One day my grandparents met.'],
    [
      'A taxi driver in Tokyo picks up the same passenger every night',
      'A taxi driver in Tokyo picks up the same passenger every night.',
    ],
    ['穿越到唐朝的程序员', '这一天，程序员穿越到唐朝。'],
    ['失聪的小提琴手', '这一天，小提琴手失聪了。'],
    ['一条怕火的龙', '一条龙怕火。'],
  ])('is told in its own words: %s', (idea, told) => {
    expect(develop(idea).split('\n')).toContain(told);
  });

  it('that asks for a story of somebody is no sentence of it', () => {
    expect(develop('拍一个关于外卖员的短片，要感人。')).not.toMatch(/短片|感人/u);
    expect(develop('A love story between a baker and a firefighter.')).not.toMatch(/love story|between a/iu);
    expect(develop('Write me a funny story about a penguin')).not.toMatch(/write me|funny story/iu);
  });

  it('says what is sought', () => {
    expect(soughtIn('Two robots search for the last flower in a city', 'en')).toBe('the last flower');
    expect(soughtIn('Mia finds a diary that writes by itself', 'en')).toBe('the diary');
    expect(soughtIn('少女在旧书店里发现一本会写字的日记。', 'zh')).toBe('日记');
    expect(soughtIn('机器人寻找最后一朵花。', 'zh')).toBe('最后一朵花');
    expect(soughtIn('A wolf cannot howl.', 'en')).toBeNull();
  });

  it('says who they are: its pronouns, its relatives, how many', () => {
    const time = metIn('A time traveler goes back to stop her own wedding.');
    expect(time.hero).toMatchObject({ the: 'the time traveler', pronoun: 'she' });
    const call = metIn('An astronaut on the moon gets a call from her daughter.');
    expect([call.hero.pronoun, call.other?.the]).toEqual(['she', 'her daughter']);
    expect(metIn('Two brothers race go-karts').hero).toMatchObject({ the: 'the brothers', pronoun: 'they' });
    expect(metIn('一只流浪狗和一个盲人老人的故事。').hero.the).toBe('流浪狗');
    expect(metIn('两个机器人寻找一朵花').hero).toMatchObject({ the: '两个机器人', pronoun: 'they' });
    expect(metIn('三个好朋友毕业前的公路旅行').hero).toMatchObject({ the: '三个好朋友', pronoun: 'they' });
    for (const [idea, the] of [
      ['An old couple travels around the world', 'the old couple'],
      ['Twins swap lives for a day', 'the twins'],
      ['一对老夫妻环游世界', '老夫妻'],
      ['兄弟俩去找爸爸', '兄弟俩'],
      ['双胞胎姐妹交换身份', '双胞胎姐妹'],
      ['一群孩子拯救森林', '一群孩子'],
    ] as const)
      expect(metIn(idea).hero).toMatchObject({ the, pronoun: 'they' });
    const met = metIn('How my grandparents met');
    expect([met.hero.the, met.other?.the]).toEqual(['the grandfather', 'the grandmother']);
    expect(metIn('宇航员的女儿等待父亲的信号').hero.the).toBe('女儿');
    const far = metIn("An astronaut's daughter waits for her father's signal");
    expect([far.hero.the, far.other?.the]).toEqual(['the daughter', 'her father']);
  });

  it('has no shop, mirror or film drink tea', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(develop('A small bookshop fights against a big shopping mall', seed)).toMatch(
        /\b[Tt]he owner\b/u,
      );
      expect(develop('A horror story about a mirror that shows tomorrow', seed)).not.toMatch(
        /[Tt]he mirror (?:drinks|opens|wakes|hides|runs|sits|and)/u,
      );
      expect(develop('A documentary about coral reefs', seed)).not.toMatch(/documentary/iu);
      expect(develop('一个关于时间的故事', seed)).not.toMatch(/关于时间/u);
      expect(develop('能看到明天的镜子，恐怖故事', seed)).not.toMatch(/恐怖/u);
    }
  });

  it('has no teller, whose words “我” and “你” would bring in', () => {
    for (const plot of PLOTS)
      for (const shape of SHAPES_ZH[plot])
        for (const { text } of PARTS.flatMap((part) => shape[part]))
          expect(text.replace(/“[^”]*”/gu, '')).not.toMatch(/[我你]/u);
  });

  it('keeps the capitals of an AI, and has a wife look for her husband', () => {
    expect(develop('An AI falls asleep')).not.toMatch(/\baI\b|\b[Aa] AI\b/u);
    for (const seed of [1, 2, 3]) expect(develop('小猫和小狗抢沙发', seed)).not.toMatch(/\s和/u);
    expect(metIn('Her husband disappears on their wedding day')).toMatchObject({
      hero: { the: 'the wife', pronoun: 'she' },
      other: { the: 'her husband' },
    });
  });

  it('has nobody find the one who leads the way', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(develop('A mother searches for her missing son in the war', seed)).not.toMatch(
        /[Hh]er son (?:comes|stands)/u,
      );
  });

  it('has who is taught learn, and who teaches show it', () => {
    for (const seed of [1, 2, 3, 4])
      expect(develop('A boy learns to swim from his grandfather', seed)).toMatch(
        /grandfather (?:shows|smiles|takes|watches|is|does)|“Look,” says the grandfather|says the grandfather/u,
      );
  });

  it('that is told at home is told at home', () => {
    for (const seed of [1, 2, 3, 4])
      expect(develop('A soldier comes home for Christmas', seed)).not.toMatch(/\b(?:in )?the home\b/u);
  });

  it('that tells nothing and names nobody stands above the story, as its title', () => {
    expect(develop('Last day of summer').split('\n')[0]).toBe('Last day of summer');
    expect(develop('夏天的最后一天').split('\n')[0]).toBe('夏天的最后一天');
    expect(develop('A young wolf cannot howl.').split('\n')[0]).toBe('A young wolf cannot howl.');
  });

  it('in a language that the engine does not know is refused', () => {
    for (const idea of [
      'Un gato quiere ser piloto con una capa',
      'Кот хочет стать пилотом',
      '猫はパイロットになりたい',
      'Eine Katze und der Mond',
    ])
      expect(() => develop(idea), idea).toThrow(IdeaNotUnderstood);
    for (const idea of [
      'cyberpunk samurai revenge',
      'The cat in Le Havre',
      '一只猫想当飞行员',
      'AI爱上了程序员',
      '🐱 wants to fly',
    ])
      expect(isUnderstood(idea), idea).toBe(true);
  });

  it('of any words makes a story, and never fails', () => {
    const random = createRandom(7);
    const words =
      'A two The my cat Mia [a|b] {h} $1 (x .* \\\\d robot and who finds loves is in the 小猫 两个 和 的故事 “ ” '.split(
        ' ',
      );
    for (let n = 0; n < 400; n++) {
      const idea = Array.from({ length: 1 + random.int(0, 8) }, () => random.pick(words)).join(' ');
      expect(develop(idea, n).split('\n').length, idea).toBeGreaterThanOrEqual(PARTS.length);
    }
  });

  it('of a person and an animal has the person act', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const story = develop('一只流浪狗和一个盲人老人的故事。', seed);
      expect(story).toMatch(/盲人老人(?:到处寻找|把面包|和老|难过|跪|躺|打开|听见|遇见|放下|一个人)/u);
      expect(story).not.toMatch(/流浪狗(?:到处寻找|把面包|难过)/u);
    }
  });
});
