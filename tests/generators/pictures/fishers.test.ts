import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);

describe('who fishes for a living', () => {
  it.each(['渔翁', 'an old fisherman by the sea', '老渔夫在河边', '一位渔翁在舟上钓鱼'])(
    '%s: is old, has a beard, a straw hat and a rod',
    (prompt) => {
      const { cast } = read(prompt);
      const person = cast.find((one) => one.person)?.person;
      expect(person).toMatchObject({ old: true, beard: true, hat: 'straw' });
      expect(ties(prompt)).toContain('person holds rod');
    },
  );

  it.each([
    '一位渔翁在舟上钓鱼',
    'a fisherman in a boat',
    '孤舟蓑笠翁，独钓寒江雪',
    'an old fisherman in a rowing boat',
  ])('%s: sits in a boat without a sail, on the water, with the rod', (prompt) => {
    expect(ties(prompt).sort()).toEqual(['person holds rod', 'person on rowboat']);
    const plan = read(prompt);
    expect(['river', 'sea']).toContain(plan.setting);
    const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
    expect(callUp(createStage(scene, 320, 240, createRandom(2)), false)).toHaveLength(1);
  });

  it('lays the rod down for what they hold', () => {
    expect(ties('a fisherman holding a big fish')).toEqual(['person holds fish']);
  });

  it.each(['a sailboat on the sea', 'a fisherman on a sailing boat'])(
    'a boat with a sail keeps it: %s',
    (prompt) => {
      expect(read(prompt).cast.map(({ figure }) => figure)).toContain('boat');
    },
  );
});
