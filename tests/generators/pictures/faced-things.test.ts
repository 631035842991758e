/** Things and groups of animals that are roles of a story. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { withThingFace } from '../../../generators/pictures/figures/thing-face.ts';
import { facedIn } from '../../../generators/pictures/people/being-of.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { facedRows } from '../../../generators/pictures/words/faced-things.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const read = (prompt: string, ...people: [name: string, words: string][]) =>
  understandNaming(
    prompt,
    undefined,
    people.map(([name, words], seed) => ({ name, look: { words, seed } })),
    1,
  );
const castOf = (...told: Parameters<typeof read>) =>
  read(...told).cast.map(({ figure, count, faced, young }) => [
    figure,
    count,
    ...(faced ? ['face'] : []),
    ...(young ? ['young'] : []),
  ]);
const KNOBS = { push: 0.1, odd: 0, chaos: 0 };

describe('a thing that is a role', () => {
  it('is drawn with a face, at least twenty of them', () => {
    expect(new Set(facedRows.map(({ means }) => means.figure)).size).toBeGreaterThan(40);
    for (const { means, words } of facedRows)
      for (const word of words.split(' ')) {
        const noun = word.replaceAll('_', ' ');
        const said = /\p{Script=Han}/u.test(noun) ? `长着脸的${noun}` : `Lumi, a ${noun} with a face`;
        expect(facedIn(said)).toMatchObject({ figure: means.figure, faced: true });
      }
  });

  it('stands once in its shot, whatever the words call it', () => {
    const words = 'Medium shot, Living room, Lumi from the waist up. The lamp sighed. Lumi is sad.';
    expect(castOf(words, ['Lumi', 'Lumi, a lamp with a face'])).toEqual([['lamp', 1, 'face']]);
    expect(castOf('中景，阁楼，旧椅子半身。旧椅子笑了。', ['旧椅子', '旧椅子，长着脸的旧椅子'])).toEqual([
      ['chair', 1, 'face'],
    ]);
  });

  it('is left out if it has no figure, and nobody is in its place', () => {
    const words = 'Medium shot, Kitchen, Broom from the waist up. The broom sighed.';
    expect(castOf(words, ['Broom', 'Broom, a broom with a face'])).toEqual([]);
  });

  it('a person with a thing in hand has none', () => {
    expect(castOf('Mei in full figure', ['Mei', 'Mei, a woman, a lamp keeper'])).toEqual([['person', 1]]);
  });

  it('shows what it feels', () => {
    const scene = castScene(understand('a lamp'), 'animation', KNOBS, 1, createRandom(1), []);
    for (const { means } of facedRows) {
      const { figure } = means;
      if (figure === 'tree') throw new Error('a tree has no figure of its own');
      const bare = catalogue[figure].make({ ...means, count: 1 }, scene, createRandom(2));
      const [glad, sad] = (['joy', 'sorrow'] as const).map((feeling) => withThingFace(bare, figure, feeling));
      expect(glad?.parts.length).toBeGreaterThan(bare.parts.length + 6);
      expect(sad?.parts.at(-1)).not.toEqual(glad?.parts.at(-1));
    }
  });
});

describe('several young animals that are a role', () => {
  it.each([
    ['全景，森林，狐狸、小狐狸全身入镜。大狐狸带着三只小狐狸。', ['狐狸', '狐狸'], ['小狐狸', '三只小狐狸']],
    [
      'Full shot, Forest, Rusty and the cubs in full figure. Rusty leads her cubs.',
      ['Rusty', 'Rusty, a fox'],
      ['Cubs', 'Three little foxes'],
    ],
  ] as const)('are all seen, and small: %s', (words, grown, young) => {
    expect(castOf(words, [...grown], [...young])).toEqual([
      ['fox', 1],
      ['fox', 3, 'young'],
    ]);
  });

  it('a pet is no other animal: "Biscuit is the best pet ever"', () => {
    const words = 'Biscuit in full figure in the bedroom. Biscuit is the best pet ever.';
    expect(castOf(words, ['Biscuit', 'Biscuit, a hamster'])).toHaveLength(1);
  });
});
