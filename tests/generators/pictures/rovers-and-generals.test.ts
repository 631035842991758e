/** A rover is a rover, on the ground of the world that it is called after, and a general wears a uniform. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const cast = (words: string) => understand(words).cast;

describe('a rover', () => {
  it.each([
    ['a rover on Mars', 'mars'],
    ['a Mars rover', 'mars'],
    ['a rover finds a crystal on Mars', 'mars'],
    ['火星车', 'mars'],
    ['火星车在火星上行驶', 'mars'],
    ['祝融号火星车', 'mars'],
    ['a lunar rover on the moon', 'moon'],
    ['a moon rover', 'moon'],
    ['月球车', 'moon'],
  ])('%s: no people, and no car', (words, setting) => {
    expect(cast(words)).toEqual([{ figure: 'rover', count: 1 }]);
    expect(understand(words).setting).toBe(setting);
  });

  it('that has no place is on Mars', () => {
    const plan = understand('a rover');
    const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
    expect(scene.setting).toBe('mars');
  });

  it.each(['an astronaut drives a rover on the moon', '宇航员开着月球车'])('is driven: %s', (words) => {
    expect(understand(words).relations).toEqual([{ who: 'astronaut', how: 'on', to: 'rover' }]);
  });

  it('of the land is a car', () => {
    expect(cast('a land rover on a road').map(({ figure }) => figure)).toEqual(['car']);
  });

  it.each(['a dog named Rover', 'Rover the dog runs'])('%s: a dog', (words) => {
    expect(cast(words).map(({ figure }) => figure)).toEqual(['dog']);
  });
});

describe('a general', () => {
  it.each([
    ['a general', undefined],
    ['a general stands on a city wall', undefined],
    ['an army general', undefined],
    ['a general rides a horse', undefined],
    ['将军', 'man'],
    ['一位将军站在城墙上', 'man'],
    ['女将军', 'woman'],
    ['一位老将军', 'oldMan'],
  ])('%s: in uniform', (words, trait) => {
    expect(cast(words)[0]).toMatchObject({ figure: 'person', count: 1, outfit: 'soldier' });
    expect(cast(words)[0]?.trait).toBe(trait);
  });

  it.each(['general view of a lake', 'in general, cats sleep', 'a general store', '将军府'])(
    '%s: nobody',
    (words) => {
      expect(cast(words).filter(({ figure }) => figure === 'person')).toEqual([]);
    },
  );

  it('of a story wears one too', () => {
    const people = [{ name: '李将军', look: { words: '李将军，将军，男人', seed: 1 } }];
    const [general] = understandNaming('李将军全身入镜。', undefined, people, 3).cast;
    expect(general?.person).toMatchObject({ garb: 'uniform', hat: 'cap' });
  });
});
