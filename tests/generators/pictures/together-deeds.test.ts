import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const people = [
  { name: 'Lily', look: { words: 'a little girl' } },
  { name: 'Grandma', look: { words: 'an old woman' } },
  { name: 'Ben', look: { words: 'a little boy' } },
];
const read = (prompt: string) => understandNaming(prompt, undefined, people, 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? [])
    .map(({ who, trait, by, how, to, way }) => `${by ?? trait ?? who} ${way ?? how} ${to}`)
    .toSorted();
const called = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false);
};

describe('what one does to the other is seen', () => {
  it.each([
    ['a girl washes her dog', ['child at washTub', 'dog on washTub']],
    ['妈妈给宝宝洗澡', ['child on washTub', 'person at washTub']],
    ['Lily and Ben in full figure. Ben gives Lily a bath.', ['Ben at washTub', 'Lily on washTub']],
    ['two boys fight', ['child at duel']],
    ['two knights fight', ['person at duel', 'person holds sword']],
    ['a doctor examines a child', ['child at giving', 'person at giving']],
    ['医生给小男孩打针', ['child at giving', 'person at giving']],
    ['a boy and a girl share an umbrella', ['boy at sharedUmbrella', 'girl at sharedUmbrella']],
    ['奶奶给孙女讲故事', ['child on sofa', 'person holds book', 'person on sofa']],
    [
      'Lily and Grandma in full figure. Grandma reads a story to Lily.',
      ['Grandma holds book', 'Grandma on sofa', 'Lily on sofa'],
    ],
    ['a mother reads a bedtime story to her son', ['child on bed', 'person holds book', 'person on bed']],
    ['孩子们围着老师坐', ['child at gathering', 'person at gathering']],
  ] as const)('%s', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
    expect(called(prompt)).toHaveLength(1);
  });

  it('of what only sounds like it nothing is seen', () => {
    expect(ties('two children have a snowball fight')).not.toContain('child at duel');
    expect(ties('a woman washes the dishes with her son').join()).not.toContain('washTub');
    expect(read('two boys paint a fence').cast.map(({ figure }) => figure)).not.toContain('duel');
    expect(ties('a knight fights a dragon')).not.toContain('person at duel');
  });

  it('names a bath as not drawn only where nobody is washed by somebody else', () => {
    expect(undrawnIn('一个男人在洗澡')).toEqual(['洗澡']);
    expect(undrawnIn('妈妈给宝宝洗澡')).toEqual([]);
  });

  it('one umbrella is over both in the rain, and they have none of their own', () => {
    const [both] = called('a couple shares an umbrella in the rain');
    if (!both || both.figure === 'tree') throw new Error('nobody is there');
    const [one] = called('a couple shares an umbrella');
    if (!one || one.figure === 'tree') throw new Error('nobody is there');
    expect(both.figure.parts).toHaveLength(one.figure.parts.length);
  });
});

describe('what people move together', () => {
  it.each([
    ['two men push a car', ['person push car']],
    ['爷爷推着一块大石头', ['person push rock']],
    ['a man and a woman carry a sofa', ['man carry sofa', 'woman carry sofa']],
    ['两个人抬着床', ['person carry bed']],
    ['a horse pulls a cart', ['horse pull handcart']],
    ['two dogs pull a sled', ['dog pull sled']],
    ['a sled pulled by dogs', ['dog pull sled']],
    ['a cart drawn by two horses', ['horse pull handcart']],
    ['a father pushes his daughter on a swing', ['child on swing', 'person push swing']],
    ['妈妈推着孩子荡秋千', ['child on swing', 'person push swing']],
    ['a boy pulls his sister on a sled', ['boy pull sled', 'girl on sled']],
  ] as const)('%s', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
    expect(called(prompt)).toHaveLength(1);
  });

  it.each([
    ['a horse pulls a cart', 'walk'],
    ['a boy pulls his sister on a sled', 'stroll'],
    ['two men push a car', 'stroll'],
  ])('goes along with them in a clip: %s', (prompt, stir) => {
    const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
    const stage = createStage(scene, 200, 150, createRandom(2));
    stage.reel = new Reel(stage, 2);
    const [all] = callUp(stage, false);
    expect(all?.stir).toBe(stir);
    expect(all?.stride?.length).toBeGreaterThan(8);
  });

  it('is held where it fits into a hand, and stays where it is fixed', () => {
    expect(ties('two boys carry a box')).toEqual(['child holds box']);
    expect(ties('a man lifts a heavy box')).toEqual(['person holds box']);
    expect(ties('a knight pulls the sword from the stone')).not.toContain('person pull sword');
    expect(ties('a man pushes the door open')).not.toContain('person push door');
  });

  it('a sled is drawn, and lies in snow', () => {
    expect(undrawnIn('a boy on a sled')).toEqual([]);
    expect(read('a boy on a sled').weather).toBe('snow');
  });
});

describe('who is carried', () => {
  it.each([
    'a father lifts his daughter into the air',
    'a firefighter carries a girl out of a house',
    '爸爸把女儿举起来',
    "a child sleeps in grandma's arms",
    '孩子睡在奶奶怀里',
    "Lily and Grandma in full figure. Lily sleeps in Grandma's arms.",
  ])('is in the arms of whoever carries them: %s', (prompt) => {
    expect(read(prompt).relations).toContainEqual(expect.objectContaining({ who: 'child', part: 'arms' }));
  });
});

it.each(['奶奶抱着孙女看电视', 'a mother holding her baby watches TV'])(
  'who would be carried is there, too, where the other one is at something: %s',
  (prompt) => {
    expect(ties(prompt)).toEqual(['child at television', 'person at television']);
  },
);

describe('who shares a mount', () => {
  it.each(['two kids ride a horse together', '妈妈骑自行车带着女儿', '一个男孩和一个女孩骑着一头大象'])(
    'is on one: %s',
    (prompt) => {
      expect(called(prompt)).toHaveLength(1);
    },
  );

  it.each(['two kids ride bikes', '爸爸和儿子骑马', 'a man and a boy ride horses'])(
    'has one of their own: %s',
    (prompt) => {
      expect(called(prompt)).toHaveLength(2);
    },
  );
});

describe('who sleeps beside somebody', () => {
  it('sleeps in one bed with them', () => {
    expect(ties('a boy sleeps beside his mother')).toEqual(['boy on bed', 'woman on bed']);
    expect(called('a boy sleeps beside his mother')).toHaveLength(1);
  });

  it('animals lie close to each other, and a cat puts nobody to bed', () => {
    expect(read('小狗和小猫一起睡觉').cast.every(({ kin }) => kin)).toBe(true);
    expect(ties('a cat sleeps next to a girl')).toEqual([]);
  });
});

describe('who is as young as the child beside them', () => {
  const figures = (prompt: string) =>
    read(prompt).cast.flatMap(({ figure, count }) => Array.from({ length: count }, () => figure));
  it.each(['a girl waves to her friend', 'a boy and his sister', '姐姐和弟弟', '哥哥和妹妹看书'])(
    'is a child: %s',
    (prompt) => {
      expect(figures(prompt).filter((one) => one === 'child')).toHaveLength(2);
      expect(figures(prompt)).not.toContain('person');
    },
  );

  it('a friend or a sister of a grown-up is none, nor is whoever has a baby', () => {
    expect(figures('a woman and her sister')).toEqual(['person', 'person']);
    expect(figures('a mother with a baby and her friend')).toContain('person');
  });

  it('whoever is taught to play looks as young as they are', () => {
    const [taught, teacher] = read('爷爷教孙子下棋').cast;
    expect([taught?.person?.old, teacher?.person?.old]).toEqual([false, true]);
  });

  it('the police and the thief are two', () => {
    expect(figures('警察追小偷')).toEqual(['person', 'person']);
    expect(figures('a police officer chases a thief')).toEqual(['person', 'person']);
  });
});

it.each([
  ['a mother and daughter bake cookies', 'oven'],
  ['two friends cook dinner', 'stove'],
  ['two women make dumplings', 'dumplingTable'],
  ['the children blow bubbles', 'bubbles'],
  ['two boys throw snowballs', 'snowball'],
])('what several do is told by another form of the verb: %s', (prompt, thing) => {
  expect(read(prompt).cast.map(({ figure }) => figure)).toContain(thing);
});

it('two who shake hands stand opposite each other', () => {
  expect(ties('two businessmen shake hands')).toEqual(['person at handshake']);
  expect(called('两个男人握手')).toHaveLength(1);
});

it('brothers and sisters are as many as the words say', () => {
  const many = (prompt: string) => read(prompt).cast.filter(({ figure }) => figure === 'person').length;
  expect(many('姐妹俩坐在秋千上')).toBe(2);
  expect(many('兄弟俩下棋')).toBe(2);
});

it('who drives somewhere in a car is at its wheel, and the car is there once', () => {
  const { cast, setting } = read('a family drives to the beach in a car');
  expect(cast.map(({ figure }) => figure)).toContain('convertible');
  expect(cast.map(({ figure }) => figure)).not.toContain('car');
  expect(setting).toBe('sea');
});
