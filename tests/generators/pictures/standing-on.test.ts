import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const [only, ...others] = callUp(createStage(scene, 320, 240, createRandom(2)), false);
  expect(others).toEqual([]);
  if (!only || only.figure === 'tree') throw new Error('Nothing is drawn.');
  return only.figure;
}

describe('who is on a rock', () => {
  it('an animal on four legs stands there, and sits where the words say so', () => {
    const afoot = (prompt: string) => read(prompt).cast.find(({ figure }) => figure === 'lion')?.afoot;
    expect(afoot('a lion standing on a rock')).toBe(true);
    expect(afoot('岩石上的狮子')).toBe(true);
    expect(afoot('a lion sitting on a rock')).toBeUndefined();
    // one that sits is taller than long
    expect(drawn('a lion on a rock').parts.length).not.toBe(drawn('a lion sitting on a rock').parts.length);
  });

  it.each(['a man standing on a rock', 'a girl standing on a chair', '一个男孩站在石头上'])(
    '%s: stands, and is as high as that makes one',
    (prompt) => {
      const sits = prompt.replace('standing', 'sitting').replace('站', '坐');
      expect(drawn(prompt).tall).toBeGreaterThan(drawn(sits).tall + 10);
    },
  );
});

describe('the edge of a cliff', () => {
  it('has the legs of one who sits there hanging over it', () => {
    expect(read('a boy sitting on the edge of a cliff').shown?.pose).toBe('ride');
    expect(read('一个女孩坐在悬崖边').shown?.pose).toBe('ride');
  });

  it('has several on the ground', () => {
    expect(read('two friends sitting on the edge of a cliff').shown?.pose).toBe('floor');
  });
});

describe('the back of a cat', () => {
  it('carries a book or a rider, so the cat is on its legs', () => {
    const ties = (prompt: string) =>
      (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
    expect(ties('a cat with a book on its back')).toEqual(['book on cat']);
    expect(ties('a girl riding a giant cat')).toEqual(['child on cat']);
    expect(drawn('a cat with a book on its back').half).toBeGreaterThan(drawn('a cat').half);
  });
});
