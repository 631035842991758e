import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { stirOf } from '../../../generators/pictures/figures/stirs.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import type { FigureName } from '../../../generators/pictures/words/plan.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const ANIMALS = [
  ['a dolphin', '一只海豚', 'dolphin'],
  ['a shark', '一条鲨鱼', 'shark'],
  ['an octopus', '一只章鱼', 'octopus'],
  ['a jellyfish', '一只水母', 'jellyfish'],
  ['a crab', '一只螃蟹', 'crab'],
  ['a dinosaur', '一只恐龙', 'dinosaur'],
  ['a crocodile', '一条鳄鱼', 'crocodile'],
  ['a snake', '一条蛇', 'snake'],
  ['a parrot', '一只鹦鹉', 'parrot'],
  ['a flamingo', '一只火烈鸟', 'flamingo'],
  ['a peacock', '一只孔雀', 'peacock'],
  ['a snail', '一只蜗牛', 'snail'],
  ['a bee', '一只蜜蜂', 'bee'],
  ['a koala', '一只考拉', 'koala'],
  ['a hippo', '一头河马', 'hippo'],
  ['a rhino', '一头犀牛', 'rhino'],
  ['an alpaca', '一只羊驼', 'alpaca'],
  ['a bat', '一只蝙蝠', 'bat'],
  ['an eagle', '一只老鹰', 'eagle'],
  ['a phoenix', '一只凤凰', 'phoenix'],
  ['a seal', '一只海豹', 'seal'],
  ['a walrus', '一头海象', 'walrus'],
  ['a lobster', '一只龙虾', 'lobster'],
  ['a raccoon', '一只浣熊', 'raccoon'],
  ['a skeleton', '一个骷髅', 'skeleton'],
] as const satisfies readonly (readonly [string, string, FigureName])[];

/** The figure that a prompt shows, with the setting of its picture. */
function shown(prompt: string, seed = 5) {
  const random = createRandom(seed);
  const scene = castScene(
    understand(prompt),
    'realistic',
    { push: 0, odd: 0, chaos: 0 },
    seed,
    random.fork('scene'),
    [],
  );
  const [first] = scene.cast;
  if (!first || first.figure === 'tree') throw new Error(`${prompt} shows nobody`);
  return { scene, first, figure: catalogue[first.figure].make(first, scene, random.fork('figure')) };
}

describe('animals with a drawing of their own', () => {
  it.each(ANIMALS)('%s, %s', (english, chinese, kind) => {
    for (const prompt of [english, chinese]) {
      expect(understand(prompt).cast).toEqual([{ figure: kind, count: 1 }]);
      expect(undrawnIn(prompt)).toEqual([]);
    }
    const { figure } = shown(english);
    expect(figure.half).toBeGreaterThan(20);
    expect(figure.tall).toBeGreaterThan(40);
  });

  it.each(ANIMALS)('%s takes the color of the words', (english, _chinese, kind) => {
    const colours = (prompt: string) => shown(prompt).figure.parts.map(({ fill }) => fill?.join());
    const green = colours(english.replace(/^an? /, 'a green '));
    expect(green).not.toEqual(colours(english));
    expect(understand(`a green ${kind}`).cast).toMatchObject([{ figure: kind, colour: [79, 165, 87] }]);
  });

  it('no two look alike', () => {
    const drawn = ANIMALS.map(([english]) => JSON.stringify(shown(english).figure.parts.map(({ d }) => d)));
    expect(new Set(drawn).size).toBe(ANIMALS.length);
  });

  it('live where they are at home, and move as they do', () => {
    const at = { walks: false, floating: true, grounded: false };
    for (const figure of ['dolphin', 'shark', 'octopus', 'jellyfish'] as const) {
      expect(['sea', 'underwater']).toContain(shown(`a ${figure}`).scene.setting);
      expect(stirOf(figure, at)).toBe('swim');
    }
    expect(shown('three flamingos').scene.setting).toBe('river');
    expect(stirOf('bee', { ...at, floating: false })).toBe('flutter');
  });

  it.each([
    ['two bats', 'bat', 2],
    ['three bald eagles', 'eagle', 3],
    ['a falcon', 'eagle', 1],
    ['two walruses', 'walrus', 2],
    ['三只海狮', 'seal', 3],
    ['two sea lions', 'seal', 2],
    ['两只小浣熊', 'raccoon', 2],
    ['skeletons', 'skeleton', 3],
  ] as const)('%s', (prompt, figure, count) => {
    expect(understand(prompt).cast).toMatchObject([{ figure, count }]);
  });

  it.each([
    ['batman', ['person']],
    ['蝙蝠侠', ['person']],
    ['a boy with a baseball bat', ['child']],
    ['a girl swinging a bat', ['child']],
    ['a girl with bat wings', ['child']],
    ['猫头鹰和大象', ['owl', 'elephant']],
    ['the seal of the king', ['person']],
    ['a letter with a wax seal', ['letter']],
    ['a sealed letter', ['letter']],
    ['凤凰古城', []],
    ['a skeleton key', []],
  ])('%s is none of them', (prompt, figures) => {
    expect(understand(prompt).cast.map(({ figure }) => figure)).toEqual(figures);
  });

  it('a bat flies at night, and hangs upside down asleep', () => {
    expect(['night', 'blue']).toContain(shown('a bat').scene.time);
    const { scene, first } = shown('a bat');
    const asleep = catalogue.bat.make({ ...first, asleep: true }, scene, createRandom(1));
    expect(asleep.head?.at.turn).toBe(Math.PI);
    const at = { walks: false, floating: false, grounded: false };
    expect([stirOf('bat', at), stirOf('bat', { ...at, absorbed: true })]).toEqual(['flap', 'stand']);
  });

  it('a raccoon sits, and runs as other animals do', () => {
    expect(understand('a raccoon sitting on a bench').acts).toMatchObject([{ does: 'sit' }]);
    const at = { walks: true, floating: false, grounded: true, stride: 0 };
    expect(stirOf('raccoon', { ...at, gait: 'run' })).toBe('run');
  });

  it.each([
    ['a bat in a hat', []],
    ['a seal with a red scarf', []],
    ['a skeleton in a top hat', []],
    ['an eagle in a coat', ['coat']],
    ['a lobster in a top hat', ['top hat']],
  ])('%s: what of it is not worn', (prompt, words) => {
    expect(undrawnIn(prompt)).toEqual(words);
  });

  it.each([
    ['a baby elephant', 'elephant'],
    ['baby dolphin in the sea', 'dolphin'],
  ])('%s is young, and no child is beside it', (prompt, figure) => {
    expect(understand(prompt).cast.map((one) => one.figure)).toEqual([figure]);
  });

  it('a baby of people is a child', () => {
    expect(understand('a baby').cast).toMatchObject([{ figure: 'child' }]);
  });
});
