import { describe, expect, it } from 'vitest';
import { attended, postAt, STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { placed } from '../../../generators/pictures/figures/together.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);

describe('people and animals do something at a thing', () => {
  it.each([
    ['a grandfather playing chess with his grandson', ['person at chess', 'child at chess']],
    ['一个女孩在弹钢琴', ['child at piano']],
    ['厨师在厨房里炒菜', ['person at stove']],
    ['两个孩子在堆雪人', ['child at snowman']],
    ['妈妈给女儿梳头', ['person at comb', 'child at comb']],
    ['情侣在樱花树下拥抱', ['person at embrace']],
    ['a mother pushing a stroller in the park', ['person at stroller']],
    ['a woman at the piano', ['person at piano']],
    ['一家人在吃饭', ['person at dinner', 'child at dinner']],
    ['a girl painting a picture', ['child at easel']],
    ['猫在弹钢琴', ['cat at piano']],
    ['a dog and a cat playing chess', ['dog at chess', 'cat at chess']],
    ['a family having a picnic in the park', ['person at picnic', 'child at picnic']],
    ['四个朋友围着篝火', ['person at campfire']],
    ['a wolf by the campfire', ['wolf at campfire']],
    // of a boy and his dog the boy plays
    ['a boy playing the piano, beside him a dog', ['child at piano']],
    // who stands beside it without doing anything, and an animal that does
    ['a cat next to a piano', []],
    ['a piano', []],
  ] as const)('%s', (prompt, expected) => {
    expect(ties(prompt).filter((tie) => tie.includes(' at '))).toEqual(expected);
  });

  it('two who are named by different words are two', () => {
    const { cast } = read('老师在黑板前给学生上课');
    expect(cast.filter(({ person }) => person)).toHaveLength(2);
    expect(read('a doctor with a nurse').cast).toHaveLength(2);
    expect(read('a doctor, he is a good person').cast.length).toBeLessThan(3);
  });

  it('a couple is a woman and a man', () => {
    const { cast } = read('a couple embracing');
    expect(cast.flatMap(({ person }) => person?.woman ?? [])).toEqual([true, false]);
  });

  it('a snowman brings the snow', () => {
    expect(read('两个孩子在堆雪人').weather).toBe('snow');
    expect(read('a snowman in the rain').weather).toBe('rain');
  });
});

describe('a station', () => {
  const person = { parts: [{ d: 'M0 0H1', at: { x: 4, y: -8, scale: 1, turn: 0.5 } }], half: 20, tall: 98 };

  it('mirrors those who face left, with all their parts', () => {
    const [part] = placed(person, { x: 10, y: 0, scale: 2, mirror: true }).parts;
    expect(part?.at).toEqual({ x: 2, y: -16, scale: 2, turn: -0.5, mirror: true });
    const [twice] = placed(placed(person, { x: 0, y: 0, scale: 1, mirror: true }), {
      x: 0,
      y: 0,
      scale: 1,
      mirror: true,
    }).parts;
    expect(twice?.at).toMatchObject({ x: 4, y: -8, scale: 1, turn: 0.5 });
    expect(twice?.at?.mirror).toBeUndefined();
  });

  it('keeps everybody in its bounds, and who finds no post stands at the end', () => {
    const { chess } = STATIONS;
    if (!chess) throw new Error('no chess');
    const table = { parts: [{ d: 'M0 0H9' }], half: 32, tall: 54 };
    const three = [1, 1, 0.8].map((scale) => ({ figure: person, scale }));
    const all = attended(table, chess, three);
    expect(all.parts).toHaveLength(4);
    expect(all.tall).toBe(98);
    expect(postAt(chess, 2, 3)).toEqual({ x: 80, pose: 'stand' });
    expect(all.half).toBeGreaterThanOrEqual(80);
  });
});

describe('hands, feet and trees', () => {
  it.each([
    ['a robot watering flowers on a balcony', 'robot holds wateringCan'],
    ['爸爸带着儿子在湖边钓鱼', 'person holds rod'],
    ['a man with his dog fishing', 'person holds rod'],
    ['a boy playing football with his dog', 'child holds ball'],
    ['一只猴子在树上吃香蕉', 'monkey up tree'],
    ['a cat in a tree', 'cat up tree'],
    ['a cat sleeping on a piano', 'cat on piano'],
  ])('%s', (prompt, tie) => {
    expect(ties(prompt)).toContain(tie);
  });

  it('who kicks a ball runs, and who only watches has empty hands', () => {
    expect(read('a boy playing football').shown).toMatchObject({ pose: 'run' });
    const [father, son] = read('爸爸带着儿子在湖边钓鱼').cast;
    expect(father?.bearing?.pose).toBeUndefined();
    expect(son?.bearing?.pose).toBe('stand');
  });
});

describe('places that prompts name', () => {
  it.each([
    ['inside a submarine', 'submarine', 0],
    ['the interior of a train', 'train', 0],
    ['a woman sleeping on a train', 'train', 1],
    ['飞机上的一只猫', 'plane', 1],
  ])('%s', (prompt, inside, count) => {
    const plan = read(prompt);
    expect([plan.setting, plan.inside, plan.cast.length]).toEqual(['cabin', inside, count]);
  });

  it('a balcony is a place to stand on', () => {
    expect(read('a robot on a balcony').onBalcony).toBe(true);
    expect(read('阳台上的猫').onBalcony).toBe(true);
  });

  it('a rainy night is both', () => {
    expect(read('雨夜的街上')).toMatchObject({ weather: 'rain', time: 'night' });
  });
});

describe('clothes of an occupation', () => {
  it.each([
    ['a chef holding a pizza', 'toque'],
    ['消防员', 'helmet'],
    ['a policeman', 'cap'],
    ['公主和城堡', 'crown'],
    ['a wizard with a book', 'pointed'],
    ['圣诞老人', 'santa'],
  ])('%s', (prompt, hat) => {
    const { cast, shown } = read(prompt);
    expect(cast[0]?.person).toMatchObject({ hat });
    expect(shown).toBeDefined();
  });

  it('the words for clothes come first, and a portrait is one', () => {
    expect(read('a chef in a red coat').cast[0]?.person?.cloth).toEqual([216, 52, 58]);
    expect(read('a portrait of a doctor').shown).toBeUndefined();
  });
});
