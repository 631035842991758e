import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);
const LIN = { name: 'Captain Lin', look: { words: 'Captain Lin, a woman' } };
const BOLT = { name: 'Bolt', look: { words: 'Bolt, a robot' } };
const lookOf = (words: string, name: string, people = [LIN, BOLT]) =>
  understandNaming(words, undefined, people, 3).cast.find(({ person }) => person?.name === name);

describe('yards', () => {
  it.each(['a backyard', 'the front yard of a house'])('%s is a garden with a house and a fence', (words) => {
    expect(understand(words)).toMatchObject({ setting: 'garden', site: 'backyard' });
  });

  it.each(['a girl on a bench in the school yard', 'a boy on the school playground'])(
    '%s is out of doors, and no classroom',
    (words) => {
      expect(understand(words).setting).toBe('meadow');
    },
  );

  it('a courtyard, a backyard and a garden are three pictures', () => {
    const pictures = ['a courtyard', 'a backyard', 'a garden'].map((words) => placePixels(understand(words)));
    expect(new Set(pictures).size).toBe(3);
  });
});

describe('boats', () => {
  it.each([
    ['Two friends row out to an island', 'rowboat'],
    ['a man rows across the lake', 'rowboat'],
    ['two sisters sail home at sunset', 'boat'],
    ['an old fisherman sails away', 'boat'],
  ])('%s: they are in it', (words, boat) => {
    expect(understand(words).relations).toContainEqual(expect.objectContaining({ how: 'on', to: boat }));
  });

  it('who sails home is at no house', () => {
    expect(figures('two sisters sail home at sunset')).not.toContain('house');
  });
});

describe('what somebody of a story wears', () => {
  it('who is aboard a space station above a planet is inside', () => {
    expect(understand('Captain Lin lives on a space station above Mars')).toMatchObject({
      setting: 'cabin',
      inside: 'station',
    });
    expect(understand('an astronaut floats outside the space station')).not.toMatchObject({
      inside: 'station',
    });
  });

  it('who is named again without the title is the same, and wears the spacesuit', () => {
    const words = 'Bolt waters the plants, and Lin repairs the panels outside in her orange spacesuit';
    expect(lookOf(words, 'Captain Lin')?.person).toMatchObject({ hat: 'bubble', cloth: [239, 127, 45] });
    expect(lookOf(words, 'Bolt')?.worn).toBeUndefined();
    expect(lookOf('Lin waves to Bolt', 'Captain Lin')?.person?.hat).toBe('cap');
  });

  it('a name without its title is no word, nor somebody else who is called so', () => {
    const will = { name: 'Captain Will', look: { words: 'Captain Will, a man' } };
    const son = { name: 'Will', look: { words: 'Will, a boy' } };
    expect(lookOf('the boat will sink', 'Captain Will', [will])).toBeUndefined();
    expect(lookOf('Will waves', 'Captain Will', [will])).toBeDefined();
    expect(lookOf('Will waves', 'Captain Will', [will, son])).toBeUndefined();
  });

  it('a hat that is taken off is on nobody', () => {
    const people = [
      { name: '小满', look: { words: '小满，女孩' } },
      { name: '团长', look: { words: '团长' } },
    ];
    const { cast } = understandNaming('团长对着小满开口说话，沉默了很久，摘下帽子。', undefined, people, 3);
    expect(cast.flatMap(({ worn = [] }) => worn)).toEqual([]);
  });

  it('a spacesuit has the color that the words give it', () => {
    expect(understand('a woman in a red spacesuit').cast).toMatchObject([
      { figure: 'astronaut', colour: [216, 52, 58] },
    ]);
  });
});

describe('chests and lamps', () => {
  it.each([
    ['an old wooden chest', 'woodenChest'],
    ['木箱', 'woodenChest'],
    ['老木匠做一个箱子', 'woodenChest'],
    ['a cardboard box', 'box'],
    ['油灯', 'oilLamp'],
    ['an oil lamp', 'oilLamp'],
    ['灯笼', 'lantern'],
  ])('%s is a %s', (words, figure) => {
    expect(figures(words)).toContain(figure);
  });

  it('a cat sleeps on the wooden box, not beside it', () => {
    expect(understand('a cat sleeps on a wooden box').relations).toContainEqual({
      who: 'cat',
      how: 'on',
      to: 'woodenChest',
    });
  });
});

describe('torches', () => {
  it.each(['村子里，村民们点起火把', 'villagers hold torches in the village'])(
    '%s: no house burns',
    (words) => {
      expect(figures(words)).not.toContain('blaze');
      expect(figures(words)).toContain('person');
    },
  );

  it('a house that catches fire burns', () => {
    expect(figures('村子里的房子起火了')).toContain('blaze');
  });
});

describe('places of stories', () => {
  it('who cycles to a village is in no street of a city', () => {
    expect(understand('a girl rides a bicycle to the village').setting).toBe('meadow');
  });

  it('who comes to visit from the city is not in it', () => {
    expect(understand('his granddaughter comes to visit from the city').setting).toBeNull();
    expect(understand('a girl comes to the city').setting).toBe('city');
  });

  it('the name of a ship shows nothing', () => {
    expect(figures('宇宙飞船“蓝鲸号”上只剩下一只橘猫')).toEqual(['rocket', 'cat']);
    expect(figures('船边有一只“蓝鲸”')).toContain('whale');
  });

  it('a girl in her third year at school is one girl', () => {
    expect(understand('高三女生在厨房里').cast).toMatchObject([{ figure: 'child', count: 1 }]);
    expect(understand('三个女生在厨房里').cast).toMatchObject([{ figure: 'child', count: 3 }]);
  });

  it('a cellar has no window', () => {
    expect(understand('a rabbit in a cellar')).toMatchObject({ setting: 'room', interior: 'cellar' });
  });

  it.each([
    ['送一个包裹到七楼的楼道，没有电梯', 'corridor'],
    ['an office without an elevator', 'office'],
  ])('%s: what is missing is another room', (words, interior) => {
    expect(understand(words)).toMatchObject({ setting: 'room', interior });
  });
});
