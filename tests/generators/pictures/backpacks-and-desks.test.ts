/** A backpack that somebody wears is on their back, and a desk is in a room. */
import { describe, expect, it } from 'vitest';
import { onBack } from '../../../generators/pictures/figures/capes.ts';
import { defaultSetting } from '../../../generators/pictures/open-setting.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { write } from '../text/write.ts';

const plan = (words: string) => understandNaming(words, undefined, [], 3);

describe('a backpack', () => {
  it.each([
    'a boy with a backpack',
    'a girl wearing a red backpack',
    'a hiker carrying a rucksack',
    'a fox with a blue backpack',
    '背着书包的小女孩去上学',
    '女孩背着蓝色的双肩包',
  ])('is on the back of who wears it, and nowhere else: %s', (words) => {
    const { cast } = plan(words);
    expect(cast.flatMap(({ worn = [] }) => worn.map(({ what }) => what))).toEqual(['backpack']);
    expect(cast.map(({ figure }) => figure)).not.toContain('backpack');
    expect(undrawnIn(words)).toEqual([]);
  });

  it.each(['a boy with a backpack', '背着书包的小女孩'])('has its wearer in full figure: %s', (words) => {
    const read = plan(words);
    for (let seed = 0; seed < 8; seed++)
      expect(defaultSetting(read, read.cast, createRandom(seed), false)).not.toBe('portrait');
  });

  it.each(['side', 'face', 'back'] as const)('is seen from each side: %s', (view) => {
    const { behind, before } = onBack('backpack', view);
    expect([...behind, ...before].length).toBeGreaterThan(3);
  });

  it.each(['a backpack', 'a blue backpack on a table', '桌上有一个书包'])('alone is a thing: %s', (words) => {
    expect(plan(words).cast.map(({ figure }) => figure)).toContain('backpack');
  });
});

describe('a desk', () => {
  it.each([
    'Street. A writer in full figure in the street. He sits at a desk with a lamp.',
    'City. The girl sits at her desk and writes.',
    'Village. A girl writes a song.',
    '街道。作家坐在书桌前，桌上有一盏台灯。',
  ])('is in a room, wherever the scene began: %s', (words) => {
    expect(plan(words).setting).toBe('room');
  });

  it('is where the words say that it is', () => {
    expect(plan('a man sits at a desk on the beach').setting).not.toBe('room');
  });

  it('leads a story out of the street', () => {
    const scenes = (story: string) => [...new Set(write(story).lines.map(({ cj_desc }) => cj_desc))];
    expect(scenes('Anna walks through the streets. Anna sits at her desk. Anna writes.')).toEqual([
      'Streets',
      'Room',
    ]);
    expect(scenes('小梅走在街上。小梅坐在书桌前写信。')).toEqual(['街上', '房间']);
  });
});
