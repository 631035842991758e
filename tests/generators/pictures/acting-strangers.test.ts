import { describe, expect, it } from 'vitest';
import { rgb } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string, seed = 1) => understandNaming(prompt, undefined, [], seed);

describe('strangers', () => {
  it.each([
    ['an old man walks through autumn leaves', 'walk', 1],
    ['一个男孩在草地上奔跑', 'run', 1],
    ['two children playing in the snow', 'run', 2],
    ['三个孩子在打雪仗', 'throw', 3],
    ['爷爷在公园里打太极拳', 'taichi', 1],
    ['a boy playing the guitar', 'hold', 1],
    ['a woman sitting by a lake', 'sit', 1],
    ['two friends waving goodbye', 'wave', 2],
    ['a woman drinking coffee in a cafe', 'drink', 1],
    ['一个男孩在吃苹果', 'drink', 1],
  ])('%s: are shown whole, and do it', (prompt, pose, count) => {
    const { shown, cast } = read(prompt);
    expect(shown).toMatchObject({ pose, behind: false });
    expect(cast.filter(({ person }) => person)).toHaveLength(count);
  });

  it.each([
    ['图书馆里的一位老人', 'stand', 1],
    ['two women in a cafe', 'stand', 2],
    ['a girl reading a book in her bedroom', 'sit', 1],
    ['教室里的小女孩在看书', 'sit', 1],
  ])('%s: face us in a room, and sit down to read', (prompt, pose, count) => {
    const { shown, cast } = read(prompt);
    expect(shown).toMatchObject({ pose, behind: false });
    expect(cast.filter(({ person }) => person)).toHaveLength(count);
  });

  it.each([
    ['a girl playing guitar in her bedroom', ['child', 'guitar']],
    ['a cat and her kittens', ['cat', 'cat']],
    ['一位老人，他在看书', ['person', 'book']],
    ['her cat on a sofa', ['person', 'cat', 'sofa']],
  ])('%s: a pronoun is nobody else', (prompt, figures) => {
    expect(read(prompt).cast.map(({ figure }) => figure)).toEqual(figures);
  });

  it.each([
    ['a woman in a red dress', 'stand'],
    ['穿汉服的女孩在桃花林里', 'stand'],
    ['a samurai under cherry blossoms', 'stand'],
    ['一个穿红色裙子的女孩', 'stand'],
  ])('%s: whose clothes are named is seen whole', (prompt, pose) => {
    expect(read(prompt).shown).toEqual({ distance: 'full', pose, behind: false });
  });

  it('sit to meditate', () => {
    expect(read('a monk meditating on a mountain').shown?.pose).toBe('sit');
  });

  it('in a wedding dress are in white', () => {
    expect(read('a girl in a wedding dress').cast[0]?.person).toMatchObject({
      cloth: rgb('#faf8f4'),
      dress: true,
    });
    expect(read('新娘和新郎').cast.map(({ person }) => person?.dress)).toEqual([true, false]);
    expect(read('a bald monk').cast[0]?.person?.cut).toEqual(read('a monk').cast[0]?.person?.cut);
  });

  it.each([
    'a portrait of a running girl',
    'a girl',
    'ten men and ten women walk over a square',
    'a dog runs',
  ])('%s: stay as the words show them', (prompt) => {
    const { shown, cast } = read(prompt);
    expect(shown).toBeUndefined();
    expect(cast.some(({ person }) => person)).toBe(false);
  });

  it.each([
    ['five chefs in a kitchen', 5],
    ['four children running in the park', 4],
    ['五个戴着帽子的人', 5],
    ['a family of four walking in the rain', 4],
    ['一家五口在公园里散步', 5],
    ['seven people walking in the rain', 7],
    ['ten people walk over a square', 9],
  ] as const)('%s: up to nine are seen from near', (prompt, count) => {
    const { cast } = read(prompt);
    expect(cast.filter(({ person }) => person)).toHaveLength(count);
  });

  it.each([
    ['portrait of a woman with green hair', { hair: [63, 138, 90] }],
    ['portrait of a woman in a red dress', { cloth: [216, 52, 58], dress: true }],
    ['an old man with glasses', { glasses: true, old: true }],
    ['a girl in a blue coat on a beach', { cloth: [58, 116, 216] }],
  ])(
    '%s: wear what is said of them, and their colours are not those of the whole picture',
    (prompt, look) => {
      const { cast, colours, shown } = read(prompt);
      expect(cast[0]?.person).toMatchObject(look);
      expect(colours).toEqual([]);
      expect(shown).toBeUndefined();
    },
  );

  it('are deterministic by seed, wear what the prompt says of a single person, and differ from each other', () => {
    const walker = () => read('a woman in a red coat walks', 7).cast[0]?.person;
    expect(walker()).toEqual(walker());
    expect(walker()).toMatchObject({ woman: true });
    const [one, other] = read('two friends waving goodbye', 3).cast;
    expect(one?.person?.seed).not.toBe(other?.person?.seed);
  });
});
