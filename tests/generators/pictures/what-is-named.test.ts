import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) => read(prompt).cast.map(({ figure }) => figure);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const actorsOf = (prompt: string) => callUp(createStage(sceneOf(prompt), 320, 240, createRandom(2)), false);
const partsOf = (prompt: string): string[] =>
  actorsOf(prompt).flatMap(({ figure }) => (figure === 'tree' ? [] : figure.parts.map(({ d }) => d)));

describe('flowers', () => {
  it.each([
    ['red roses in a vase', 'vase', 'rose'],
    ['一瓶红玫瑰', 'vase', 'rose'],
    ['a vase of tulips', 'vase', 'tulip'],
    ['a bouquet of roses', 'bouquet', 'rose'],
    ['一束向日葵', 'bouquet', 'daisy'],
    ['a bunch of yellow tulips', 'bouquet', 'tulip'],
    ['一瓶花', 'vase', undefined],
    ['一束花', 'bouquet', undefined],
  ])('are gathered as the words say: %s', (prompt, figure, bloom) => {
    expect(read(prompt).cast).toMatchObject([{ figure, count: 1, ...(bloom && { bloom }) }]);
    expect(sceneOf(prompt).setting).toBe('table');
  });

  it('look like those that are named', () => {
    expect(partsOf('red roses in a vase')).not.toEqual(partsOf('red tulips in a vase'));
    expect(partsOf('a red rose')).not.toEqual(partsOf('a red tulip'));
  });

  it.each(['a girl holding a bouquet of roses', '小女孩抱着一束玫瑰'])('are in hand: %s', (prompt) => {
    expect(ties(prompt)).toEqual(['child holds bouquet']);
  });
});

describe('a watermelon', () => {
  it('is no basket of fruit', () => {
    expect(castOf('a watermelon')).toEqual(['watermelon']);
    expect(castOf('西瓜')).toEqual(['watermelon']);
  });

  it('is a slice in a hand', () => {
    const tall = (prompt: string): number =>
      catalogue.watermelon.make({ figure: 'watermelon', count: 1 }, sceneOf(prompt), createRandom(1)).tall;
    expect(ties('a boy eating watermelon')).toEqual(['child holds watermelon']);
    expect(tall('a boy eating watermelon')).toBeLessThan(tall('a watermelon') / 2);
  });
});

describe('who is on something', () => {
  it.each([
    ['a cat on a pile of books', 'cat on bookPile'],
    ['一只猫趴在书上', 'cat on bookPile'],
    ['a mouse sitting on a stack of old books', 'mouse on bookPile'],
    ['a cat on a box', 'cat on box'],
    ['a cat in a cardboard box', 'cat on openBox'],
    ['纸箱里有一只小狗', 'dog on openBox'],
    ['猫在车顶上', 'cat on car'],
    ['a cat on the roof of a car', 'cat on car'],
    ['a frog sitting on a mushroom', 'frog on mushroom'],
    ['礁石上的美人鱼', 'mermaid on rock'],
    ['青蛙坐在荷叶上', 'frog on lilyPad'],
  ])('is on it: %s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(read(prompt).onRoof).toBe(false);
    expect(actorsOf(prompt)).toHaveLength(1);
  });

  it('has a rock above the water, a mermaid too', () => {
    expect(sceneOf('a mermaid sitting on a rock').setting).toBe('sea');
  });

  it('reads a book that is no pile', () => {
    expect(ties('a girl reading a book')).toEqual(['child holds book']);
  });

  it('steers a ship of pirates as a pirate', () => {
    expect(ties('a pirate captain steering a ship')).toEqual(['person on tallShip']);
    expect(read('海盗船').cast).toMatchObject([{ figure: 'tallShip', pirate: true }]);
  });
});

describe('a parent and a child', () => {
  it.each([
    ['爸爸背着女儿', 'back'],
    ['a mother carrying her child on her back', 'back'],
    ['piggyback ride', 'back'],
    ["a girl on her father's shoulders", 'shoulders'],
    ['爸爸把儿子扛在肩上', 'shoulders'],
    ["a parrot on a pirate's shoulder", 'shoulders'],
  ])('are one figure if one carries the other: %s', (prompt, part) => {
    expect(read(prompt).relations).toMatchObject([{ how: 'on', to: 'person', part }]);
    expect(actorsOf(prompt)).toHaveLength(1);
  });

  it.each(['一个背着书包的男孩和爸爸', '骑在马背上的女孩和爸爸', 'a man with a tattoo on his back'])(
    'carry nobody here: %s',
    (prompt) => {
      expect(read(prompt).relations?.some(({ part }) => part) ?? false).toBe(false);
    },
  );
});

describe('people who go somewhere', () => {
  it.each(['a couple walking in the park', 'an old man walking in the rain', '一个男孩在奔跑'])(
    'look where they go: %s',
    (prompt) => {
      for (const { cast } of actorsOf(prompt)) expect(cast.bearing?.gaze?.x).toBeGreaterThan(0);
    },
  );

  it('wear clothes for the snow on skis', () => {
    for (const { person } of read('five women skiing').cast.filter((one) => one.person))
      expect(person).toMatchObject({ dress: false, hat: 'beanie' });
    expect(read('a ballerina on skis').cast[0]?.person?.dress).toBe(true);
  });
});

describe('a meal that several share', () => {
  it.each(['热气腾腾的火锅，一家人围坐', '一家四口围坐吃火锅', 'four friends eating hot pot'])(
    'is on a table, and hides nobody: %s',
    (prompt) => {
      expect(new Set(ties(prompt).map((tie) => tie.replace(/^(?:person|child) /u, '')))).toEqual(
        new Set(['at servedTable']),
      );
      const all = read(prompt).cast.filter(({ person }) => person).length;
      const table = STATIONS.servedTable;
      if (!table) throw new Error('No table.');
      const behind = table.fitted?.(all, 30).posts.filter((post) => post.behind) ?? [];
      expect(behind).toHaveLength(all - 2);
      for (const { x } of behind) expect(Math.abs(x)).toBeGreaterThan(25);
    },
  );
});

describe('a logo', () => {
  it.each(['a logo for a coffee shop', '山的标志', 'a logo of a fox'])(
    'has no place around it: %s',
    (prompt) => {
      expect(read(prompt).setting).toBe('plain');
      expect(undrawnIn(prompt)).toHaveLength(1);
    },
  );

  it.each(['a bus on the street, no logo', '城市的标志性建筑'])('is none of: %s', (prompt) => {
    expect(read(prompt).setting).not.toBe('plain');
    expect(undrawnIn(prompt)).toEqual([]);
  });
});

describe('who plays an instrument in a clip', () => {
  const filmed = (prompt: string) => {
    const stage = createStage(sceneOf(prompt), 320, 240, createRandom(2));
    return callUp({ ...stage, reel: new Reel(stage, 2) }, false);
  };

  it.each([
    'a woman playing the cello',
    'a boy playing the drum',
    '一个女孩弹钢琴',
    'a man playing guitar',
    'a girl playing the violin',
  ])('moves their arms: %s', (prompt) => {
    const [player] = filmed(prompt);
    if (!player || player.figure === 'tree' || !player.stride) throw new Error('Nobody plays.');
    expect(player.stir).toBe('play');
    const shapes = player.stride.map(({ parts }) => JSON.stringify(parts));
    // the first is the picture
    expect(shapes[0]).toBe(JSON.stringify(player.figure.parts));
    expect(new Set(shapes).size).toBeGreaterThan(4);
  });
});
