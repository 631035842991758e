import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { stirred } from '../../../generators/pictures/brush/stirring.ts';
import { rowsOf } from '../../../generators/pictures/couples.ts';
import { hand } from '../../../generators/pictures/figures/hand.ts';
import { holding } from '../../../generators/pictures/figures/together.ts';
import { gazeAtEase } from '../../../generators/pictures/lounging.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { drawSlope } from '../../../generators/pictures/scenes/slope.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) =>
  read(prompt).cast.map(({ figure, count }) => (count === 1 ? figure : `${count} ${figure}`));
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const stageOf = (prompt: string) => createStage(sceneOf(prompt), 320, 240, createRandom(2));
const actorsOf = (prompt: string) => callUp(stageOf(prompt), false);

describe('what is done by nobody that the words name', () => {
  it.each([
    ['horseback riding on the beach', 'person on horse'],
    ['skiing in the alps', 'person on skis'],
    ['钓鱼', 'person holds rod'],
    ['冲浪', 'person on surfboard'],
  ])('is done by somebody: %s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
  });

  it('takes two where two do it, who love each other if they embrace', () => {
    expect(read('playing chess by the sea').cast.filter((one) => one.person)).toHaveLength(2);
    expect(read('拥抱').cast.map(({ trait }) => trait)).toEqual(expect.arrayContaining(['woman', 'man']));
  });

  it.each([
    'a fishing boat at dawn',
    'a logo for a reading lamp',
    '滑雪场',
    'a picnic blanket',
    'leaves wet from watering',
    'surfing the web',
  ])('is not done where the verb says what a thing is for: %s', (prompt) => {
    expect(castOf(prompt)).not.toContain('person');
  });

  it('is done by those who are named', () => {
    expect(ties('a cat fishing')).toEqual(['cat holds rod']);
    expect(castOf('骑马的牛仔')).toEqual(['person', 'horse']);
    expect(read('骑马的牛仔').cast[0]).toMatchObject({ outfit: 'cowboy' });
    expect(castOf('穿牛仔裤的女孩')).toEqual(['child']);
  });
});

describe('a hand', () => {
  it.each([
    ['a hand holding a rose', 'flower'],
    ['一只手捧着一杯咖啡', 'coffee'],
  ])('is all that is seen of whoever holds something: %s', (prompt, thing) => {
    expect(ties(prompt)).toEqual([`hand holds ${thing}`]);
    expect(actorsOf(prompt).map(({ stand }) => stand)).toEqual(['near']);
  });

  it('is that of those who are named', () => {
    expect(castOf('a knight with his hand holding a sword')).not.toContain('hand');
    expect(castOf('手牵手的情侣')).not.toContain('hand');
  });

  it('has its fingers before what it holds', () => {
    const fist = hand(createRandom(1), false);
    const rose = { parts: [{ d: 'M0 0' }], half: 1, tall: 1 };
    const both = holding(fist, rose, { x: 0, y: 0, scale: 1 });
    expect(both.parts.findIndex(({ d }) => d === 'M0 0')).toBe(fist.parts.length - (fist.over ?? 0));
    expect(fist.over).toBeGreaterThan(0);
  });
});

describe('a couple', () => {
  it.each(['a couple at sunset', '情侣在夕阳下', 'a couple watching the sunset on the beach'])(
    'sees the evening sky together: %s',
    (prompt) => {
      expect(read(prompt).shown).toMatchObject({ behind: true });
    },
  );

  it.each(['a couple', 'a couple in a kitchen at sunset', 'a couple dancing at sunset'])(
    'does not turn away without one: %s',
    (prompt) => {
      expect(read(prompt).shown?.behind ?? false).toBe(false);
    },
  );

  it('stands near, each hand in the other', () => {
    const actors = actorsOf('a couple walking on the beach');
    expect(actors.map(({ cast }) => cast.bearing?.joined)).toEqual([{ right: 'level' }, { left: 'level' }]);
    const [left, right] = rowsOf(actors, [100, 100]);
    expect(left?.shift).toBeLessThan(0);
    expect((right?.shift ?? 0) - (left?.shift ?? 0)).toBeLessThan(50);
  });

  it('has its hands for what it holds', () => {
    for (const { bearing } of read('a couple drinking coffee').cast) expect(bearing?.joined).toBeUndefined();
  });
});

describe('those on a sofa', () => {
  const sofaOf = (prompt: string) => {
    const sofa = actorsOf(prompt).find(({ cast }) => cast.figure === 'sofa')?.figure;
    if (!sofa || sofa === 'tree' || !sofa.face) throw new Error('Nobody is on it.');
    return sofa;
  };
  /** How far apart the eyes of the first of them are, beside the width of their mouth. */
  const frontal = (prompt: string): number => {
    const { eyes, mouth } = sofaOf(prompt).face ?? { eyes: [], mouth: [0, 0, 1, 0] };
    return ((eyes[1]?.[0] ?? 0) - (eyes[0]?.[0] ?? 0)) / (mouth[2] - mouth[0]);
  };

  it('look at each other, and who is alone at us', () => {
    expect(frontal('a family on a sofa')).toBeLessThan(frontal('a woman on a sofa'));
    expect([0, 1, 2].map((i) => Math.sign(gazeAtEase(i, 3, false)?.x ?? 0))).toEqual([1, 1, -1]);
  });

  it('all look the way of a television', () => {
    expect(frontal('a family watching TV on the sofa')).toBeLessThan(frontal('a woman on a sofa'));
    expect([0, 1, 2].map((i) => Math.sign(gazeAtEase(i, 3, true)?.x ?? 0))).toEqual([1, 1, 1]);
  });
});

describe('hide and seek', () => {
  it.each(['kids playing hide and seek in the park', '孩子们在捉迷藏', '捉迷藏'])(
    'is played: %s',
    (prompt) => {
      expect(ties(prompt)).toEqual(['child at hidingPlace']);
      expect(undrawnIn(prompt)).toEqual([]);
    },
  );
});

describe('a slope', () => {
  it('is under skiers, and falls the way they go', () => {
    const { at, tilt } = drawSlope(stageOf('skiers on a snowy mountain'));
    expect(at(320)).toBeGreaterThan(at(0));
    expect(tilt).toBeGreaterThan(0);
  });

  it('is what they go down in a clip', () => {
    const stance = { x: 60, size: 100, half: 30, way: 1, tilt: 0.2, width: 320, u: 2.4, seconds: 5 } as const;
    const { x = 0, y = 0 } = stirred('slide', 3, stance);
    expect(x).toBeGreaterThan(0);
    expect(y / x).toBeCloseTo(Math.tan(0.2));
  });
});

describe("a ship's wheel", () => {
  const post = /^M([\d.-]+) -(?:33|5[01])V/u;
  const wheels = (prompt: string): number[] => {
    const [ship] = actorsOf(prompt);
    if (!ship || ship.figure === 'tree') throw new Error('No ship.');
    return ship.figure.parts.flatMap(({ d }) => (post.test(d) ? [Number(post.exec(d)?.[1])] : []));
  };

  it.each([
    ['a cat captain steering a ship', 'a ship on the sea'],
    ['海盗船长在掌舵', 'a pirate ship'],
  ])('is at the hand of the captain: %s', (prompt, nobody) => {
    const alone = wheels(nobody);
    expect(alone).toHaveLength(1);
    expect(wheels(prompt)).toHaveLength(1);
    expect(wheels(prompt)).not.toEqual(alone);
  });
});

describe('many of a kind', () => {
  it.each([
    ['骆驼队走在沙漠里', '5 camel'],
    ['羊群', '5 sheep'],
    ['a wolf pack at night', '5 wolf'],
    ['a caravan of camels', '5 camel'],
  ])('%s', (prompt, all) => {
    expect(castOf(prompt)).toContain(all);
  });

  it('is no team of one', () => {
    expect(castOf('一位船队长')).not.toContain('5 boat');
  });
});

describe('several colors', () => {
  it('are each seen of the flowers in a vase', () => {
    expect(read('a vase of red and white roses').cast[0]?.blooms).toHaveLength(2);
    expect(read('a vase of red roses').cast[0]?.blooms).toBeUndefined();
  });

  it('are those of several, where the last is in the name of a coat', () => {
    const colours = read('sleeping black and orange cats').cast.map(({ colour }) => colour?.join());
    expect(new Set(colours).size).toBe(2);
  });
});

describe('what newcomers ask for', () => {
  it.each([
    ['未来城市里的飞行汽车', ['flyingCar']],
    ['a food truck in the city at night', ['truck']],
    ['热气腾腾的火锅，一家人围坐', ['person', 'person', 'child', 'servedTable']],
    ['the football team', Array(5).fill('person')],
    ['足球队', Array(5).fill('person')],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('flowers stand where none grow', () => {
    expect(sceneOf('three astronauts planting flowers on mars').cast.map(({ figure }) => figure)).toContain(
      'flower',
    );
    expect(sceneOf('a cat, flowers in a garden').cast.map(({ figure }) => figure)).not.toContain('flower');
  });

  it.each([
    ['an old fisherman mending his nets', 'oldMan'],
    ['一位年迈的男人', 'oldMan'],
    ['an old house and a man', 'man'],
    ['a 30 years old woman', 'woman'],
  ])('people are as old as the words say: %s', (prompt, trait) => {
    expect(read(prompt).cast.find(({ figure }) => figure === 'person')?.trait).toBe(trait);
  });

  it('no face is behind what is eaten', () => {
    expect(read('a woman eating noodles').cast[0]?.bearing?.pose).toBe('hold');
    expect(read('a woman eating an apple').shown?.pose).toBe('drink');
  });
});
