import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** The scene of a prompt, with what stands in it and what is seen through its window. */
function sceneOf(prompt: string) {
  const scene = castScene(
    understand(prompt),
    'realistic',
    { chaos: 0, odd: 0, push: 0 },
    7,
    createRandom(7),
    [],
  );
  return {
    setting: scene.setting,
    here: scene.cast.map(({ figure }) => figure),
    outside: (scene.outside ?? []).map(({ figure }) => figure),
  };
}

describe('buildings beside a room', () => {
  it.each([
    ['grandma makes soup in the village', 'house'],
    ['小镇上，面包师烤面包', 'house'],
    ['a lighthouse keeper drinks tea at a table', 'lighthouse'],
    ['a castle, a princess sleeps in a big bed', 'castle'],
    ['a cozy wooden cabin, a cat sleeps on the sofa by the window', 'house'],
  ])('are seen through its window: %s', (prompt, building) => {
    const { setting, here, outside } = sceneOf(prompt);
    expect(['room', 'table']).toContain(setting);
    expect(here).not.toContain(building);
    expect(outside).toContain(building);
  });

  it('are not seen by whoever is in them', () => {
    expect(sceneOf('a girl reads in bed in a small house')).toEqual(
      expect.objectContaining({ setting: 'room', outside: [] }),
    );
  });

  it('stand in it if they are small', () => {
    for (const prompt of [
      'a model house on the kitchen table',
      'a girl plays with a toy castle on the rug',
    ]) {
      const { here, outside } = sceneOf(prompt);
      expect(here.some((figure) => figure === 'house' || figure === 'castle')).toBe(true);
      expect(outside).toEqual([]);
    }
  });

  it('and what is a toy are told apart', () => {
    const { here, outside } = sceneOf('in the village a girl plays with a toy castle on the rug');
    expect(here).toContain('castle');
    expect(here).not.toContain('house');
    expect(outside).toEqual(['house']);
  });

  it('stand where they are out of doors', () => {
    expect(sceneOf('a fox in front of a house in a meadow').here).toContain('house');
  });
});

describe('weather that is over', () => {
  it.each([
    '雨停了，天边出现了一道彩虹',
    'The rain has stopped',
    'after the rain, a girl walks in the street',
    '雨后的街道',
  ])('is not in the picture: %s', (prompt) => {
    expect(understand(prompt).weather).toBe('clear');
  });

  it('is, while it lasts', () => {
    expect(understand('下雨的街道').weather).toBe('rain');
    expect(understand('a storm over the sea').weather).toBe('storm');
  });
});
