import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';

function stageOf(prompt: string) {
  const plan = understandNaming(prompt, undefined, [], 1);
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 160, 120, createRandom(2));
  return { scene, places: painters[scene.setting](stage), actors: callUp(stage, false) };
}

describe('places of journeys', () => {
  it.each(['at the airport', 'a family waiting for a plane at the airport', '在机场', '候机厅里的旅人'])(
    '%s: a hall of its own',
    (prompt) => {
      const { scene, places } = stageOf(prompt);
      expect([scene.setting, scene.interior]).toEqual(['room', 'airport']);
      const planes = scene.cast.filter(({ figure }) => figure === 'plane');
      // the plane of the words is outside, once
      expect(planes.every(({ figure }) => places.shows?.has(figure))).toBe(true);
    },
  );

  it.each([
    '站台上等火车的女孩',
    'a woman at the train station',
    '地铁站里的情侣',
    'a dog on the platform of a train station',
  ])('%s: a platform, whose train is on the rails', (prompt) => {
    const { scene, places } = stageOf(prompt);
    expect(scene.setting).toBe('platform');
    expect(places.shows?.has('train')).toBe(true);
  });

  it('a train elsewhere is not at a platform', () => {
    expect(stageOf('a train in the mountains').scene.setting).toBe('mountain');
    expect(stageOf('火车里的一只狐狸').scene.setting).toBe('cabin');
  });
});

describe('caves', () => {
  it.each(['a bear in a cave', '山洞里的狐狸', 'a cave in the mountains', 'a forest with a cave'])(
    '%s',
    (prompt) => {
      expect(stageOf(prompt).scene.setting).toBe('cave');
    },
  );

  it.each([
    ['a sleeping dragon in a cave', 'ground'],
    ['a dragon in a cave', 'ground'],
    ['巨龙在睡觉', 'ground'],
    ['a dragon over the mountains', 'air'],
  ] as const)('%s: on the %s', (prompt, stand) => {
    expect(stageOf(prompt).actors.find(({ cast }) => cast.figure === 'dragon')?.stand).toBe(stand);
  });

  it('treasure is beside a dragon, which has no hand free', () => {
    const { actors } = stageOf('a dragon in a cave with treasure');
    expect(actors.map(({ cast }) => cast.figure)).toEqual(['dragon', 'treasureChest']);
  });
});

describe('space', () => {
  it.each([
    'an astronaut repairs a spaceship among asteroids',
    'a spacewalk',
    'two astronauts in the asteroid belt',
    '宇航员在小行星带里漂浮',
    'a cat in zero gravity',
  ])('%s', (prompt) => {
    expect(stageOf(prompt).scene.setting).toBe('space');
  });
});
