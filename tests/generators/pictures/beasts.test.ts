import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { curled } from '../../../generators/pictures/figures/asleep.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { BEASTS, type BeastName } from '../../../generators/pictures/figures/beasts/rows.ts';
import { fowl } from '../../../generators/pictures/figures/fowl.ts';
import { FOWL, type FowlName } from '../../../generators/pictures/figures/fowl-rows.ts';
import { type Rgb, rgb } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const KINDS = Object.keys(BEASTS) as BeastName[];
const cast = (prompt: string) => understandNaming(prompt, undefined, [], 1).cast;

/** Pixels of a figure's color, drawn in its own units without light. */
function pixels({ parts, half, tall }: Figure, [r, g, b]: Rgb): number {
  const ctx = createCanvas(Math.ceil(half * 2), Math.ceil(tall)).getContext('2d');
  for (const { d, fill, at } of parts) {
    if (!fill) continue;
    const { x = 0, y = 0, scale = 1, turn = 0 } = at ?? {};
    ctx.setTransform(1, 0, 0, 1, half + x, tall + y);
    ctx.rotate(turn);
    ctx.scale(scale, scale);
    ctx.fillStyle = `rgb(${fill.join()})`;
    ctx.fill(new Path2D(d));
  }
  const { data } = ctx.getImageData(0, 0, Math.ceil(half * 2), Math.ceil(tall));
  let found = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i] === r && data[i + 1] === g && data[i + 2] === b && data[i + 3] === 255) found++;
  return found;
}

describe('the builds of animals', () => {
  it.each([
    ['a wolf in the snow', 'wolf'],
    ['雪地里的狼', 'wolf'],
    ['a lion', 'lion'],
    ['母狮', 'lioness'],
    ['一只豹子', 'leopard'],
    ['雪豹', 'snowLeopard'],
    ['a cheetah', 'cheetah'],
    ['黑豹', 'panther'],
    ['a panther', 'panther'],
    ['a cow', 'cow'],
    ['一头牛', 'cow'],
    ['绵羊', 'sheep'],
    ['a goat', 'goat'],
    ['小猪', 'pig'],
    ['斑马', 'zebra'],
    ['a giraffe', 'giraffe'],
    ['骆驼', 'camel'],
    ['a hedgehog', 'hedgehog'],
    ['一只猴子', 'monkey'],
    ['鸭子', 'duck'],
    ['a swan', 'swan'],
    ['小鸡', 'chick'],
    ['青蛙', 'frog'],
    ['a unicorn', 'unicorn'],
    ['a kangaroo in the desert', 'kangaroo'],
    ['一只袋鼠', 'kangaroo'],
  ])('%s', (prompt, figure) => {
    expect(cast(prompt).map((one) => one.figure)).toEqual([figure]);
  });

  it.each(['蜗牛', '牛奶', '海马', '吹牛的人'])('%s names none of them', (prompt) => {
    expect(cast(prompt).filter(({ figure }) => figure in BEASTS)).toEqual([]);
  });

  it('no two look alike', () => {
    const drawn = KINDS.map((kind) =>
      JSON.stringify(quadruped(kind, createRandom(1), { colour: [120, 90, 60] })),
    );
    expect(new Set(drawn).size).toBe(KINDS.length);
    const fowls = (Object.keys(FOWL) as FowlName[]).map((kind) =>
      JSON.stringify(fowl(kind, createRandom(1), [120, 90, 60], false).parts),
    );
    expect(new Set(fowls).size).toBe(fowls.length);
  });

  it('a lion has a mane around its face, also asleep, and a lioness has none', () => {
    const mane = rgb('#7e4620');
    expect(pixels(quadruped('lion', createRandom(3)), mane)).toBeGreaterThan(400);
    expect(pixels(curled('lion'), mane)).toBeGreaterThan(400);
    expect(pixels(quadruped('lioness', createRandom(3)), mane)).toBe(0);
  });

  it('whoever lies is lower than they stand', () => {
    for (const kind of KINDS) {
      const standing = quadruped(kind, createRandom(2));
      const lying = quadruped(kind, createRandom(2), undefined, { pose: 'lie' });
      expect(lying.tall, kind).toBeLessThan(standing.tall);
    }
  });
});

describe('what animals do', () => {
  it.each([
    ['a horse sleeping', 'horse'],
    ['小猪在睡觉', 'pig'],
    ['a sleeping panda', 'panda'],
    ['睡着的鸭子', 'duck'],
    ['two elephants asleep', 'elephant'],
  ])('%s: sleeps', (prompt, figure) => {
    expect(cast(prompt)).toMatchObject([{ figure, asleep: true }]);
  });

  it.each([
    ['月亮下的狼在雪地里嚎叫', 'wolf', 'howl'],
    ['a wolf howls at the moon', 'wolf', 'howl'],
    ['two cows grazing', 'cow', 'graze'],
    ['一群羊在吃草', 'sheep', 'graze'],
  ])('%s', (prompt, figure, pose) => {
    expect(cast(prompt)).toMatchObject([{ figure, pose }]);
  });

  it('a verb is of its subject alone', () => {
    expect(cast('a boy watching a sleeping cat')).toMatchObject([{ figure: 'child' }, { asleep: true }]);
    expect(cast('a girl reads while a dog sleeps')[0]).not.toMatchObject({ bearing: { pose: 'sleep' } });
    const [man, dog] = cast('一个男人在公园里跑步，旁边有一只白色的狗');
    expect(man?.person).toBeDefined();
    expect(dog?.stride).toBeUndefined();
    expect(cast('a dog chases a cat').map(({ gait }) => gait)).toEqual(['run', 'run']);
    expect(cast('a cat among autumn leaves')[0]?.stride).toBeUndefined();
  });

  it('animals of a story do what the words say of them', () => {
    const wolf = [{ name: 'Grey', look: { words: 'a wolf', seed: 4 } }];
    expect(understandNaming('Grey howls at the moon', undefined, wolf, 1).cast).toMatchObject([
      { figure: 'wolf', pose: 'howl' },
    ]);
  });
});
