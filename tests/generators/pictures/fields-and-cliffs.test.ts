import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { cliff } from '../../../generators/pictures/scenes/cliff.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const stageOf = (prompt: string, seed = 1) =>
  createStage(
    castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, seed, createRandom(seed), []),
    240,
    180,
    createRandom(seed),
  );

describe('a field', () => {
  it.each([
    ['a field of lavender', 'lavender'],
    ['薰衣草田里的女孩', 'lavender'],
    ['a sunflower field', 'sunflowers'],
    ['向日葵花田里的一家三口', 'sunflowers'],
    ['a wheat field at sunset', 'wheat'],
    ['金色的麦田', 'wheat'],
    ['稻田里的农民', 'rice'],
    ['a windmill in a tulip field', 'tulips'],
  ])('%s: is of what the words name', (prompt, crop) => {
    expect(understand(prompt)).toMatchObject({ crop, setting: 'garden' });
  });

  it.each([
    'a bouquet of sunflowers',
    'a girl holding a sunflower',
    'a girl in a lavender dress',
    '小麦色的皮肤',
    'whole wheat bread',
  ])('is none here: %s', (prompt) => {
    expect(understand(prompt).crop).toBeUndefined();
  });

  it('looks like its plants', async () => {
    const paint = async (prompt: string) => {
      const [picture] = await paintPictures(
        { prompt, width: 160, height: 120, count: 1, seed: 5, style: 'animation' },
        { signal: new AbortController().signal },
      );
      return Buffer.from(picture?.data ?? []).toString('base64');
    };
    const all = await Promise.all(
      ['lavender', 'wheat', 'rice', 'sunflower', 'tulip'].map((one) => paint(`a ${one} field`)),
    );
    expect(new Set(all).size).toBe(5);
  });

  it('is before the feet of who is in it', () => {
    const stage = stageOf('a girl in a sunflower field');
    expect(painters.garden(stage).front).toBeDefined();
  });
});

describe('a cliff', () => {
  it.each([
    ['a man standing on a cliff above the sea', true],
    ['海边的悬崖', true],
    ['a ship sailing past the cliffs', true],
    ['一个女孩坐在悬崖边', undefined],
    ['a pine tree on a cliff in the fog', undefined],
  ])('%s: falls to the sea only where the words name it', (prompt, sea) => {
    const { scene } = stageOf(prompt);
    expect(scene.setting).toBe('cliff');
    expect(scene.aboveSea).toBe(sea);
  });

  it('is land on one side, with a drop at the other', () => {
    const drops = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { land } = cliff(stageOf('a cliff', seed));
      expect((land?.to ?? 1) - (land?.from ?? 0)).toBeLessThan(0.7);
      expect(land?.drop === 'left' ? land.to : land?.from).toBe(land?.drop === 'left' ? 1 : 0);
      return land?.drop;
    });
    expect(new Set(drops).size).toBe(2);
  });

  it('is looked down from: who stands there turns their back', () => {
    expect(read('a man standing on a cliff').shown).toMatchObject({ pose: 'stand', behind: true });
    expect(callUp(stageOf('a man standing on a cliff'), false)).toHaveLength(1);
  });
});
