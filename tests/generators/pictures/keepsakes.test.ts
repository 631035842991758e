import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { detailIn } from '../../../generators/pictures/words/detail.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { ACTIONS } from '../../../generators/text/vocabulary.ts';

const plan = (prompt: string) => understandNaming(prompt, undefined, [], 3);
const figures = (prompt: string) => plan(prompt).cast.map(({ figure }) => figure);

describe('the small things of stories', () => {
  it.each([
    ['a girl finds a golden key', 'key'],
    ['a boy looks at his phone in the street', 'phone'],
    ['an old man looks at his pocket watch', 'pocketWatch'],
    ['a pirate with a treasure map', 'map'],
    ['a man gave a woman a wedding ring', 'ring'],
    ['a woman with a suitcase at the station', 'suitcase'],
    ['a girl opened a music box', 'musicBox'],
    ['女孩捡到一把钥匙', 'key'],
    ['老人看着一张老照片', 'photo'],
    ['女孩戴着奶奶送的项链', 'necklace'],
  ] as const)('are drawn, in the hand of whoever has them: %s', (words, thing) => {
    expect(plan(words).relations).toContainEqual(expect.objectContaining({ how: 'holds', to: thing }));
    expect(undrawnIn(words)).toEqual([]);
  });

  it('lie where the words put them', () => {
    expect(plan('a treasure map on the table').setting).toBe('table');
    expect(plan('a girl and a small key on the floor').relations).not.toContainEqual(
      expect.objectContaining({ how: 'holds' }),
    );
  });

  it.each(['she lost her key', 'a boy looks for his phone', '男孩丢了手机'])(
    'are not seen if they are lost: %s',
    (words) => {
      expect(figures(words).filter((one) => one === 'key' || one === 'phone')).toEqual([]);
    },
  );

  it.each([
    'photo of a fox',
    'a boxing ring',
    'the key to success, a man',
    'a rabbit runs a ring around the tree',
  ])('are none of what is called alike: %s', (words) => {
    expect(figures(words)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:photo|ring|key)$/)]),
    );
  });

  it('each thing that a script shows alone can be drawn alone', () => {
    const words = ACTIONS.find(({ means }) => means === 'detail')?.words.split(' ') ?? [];
    expect(words.length).toBeGreaterThan(15);
    for (const word of words) {
      const shot = /\p{Script=Han}/u.test(word)
        ? `画面只有${word}的细节`
        : `Nothing but the ${word} in the frame`;
      expect(detailIn(shot, undefined)?.cast, word).toHaveLength(1);
    }
  });
});
