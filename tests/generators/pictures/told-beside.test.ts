import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const figures = (prompt: string) =>
  read(prompt).cast.map(({ figure, count, trait }) => `${count} ${trait ?? figure}`);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(
    ({ who, trait, how, to, part }) => `${trait ?? who} ${how} ${to}${part ? ` ${part}` : ''}`,
  );

describe('whoever tells of themselves beside others', () => {
  it.each([
    ['my grandfather and I', ['1 oldMan', '1 child']],
    ['我和爷爷', ['1 oldMan', '1 child']],
    ['爷爷和我在公园', ['1 oldMan', '1 child']],
    ['grandma and I in the kitchen', ['1 oldWoman', '1 child']],
    ['me and my dog', ['1 person', '1 dog']],
    ['我和我的猫', ['1 person', '1 cat']],
    ['my wife and I walk on the beach', ['1 woman', '1 person']],
    ['my friend and me', ['1 person', '1 person']],
    ['我和好朋友', ['1 person', '1 person']],
  ])('%s', (prompt, expected) => {
    expect(figures(prompt).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['I want a picture of a cat', ['1 cat']],
    ['give me a red car', ['1 car']],
    ['我的狗', ['1 dog']],
    ['a dog and my cat', ['1 dog', '1 cat']],
  ])('nobody is added to %s', (prompt, expected) => {
    expect(figures(prompt)).toEqual(expected);
  });

  it('a child and an elder are whole, hand in hand', () => {
    const { shown, cast } = read('my grandfather and I');
    expect(shown?.distance).toBe('full');
    expect(cast.every(({ bearing }) => bearing?.joined)).toBe(true);
  });
});

describe('teaching', () => {
  it.each([
    ['教授教他弹钢琴', ['man at piano', 'person at piano']],
    ['a teacher teaches a boy to play the piano', ['child at piano', 'person at piano']],
  ])('%s: the taught sits at it, the teacher is beside them', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
    expect(read(prompt).cast.filter(({ person }) => person)).toHaveLength(2);
  });
});

describe('a kiss', () => {
  it.each(['a princess kisses a frog', '公主亲吻青蛙'])(
    '%s: the frog is in her hands, at her face',
    (prompt) => {
      expect(ties(prompt)).toEqual(['person holds frog']);
      expect(read(prompt).cast.find(({ figure }) => figure === 'frog')).toMatchObject({ kissed: true });
    },
  );

  it('two people are in each other’s arms', () => {
    expect(figures('a couple kissing in the rain')).toContain('1 embrace');
  });
});

describe('feeding birds', () => {
  it.each([
    'feeding pigeons',
    'an old man feeding pigeons in the square',
    '老奶奶在喂鸽子',
    'a girl feeds the birds',
  ])('%s: a flock around somebody’s feet', (prompt) => {
    const [who, flock] = figures(prompt);
    expect(who).toBeDefined();
    expect(flock).toBe('1 flock');
    expect(ties(prompt)).toEqual([expect.stringMatching(/ at flock$/)]);
  });

  it('birds that nobody feeds fly', () => {
    expect(figures('a man and three pigeons')).toContain('3 bird');
  });
});

describe('a door', () => {
  it.each(['敲开门', 'somebody knocks at the door', 'he opens the door', '男孩推开大门'])(
    '%s: is that of a house, with somebody at it',
    (prompt) => {
      expect(ties(prompt)).toEqual([expect.stringMatching(/ at doorway$/)]);
      expect(figures(prompt)).not.toContain('1 door');
    },
  );

  it('in a room is one of the room', () => {
    expect(figures('he opens the door of the classroom')).toEqual(['1 man', '1 door']);
  });

  it('that nobody opens stands alone', () => {
    expect(figures('a magic door in the forest')).toEqual(['1 door']);
  });
});

describe('asleep in somebody’s arms', () => {
  it.each(['浩浩靠在奶奶怀里睡着了', "a child sleeps in grandma's arms"])(
    '%s: is carried there',
    (prompt) => {
      expect(ties(prompt)).toEqual(['child on person arms']);
      expect(figures(prompt)).not.toContain('1 bed');
    },
  );

  it('of two people of a story the child is in the arms of the other', () => {
    const people = [
      { name: '浩浩', look: { words: '一个小男孩', seed: 3 } },
      { name: '奶奶', look: { words: '一位老奶奶', seed: 4 } },
    ];
    const plan = understandNaming('浩浩靠在奶奶怀里睡着了', undefined, people, 1);
    expect(plan.relations).toMatchObject([{ by: '浩浩', how: 'on', toBy: '奶奶', part: 'arms' }]);
    expect(plan.cast.map(({ person }) => person?.name)).toEqual(['浩浩', '奶奶']);
  });
});

it('birthday candles are on a cake, with who blows them out at it', () => {
  const { cast } = read('a boy blowing out birthday candles');
  expect(cast.find(({ figure }) => figure === 'cakeTable')?.candles).toBe(3);
  expect(ties('a boy blowing out birthday candles')).toEqual(['child at cakeTable']);
  expect(figures('a candle on a table')).toContain('1 candle');
});

it('a double-decker bus has the color before its name', () => {
  const [bus] = read('a red double decker bus in london').cast;
  expect(bus).toMatchObject({ figure: 'bus', colour: read('a red bus').cast[0]?.colour });
});

it('who serves coffee has it in hand', () => {
  expect(ties('a waiter serves coffee in a cafe')).toEqual(['person holds coffee']);
});

it('a box of chocolates is drawn', () => {
  for (const prompt of ['a box of chocolates', '一盒巧克力']) {
    expect(figures(prompt)).toEqual(['1 chocolates']);
    expect(undrawnIn(prompt)).toEqual([]);
  }
  expect(understand('chocolate brown hair').cast).toEqual([]);
});
