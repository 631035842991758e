import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`).sort();

function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false);
}
const shapes = (prompt: string): number =>
  drawn(prompt).reduce((sum, { figure }) => sum + (figure === 'tree' ? 0 : figure.parts.length), 0);

describe('a magician', () => {
  it.each(['a magician pulling a rabbit out of a hat', '魔术师从帽子里变出一只兔子'])(
    '%s: stands by the hat with the rabbit in it, on a stage',
    (prompt) => {
      expect(ties(prompt)).toEqual(['person at magicHat', 'rabbit on magicHat']);
      expect(read(prompt)).toMatchObject({ setting: 'room', interior: 'stage' });
      expect(drawn(prompt)).toHaveLength(1);
      // and the rabbit is seen
      expect(shapes(prompt)).toBeGreaterThan(shapes('a magician doing magic tricks') + 5);
    },
  );

  it('needs nobody beside the hat where the words name nobody', () => {
    expect(ties('a rabbit jumping out of a hat')).toEqual(['rabbit on magicHat']);
    expect(ties('a girl doing magic tricks')).toEqual(['child at magicHat']);
  });

  it('wears a top hat, a wizard a pointed one', () => {
    const hat = (prompt: string) => read(prompt).cast.find(({ person }) => person)?.person?.hat;
    expect(hat('a magician')).toBe('topHat');
    expect(hat('a wizard')).toBe('pointed');
  });
});

describe('who dances ballet', () => {
  it.each(['a ballerina', '芭蕾舞者在舞台上跳舞', '一个小女孩在跳芭蕾'])(
    '%s: wears a tutu, one foot up and the arms above the head',
    (prompt) => {
      const dancer = read(prompt).cast.find(({ person }) => person);
      expect(dancer?.person?.garb).toBe('tutu');
      expect(dancer?.bearing).toMatchObject({ pose: 'stand', arms: 'ballet' });
    },
  );

  it('is on a stage unless the words say where', () => {
    expect(read('a ballerina')).toMatchObject({ setting: 'room', interior: 'stage' });
    expect(read('a ballerina in the snow').interior).toBeUndefined();
  });

  it('does not dance on a seat', () => {
    const dancer = read('a ballerina sitting on a bench').cast.find(({ person }) => person);
    expect(dancer?.bearing?.arms).toBeUndefined();
  });
});
