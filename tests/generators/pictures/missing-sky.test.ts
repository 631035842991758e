/** While the moon, the sun or a star is missing, it is not in the sky. */
import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { sceneOfPlan } from './place-pixels.ts';

/** The pixels of a meadow at night under the sky of the words. */
function pixels(words: string): string {
  const { missing } = understand(words);
  const plan = { ...understand('a meadow at night'), ...(missing && { missing }) };
  const stage = createStage({ ...sceneOfPlan(plan), weather: 'clear' }, 240, 180, createRandom(2));
  painters.meadow(stage);
  return Buffer.from(stage.ctx.getImageData(0, 0, 240, 180).data).toString('base64');
}

describe('what is missing in the sky', () => {
  it.each([
    ['a boy looks for the missing moon', 'moon'],
    ['the moon is gone, a rabbit searches everywhere', 'moon'],
    ['a girl searches for the moon by the lake', 'moon'],
    ['the moon has vanished', 'moon'],
    ['月亮不见了，小女孩到处找', 'moon'],
    ['小女孩寻找月亮', 'moon'],
    ['小狐狸寻找丢失的星星', 'stars'],
    ['a fox looks for the lost star', 'stars'],
    ['星星都消失了，男孩望着夜空', 'stars'],
    ['the sun has disappeared', 'sun'],
    ['太阳不见了，小公鸡着急', 'sun'],
  ])('%s: the %s', (words, what) => {
    const { sky, missing, time } = understand(words);
    expect(sky).not.toContain(what);
    expect(missing).toEqual([what]);
    expect(time).toBe(what === 'sun' ? 'blue' : 'night');
  });

  it.each([
    'a boy looks for the missing moon and finds it in the pond',
    'the moon is gone, but a girl finds the moon in the pond',
    'a boy looks at the moon',
    'the missing cat sits under the moon',
    '小男孩找到了月亮',
    '月亮不见了，后来月亮回来了',
    '女孩在月光下寻找小猫',
  ])('%s: nothing', (words) => {
    expect(understand(words).missing).toBeUndefined();
    expect(understand(words).sky).toContain('moon');
  });

  it('is not painted', () => {
    const night = pixels('a girl');
    expect(pixels('a girl looks for the moon')).not.toBe(night);
    expect(pixels('a girl looks for the lost star')).not.toBe(night);
    expect(pixels('a girl looks for the sun')).toBe(night);
  });
});
