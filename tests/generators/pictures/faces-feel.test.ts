/** What people feel is seen in their faces, also on full figures and in the shots of a story. */
import { describe, expect, it } from 'vitest';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { faceOf } from '../../../generators/pictures/people/face.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { personLook } from '../../../generators/pictures/people/person-look.ts';

const people = [
  { name: 'Mei', look: { words: 'a girl', seed: 7 } },
  { name: 'Tom', look: { words: 'a boy', seed: 9 } },
  { name: '小梅', look: { words: '一个女孩', seed: 7 } },
];
const feelsIn = (prompt: string, named: typeof people = []) =>
  understandNaming(prompt, undefined, named, 1).cast.map(({ person, feels }) => person?.feels ?? feels);
const mei = personLook({ name: 'Mei', look: { words: 'a girl', seed: 7 } }, undefined, 1);
const stands = { pose: 'stand', behind: false, umbrella: false } as const;

describe('people on full figures', () => {
  it.each([
    ['a crying boy sits on a bench', ['sorrow']],
    ['一个小男孩在街上哭着跑', ['sorrow']],
    ['小男孩摔倒了，哭了', ['sorrow']],
    ['a laughing girl in a red dress runs on the beach', ['joy']],
    ['an angry man in a red coat walks in the street', ['anger']],
    ['a girl in a red dress walks in the street', [undefined]],
  ])('feel what the words say: %s', (prompt, feelings) => {
    expect(feelsIn(prompt).slice(0, 1)).toEqual(feelings);
  });

  it('feel what is said of them, and not what is said of somebody else', () => {
    const { cast } = understandNaming(
      'a girl cries and sits on a bench, her mother walks to her',
      undefined,
      [],
      1,
    );
    const of = (figure: string) => cast.find((one) => one.figure === figure)?.person?.feels;
    expect([of('child'), of('person')]).toEqual(['sorrow', undefined]);
  });

  it('look at us with what they feel, where a place is named', () => {
    expect(understandNaming('a sad boy in the forest', undefined, [], 1).shown?.behind).toBe(false);
  });

  it('have another face for each feeling', () => {
    const faces = [undefined, 'joy', 'sorrow', 'anger', 'surprise', 'worry'].map((feels) =>
      JSON.stringify(actor({ ...mei, ...(feels && { feels: feels as 'joy' }) }, stands).parts),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });
});

describe('people of a story', () => {
  it('do not smile where they are lost, alone, cold or chased, though no word says what they feel', () => {
    for (const shot of [
      'Mei is lost in the forest.',
      'Mei walks alone through the night.',
      'Mei is freezing in the snow.',
      'Mei is chased by a wolf.',
      '小梅迷路了。',
      '小梅在雪地里瑟瑟发抖。',
      '小梅独自走在街上。',
    ])
      expect(feelsIn(shot, people)).toContain('worry');
  });

  it('smile where the words say so, whatever has troubled them', () => {
    expect(feelsIn('Mei was lost in the forest, now Mei smiles.', people)[0]).toBe('joy');
  });

  it('feel each their own', () => {
    expect(feelsIn('Mei cries. Tom stands beside Mei.', people)).toEqual(['sorrow', undefined]);
  });

  it('show it from near too, with the face that they have in all shots', async () => {
    const how = { blinks: false, asleep: false };
    for (const look of ['realistic', 'animation'] as const) {
      const [calm, sad] = await Promise.all([
        faceOf(mei, look, how),
        faceOf({ ...mei, feels: 'sorrow' }, look, how),
      ]);
      expect(sad.features.mouth).not.toEqual(calm.features.mouth);
      expect(sad.skin).toEqual(calm.skin);
    }
  });
});

it('a lost ring or a lost city troubles nobody', () => {
  expect(feelsIn('a girl in a red dress walks with a lost ring')[0]).toBeUndefined();
  expect(feelsIn('a boy in a red coat runs to the lost city')[0]).toBeUndefined();
});
