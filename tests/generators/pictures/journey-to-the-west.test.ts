import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string, people: Parameters<typeof understandNaming>[2] = []) =>
  understandNaming(prompt, '', people, 1);
const figures = (prompt: string, people: Parameters<typeof understandNaming>[2] = []) =>
  read(prompt, people).cast.map(({ figure }) => figure);

describe('the pilgrims of the Journey to the West', () => {
  it.each([
    ['孙悟空', 'monkeyKing'],
    ['悟空', 'monkeyKing'],
    ['齐天大圣', 'monkeyKing'],
    ['Sun Wukong', 'monkeyKing'],
    ['the Monkey King in a forest', 'monkeyKing'],
    ['猪八戒', 'pigsy'],
  ])('%s stands in a figure of his own', (prompt, figure) => {
    expect(figures(prompt)).toEqual([figure]);
    expect(read(prompt).cast[0]?.worn).toBeUndefined();
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it.each([
    ['唐僧', 'holyMonk', 'monkCrown'],
    ['沙僧', 'sandMonk', undefined],
  ])('%s wears a robe', (prompt, outfit, hat) => {
    const [one] = read(prompt).cast;
    expect(one).toMatchObject({ figure: 'person', outfit, person: { garb: 'robe' } });
    expect(one?.person?.hat).toBe(hat);
  });

  it('are themselves in a story, all four', () => {
    const people = ['孙悟空', '猪八戒', '唐僧', '沙僧'].map((name) => ({ name, look: { words: name } }));
    const { cast } = read('孙悟空、猪八戒、唐僧和沙僧走在山路上', people);
    expect(cast.map(({ figure }) => figure)).toEqual(['monkeyKing', 'pigsy', 'person', 'person']);
    expect(cast.slice(2).map(({ person }) => person?.hat)).toEqual(['monkCrown', undefined]);
  });
});

describe('the somersault cloud', () => {
  it.each(['孙悟空站在筋斗云上', '孙悟空腾云驾雾', 'the Monkey King riding a cloud'])(
    '%s: he is on it, in the sky',
    (prompt) => {
      expect(figures(prompt)).toEqual(['cloudKing']);
      expect(read(prompt).setting).toBe('sky');
    },
  );

  it('is there for him in a story, and not without its words', () => {
    const people = [{ name: '孙悟空', look: { words: '孙悟空' } }];
    expect(figures('孙悟空全身入镜。孙悟空踩着筋斗云飞走了', people)).toEqual(['cloudKing']);
    expect(figures('孙悟空全身入镜，天上有云', people)).toEqual(['monkeyKing']);
  });
});
