import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { onSnow } from '../../../generators/pictures/brush/snow.ts';
import { createStage, tone } from '../../../generators/pictures/brush/stage.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { gazeOf, postAt, STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { luminance } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { looksAway } from '../../../generators/pictures/people/pose.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) => read(prompt).cast.map(({ figure }) => figure);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const stageOf = (prompt: string) => createStage(sceneOf(prompt), 200, 150, createRandom(2));

describe('where people look', () => {
  it('at the book in their hands', () => {
    const [look] = read('a girl reading a book in a room').cast;
    if (!look?.person) throw new Error('Nobody reads.');
    const bearing = { pose: 'hold', behind: false, umbrella: false } as const;
    const us = actor(look.person, bearing).face?.mouth[1] ?? 0;
    const down = actor(look.person, { ...bearing, gaze: { x: 0, y: 0.2 } }).face?.mouth[1] ?? 0;
    expect(down).toBeGreaterThan(us);
  });

  it('at what they are at, unless they are behind it', () => {
    const chess = STATIONS.chess;
    const table = STATIONS.table;
    if (!chess || !table) throw new Error('No such thing.');
    expect(gazeOf(postAt(chess, 0, 2))?.x).toBeGreaterThan(0);
    expect(gazeOf(postAt(table, 2, 3))).toBeUndefined();
  });

  it.each([
    'a couple watching the sunset on the beach',
    'a girl looking out of the window at the rain',
    'a boy looking at the stars',
    '女孩望着窗外的雪',
    '妈妈和女儿坐在海边看日落',
  ])('away from us: %s', (prompt) => {
    expect(read(prompt).shown).toMatchObject({ behind: true });
  });

  it.each(['a boy watching TV', 'a girl looking at a cat', '老人在看报纸', 'a woman at the sea'])(
    'not away from us: %s',
    (prompt) => {
      expect(looksAway(prompt)).toBe(false);
    },
  );

  it('nobody has an umbrella in a room', () => {
    expect(sceneOf('a girl looking out of the window at the rain').umbrellas).toBe(false);
    expect(sceneOf('a girl walking in the rain').umbrellas).toBe(true);
  });
});

describe('what is on something else', () => {
  /** The size of what is on the first figure of a picture, in units of its own drawing. */
  const sizeOn = (prompt: string): number => {
    const [figure] = callUp(stageOf(prompt), false).map((actor) => actor.figure);
    if (!figure || figure === 'tree') throw new Error(`Nothing in ${prompt}.`);
    return Math.max(...figure.parts.map(({ at }) => at?.scale ?? 0));
  };

  it('is small on a table, and large on a bridge', () => {
    expect(sizeOn('a train on a bridge')).toBeGreaterThan(0.3);
    expect(sizeOn('a mouse on a table with an apple')).toBeLessThan(0.4);
  });
});

describe('robots', () => {
  it.each([
    ['a robot dancing in the rain', 'raise'],
    ['两个机器人在跳舞', 'raise'],
    ['a robot sitting on a bench in the park', 'ride'],
    ['a robot riding a bicycle', 'ride'],
  ] as const)('%s', (prompt, pose) => {
    expect(read(prompt).cast.find(({ figure }) => figure === 'robot')?.bearing).toEqual({ pose });
  });
});

describe('lanterns', () => {
  it.each([
    'an old town alley with red lanterns at night',
    '古镇的小巷里挂着一串红灯笼',
    'a string of lanterns',
    '元宵节的花灯',
  ])('hang in a row: %s', (prompt) => {
    expect(castOf(prompt)).toEqual(['lanternString']);
  });

  it.each(['a girl holding a lantern', 'sky lanterns over a lake', '放飞孔明灯', 'a lamp on a table'])(
    'do not: %s',
    (prompt) => {
      expect(castOf(prompt)).not.toContain('lanternString');
    },
  );
});

describe('what was missing', () => {
  it.each([
    ['a Christmas tree with presents', ['christmasTree']],
    ['an astronaut planting a flag on the moon', ['astronaut', 'flag']],
    ['a detective with a magnifying glass', ['person', 'magnifyingGlass']],
    ['一扇红色的门', ['door']],
    ['火山喷发', ['volcano']],
    ['外卖小哥骑着电动车', ['person', 'scooter']],
    ['出门散步的老人', ['person']],
  ])('%s', (prompt, figures) => {
    expect(castOf(prompt).sort()).toEqual([...figures].sort());
  });

  it.each([
    ['a skier going down a snowy mountain', 'person on skis'],
    ['一个小男孩在吹泡泡', 'child holds bubbles'],
    ['船长站在船头', 'person on ship'],
    ['一位老人在写毛笔字', 'person at writingDesk'],
    ['a postman riding a bicycle with a letter', 'person holds letter'],
    ['two foxes sharing an umbrella in the rain', 'fox holds umbrella'],
  ])('%s', (prompt, tie) => {
    expect(ties(prompt)).toContain(tie);
  });

  it('five children hold hands', () => {
    expect(read('五个小朋友手拉手').cast.filter(({ figure }) => figure === 'child')).toHaveLength(5);
  });

  it('an old town has a lane of its own', () => {
    expect(sceneOf('a cat in an alley')).toMatchObject({ setting: 'street', oldTown: true });
    expect(sceneOf('a cat in a street').oldTown).toBeUndefined();
  });

  it('snow is white at night', () => {
    const stage = stageOf('a fox in the snow at night');
    const bright = (at: typeof stage) => luminance(tone(at, [240, 246, 255]));
    expect(bright(onSnow(stage))).toBeGreaterThan(bright(stage) * 1.3);
    expect(onSnow(stageOf('a fox in a meadow at night')).scene.air).toEqual(
      stageOf('a fox in a meadow at night').scene.air,
    );
  });

  it.each([
    ['a tank in the desert', ['tank']],
    ['a house of cards on a table', ['house of cards']],
    ['a ship in a bottle', ['in a bottle']],
    ['a waiter carrying a tray', ['tray']],
    ['孩子们在玩跷跷板', ['跷跷板']],
    ['a girl in a tank top', []],
  ])('%s: what is not drawn is named', (prompt, words) => {
    expect(undrawnIn(prompt)).toEqual(words);
  });
});
