import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { room } from '../../../generators/pictures/scenes/room.ts';

const read = (prompt: string, negative?: string) => understandNaming(prompt, negative, [], 1);

/** A small picture of the room alone, as pixels. */
function pixels(prompt: string): string {
  const plan = { ...read(prompt), cast: [] };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage({ ...scene, time: 'noon', weather: 'clear' }, 120, 90, createRandom(2));
  room(stage);
  return Buffer.from(stage.ctx.getImageData(0, 0, 120, 90).data).toString('base64');
}

const ROOMS = [
  ['a cat in the kitchen', 'kitchen'],
  ['教室里的小女孩', 'classroom'],
  ['a woman in her office', 'office'],
  ['一位老人在书店里', 'bookstore'],
  ['two friends in a restaurant', 'cafe'],
  ['卧室里的一只猫', 'bedroom'],
  ['a doctor in a hospital', 'hospital'],
  ['壁炉边的猫', 'fireside'],
  ['a man in a living room', undefined],
] as const;

describe('a room', () => {
  it.each(ROOMS)('%s', (prompt, interior) => {
    const plan = read(prompt);
    expect(plan.setting).toBe('room');
    expect(plan.interior).toBe(interior);
  });

  it('looks like what it is for', () => {
    expect(new Set(ROOMS.map(([prompt]) => pixels(prompt))).size).toBe(ROOMS.length);
  });

  it('is a kitchen with a stove, a classroom with a blackboard', () => {
    const interior = (prompt: string) =>
      castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []).interior;
    expect(interior('妈妈在做饭')).toBe('kitchen');
    expect(interior('老师在黑板前给学生上课')).toBe('classroom');
    expect(interior('a girl playing the piano')).toBeUndefined();
  });

  it('has a fireplace whatever else it is for, and its fire burns in the evening', () => {
    const plan = read('a cat in a bedroom with a fireplace');
    expect([plan.setting, plan.interior]).toEqual(['room', 'fireside']);
    for (const seed of [1, 2, 3, 4]) {
      const { time } = castScene(
        plan,
        'animation',
        { push: 0, odd: 0, chaos: 1 },
        seed,
        createRandom(seed),
        [],
      );
      expect(['night', 'blue']).toContain(time);
    }
  });

  it.each(['animation', 'realistic'] as const)(
    '%s: the light of its fire falls into it when it is dark',
    (look) => {
      const fires = (prompt: string) => {
        const scene = castScene(read(prompt), look, { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
        return room(createStage(scene, 120, 90, createRandom(2))).fires ?? [];
      };
      expect(fires('a cat by the fireplace at night')).toHaveLength(1);
      expect(fires('a cat by the fireplace at noon')).toEqual([]);
      expect(fires('a cat in a library at night')).toEqual([]);
      const [{ x, y, reach } = { x: 0, y: 0, reach: 0 }] = fires('a cat by the fireplace at night');
      expect(Math.hypot(60 - x, 80 - y)).toBeLessThan(reach);
    },
  );

  it('is none of what the words refuse', () => {
    expect(read('a cat in a room, no kitchen').interior).toBeUndefined();
    expect(read('a cat in the kitchen', 'kitchen').interior).toBeUndefined();
  });
});

describe('people who sleep', () => {
  it.each(['a boy sleeping in his bedroom', '病房里睡着一个女孩', 'a girl sleeping'])(
    '%s: in a bed',
    (prompt) => {
      const { cast, relations, setting } = read(prompt);
      expect(setting).toBe('room');
      expect(cast.map(({ figure }) => figure)).toContain('bed');
      expect(relations).toEqual([expect.objectContaining({ who: 'child', how: 'on', to: 'bed' })]);
    },
  );

  it.each([
    'a man sleeping under a tree',
    'a girl sleeping on a sofa',
    '草地上睡着一个男孩',
    'a man sleeping on a train',
  ])('%s: not in a bed', (prompt) => {
    expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('bed');
  });
});
