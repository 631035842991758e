import { describe, expect, it } from 'vitest';
import { holding, seated } from '../../../generators/pictures/figures/together.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import type { ScenePlan } from '../../../generators/pictures/words/plan.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** Relations as words: `cat on sofa`. */
const ties = ({ relations = [] }: ScenePlan) => relations.map(({ who, how, to }) => `${who} ${how} ${to}`);
const figures = ({ cast }: ScenePlan) => cast.map(({ figure, count }) => `${count} ${figure}`);

describe('relations between things', () => {
  it.each([
    ['an astronaut riding a horse', ['astronaut on horse']],
    ['一个宇航员骑着马', ['astronaut on horse']],
    ['a boy riding a dinosaur', ['child on dinosaur']],
    ['小女孩骑着大鹅', ['child on goose']],
    ['小猫上学，小狗回家', []],
    ['an old man riding a bicycle along the river', ['person on bicycle']],
    ['一个女孩骑着自行车穿过花田', ['child on bicycle']],
    ['a black cat and a white dog on a red sofa', ['cat on sofa', 'dog on sofa']],
    ['沙发上的猫和狗', ['cat on sofa']],
    ['a yellow bus on a bridge at night', ['bus on bridge']],
    ['a robot sitting on a bench in the park', ['robot on bench']],
    ['a man playing guitar on a boat', ['person holds guitar', 'person on boat']],
    ['a girl reading a book by the window', ['child holds book']],
    ['公交车里一个女人在看书', ['person holds book']],
    ['a woman drinking coffee', ['person holds coffee']],
    ['小男孩抱着一只兔子', ['child holds rabbit']],
    ['妈妈和女儿在海边放风筝', ['child holds kite']],
    ['three white rabbits under a cherry tree', ['rabbit under tree']],
    ['松树下坐着一位老人', ['person under tree']],
    ['a man with a guitar', ['person holds guitar']],
    // beside each other, as before
    ['a girl with a dog', []],
    ['a cat and a dog', []],
    ['a castle on a hill, a boat on a lake', []],
    ['a cat on a roof', []],
    ['in spring the fox and the hedgehog plant a garden', []],
  ] as const)('%s', (prompt, expected) => {
    expect(ties(understand(prompt))).toEqual(expected);
  });

  it.each([
    ['a fox in a train', 'train', ['1 fox']],
    ['火车里的一只狐狸', 'train', ['1 fox']],
    ['two cats inside a bus', 'bus', ['2 cat']],
    ['帐篷里的熊', 'tent', ['1 bear']],
    ['an astronaut in a rocket', 'rocket', ['1 astronaut']],
  ] as const)('inside a vehicle, the vehicle is the place: %s', (prompt, inside, cast) => {
    const plan = understand(prompt);
    expect([plan.setting, plan.inside, figures(plan)]).toEqual(['cabin', inside, cast]);
  });

  it('who came by a vehicle is where they are now', () => {
    const plan = understand('全景。咖啡馆。男人坐火车去了她的城市，在咖啡馆的窗边看书');
    expect([plan.setting, plan.interior]).toEqual(['room', 'cafe']);
    expect(figures(plan)).not.toContain('1 train');
    expect(understand('男人坐火车去北京').inside).toBe('train');
  });

  it('before a door that is only where somebody is, no door stands', () => {
    expect(figures(understand('学生在教室门口告别'))).toEqual(['1 child']);
    expect(figures(understand('奶奶坐在家门口'))).toEqual(['1 person', '1 house']);
    expect(figures(understand('一只小狗坐在门口'))).toEqual(['1 dog', '1 door']);
  });

  it.each(['a train in the mountains', 'a fox and a train', '山里的火车', 'a train'])(
    'a vehicle that nobody is in is seen from outside: %s',
    (prompt) => {
      const plan = understand(prompt);
      expect(plan.inside).toBeUndefined();
      expect(figures(plan)).toContain('1 train');
    },
  );

  it('a held thing belongs to its holder, with its color, and umbrellas are held', () => {
    const plan = understandNaming('a boy holding a red umbrella in the rain', undefined, [], 8);
    expect(plan.cast.find(({ figure }) => figure === 'umbrella')?.colour).toEqual([216, 52, 58]);
    expect(plan.shown).toMatchObject({ pose: 'hold' });
    expect(plan.cast.find(({ figure }) => figure === 'child')?.person).toBeDefined();
    expect(understandNaming('一个女孩骑着马', undefined, [], 1).shown).toMatchObject({ pose: 'ride' });
  });

  it('people of a story are related by their names, and by words that refer to them', () => {
    const people = [
      { name: 'Mei', look: { words: 'A girl with black hair', seed: 7 } },
      { name: 'Tomas', look: { words: 'An old man with a white beard', seed: 9 } },
    ];
    const tied = (prompt: string) =>
      understandNaming(prompt, undefined, people, 1).relations?.map(
        ({ who, by, how, to }) => `${by ?? who} ${how} ${to}`,
      );
    expect(tied('Mei rides a bicycle along the river, Tomas waves')).toEqual(['Mei on bicycle']);
    expect(tied('Tomas reads a book, Mei listens')).toEqual(['Tomas holds book']);
    expect(tied('Mei and Tomas on a bench')).toEqual(['Mei on bench', 'Tomas on bench']);
    expect(tied('Mei looks up. She holds a red flower.')).toEqual(['Mei holds flower']);
    expect(tied('Mei and a dog')).toBeUndefined();
    const lin = [{ name: '小林', look: { words: '一个女孩', seed: 2 } }];
    const [tie] = understandNaming('小林骑着自行车', undefined, lin, 1).relations ?? [];
    expect(tie).toMatchObject({ by: '小林', how: 'on', to: 'bicycle' });
  });

  it('things that are left out have no relations', () => {
    expect(figures(understand('a cat on a sofa', 'cat'))).toEqual(['1 sofa']);
  });
});

describe('words for times and plants', () => {
  it.each([
    ['a lake at blue hour', 'blue'],
    ['蓝调时刻的海边', 'blue'],
    ['a blue lake at dusk', 'dusk'],
  ] as const)('%s', (prompt, time) => {
    const plan = understand(prompt);
    expect(plan.time).toBe(time);
    // the hour is no colour of the picture
    expect(plan.colours).toHaveLength(time === 'blue' ? 0 : plan.colours.length);
  });

  it.each([
    ['a pine on a hill', 'pine'],
    ['一棵松树', 'pine'],
    ['a palm tree by the sea', 'palm'],
    ['湖边的柳树', 'willow'],
    ['three rabbits under a cherry tree', 'cherry'],
    ['枫树', 'maple'],
    ['an oak', undefined],
  ] as const)('a tree of its own kind: %s', (prompt, tree) => {
    const named = understand(prompt).cast.find(({ figure }) => figure === 'tree');
    expect(named).toMatchObject(tree ? { tree } : { figure: 'tree' });
    expect(named?.tree).toBe(tree);
  });

  it.each([
    ['竹林里的熊猫', 'bamboo'],
    ['a panda in a bamboo forest', 'bamboo'],
    ['a path in a pine forest', 'pine'],
    ['a path in a forest', undefined],
  ] as const)('a forest of one kind: %s', (prompt, grove) => {
    const plan = understand(prompt);
    expect([plan.setting, plan.grove]).toEqual(['forest', grove]);
  });

  it('a lotus grows on water, and a windowsill is a seat', () => {
    expect(figures(understand('荷花池里的三条金鱼'))).toEqual(['1 lotus', '3 fish']);
    expect(understand('荷花池里的三条金鱼').setting).toBe('river');
    expect(understand('两只猫坐在窗台上')).toMatchObject({ setting: 'room', onSill: true });
  });
});

it('running animals are in mid-stride, others stand', () => {
  const stride = (prompt: string) => understandNaming(prompt, undefined, [], 1).cast[0]?.stride;
  expect(stride('two dogs running on the beach')).toBeDefined();
  expect(stride('两匹马在奔跑')).toBeDefined();
  expect(stride('two dogs on the beach')).toBeUndefined();
});

describe('composed figures', () => {
  const mount = { parts: [{ d: 'M0 0H1' }, { d: 'M0 0H2' }], half: 50, tall: 100 };
  const rider = {
    parts: [{ d: 'M0 0H3' }],
    half: 20,
    tall: 100,
    face: {
      mouth: [-2, -80, 2, -78],
      eyes: [
        [-4, -90, -2, -88],
        [2, -90, 4, -88],
      ],
    },
  } as const;

  it('a rider is on the seat, in front of the mount but behind its front parts, and keeps the face', () => {
    const both = seated({ figure: mount, metres: 2 }, { x: 10, y: -60, front: 1 }, [
      { figure: { ...rider, parts: [...rider.parts] }, metres: 2, hip: 25 },
    ]);
    expect(both.parts.map(({ d }) => d)).toEqual(['M0 0H1', 'M0 0H3', 'M0 0H2']);
    expect(both.parts[1]?.at).toMatchObject({ x: 10, y: -35, scale: 1 });
    expect(both.tall).toBe(135);
    expect(both.face?.mouth).toEqual([8, -115, 12, -113]);
  });

  it('several share a seat side by side, and none is wider than its share allows', () => {
    const both = seated({ figure: mount, metres: 1 }, { x: 0, y: -30, wide: 60 }, [
      { figure: { ...rider, parts: [...rider.parts] }, metres: 1, hip: 0 },
      { figure: { ...rider, parts: [...rider.parts] }, metres: 1, hip: 0 },
    ]);
    const [, , left, right] = both.parts;
    expect([left?.at?.x, right?.at?.x]).toEqual([-15, 15]);
  });

  it('a held thing is in front of its holder, and the figure’s bounds include both', () => {
    const both = holding(
      { ...mount },
      { parts: [{ d: 'M0 0H9' }], half: 30, tall: 50 },
      { x: 40, y: -70, scale: 2 },
    );
    expect(both.parts.at(-1)).toMatchObject({ d: 'M0 0H9', at: { x: 40, y: -70, scale: 2 } });
    expect([both.half, both.tall]).toEqual([100, 170]);
  });
});
