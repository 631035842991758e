import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { room } from '../../../generators/pictures/scenes/room.ts';
import { wallDoor } from '../../../generators/pictures/scenes/wall-door.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** The stage of a prompt, wide or narrow. */
const stageOf = (prompt: string, seed: number, width = 400) => {
  const knobs = { push: 0, odd: 0, chaos: 0 };
  const scene = castScene(understand(prompt), 'animation', knobs, seed, createRandom(seed), []);
  return createStage(scene, width, 300, createRandom(seed));
};

describe('the door of a room', () => {
  it.each([
    'A woman opens the door of her room',
    'a red door in a hospital corridor',
    '厨房里有一扇门',
    'a boy knocks at the door of the classroom',
  ])('is in its wall, and does not stand on the floor before it: %s', (prompt) => {
    for (const seed of [1, 2, 3]) expect(room(stageOf(prompt, seed)).shows).toContain('door');
  });

  it.each([
    { from: 180, to: 400 },
    { from: 220, to: 0 },
    { from: 0, to: 400 },
  ])(
    'is inside the picture, stands where the wall meets the floor, and leaves the rest of the wall: %o',
    (ends) => {
      const wall = { ...ends, floor: 220 };
      const door = wallDoor(stageOf('a room with a door', 1), wall);
      expect(door?.taken.foot).toBeCloseTo(220, -1);
      expect(door?.taken.left).toBeGreaterThan(0);
      expect(door?.taken.right).toBeLessThan(400);
      const [low = 0, high = 0] = [wall.from, door?.wall.to ?? 0].sort((a, b) => a - b);
      expect(high - low).toBeGreaterThan(60);
      expect((door?.taken.right ?? 0) < low || (door?.taken.left ?? 0) > high).toBe(true);
    },
  );

  it.each(['a room with three doors', 'a room'])(
    'is no part of a wall where there is none, or more than one: %s',
    (prompt) => {
      expect(wallDoor(stageOf(prompt, 1), { from: 180, to: 400, floor: 220 })).toBeNull();
    },
  );
});
