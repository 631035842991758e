import { describe, expect, it } from 'vitest';
import type { ClipReference, PictureRecipe } from '../../generators/clips/clips.ts';
import { lendSubjects } from '../../generators/clips/lend-subjects.ts';
import { understandNaming } from '../../generators/pictures/people/name-people.ts';
import { mixSeed } from '../../generators/pictures/random.ts';
import { understand } from '../../generators/pictures/words/understand.ts';

const data = new Uint8Array();
const drawn = (prompt: string, more: Partial<PictureRecipe> = {}): ClipReference => ({
  data,
  weight: 0.5,
  recipe: { prompt, width: 64, height: 48, seed: 7, style: 'auto', ...more },
});
const stranger: ClipReference = { data, weight: 0.5 };
const lent = (words: string, references: readonly ClipReference[]) =>
  lendSubjects(understandNaming(words, undefined, [], 3), references);
const kinds = (plan: ReturnType<typeof lent>) => plan.cast.map(({ figure, count }) => `${count} ${figure}`);

describe('references of a clip', () => {
  it('with a recipe add their subject, with the look it has there', () => {
    const plan = lent('waves on the beach at dusk', [drawn('a black cat in a garden')]);
    expect(plan).toMatchObject({ setting: 'sea', time: 'dusk' });
    expect(plan.cast).toEqual([
      {
        figure: 'cat',
        count: 1,
        colour: [43, 44, 51],
        drawn: mixSeed(7, understand('a black cat in a garden').hash),
      },
    ]);
  });

  it('give their look to the subject that the prompt names, without adding it twice', () => {
    const plan = lent('a cat runs through the snow', [drawn('一只白色的猫')]);
    expect(kinds(plan)).toEqual(['1 cat']);
    expect(plan.cast[0]).toMatchObject({ colour: [244, 242, 238], drawn: expect.any(Number) });
    // the clip's own words come first
    const [red] = lent('a red fox', [drawn('a white fox')]).cast;
    expect(red?.colour).toEqual([216, 52, 58]);
  });

  it('add people with their look, and what they hold or ride', () => {
    const plan = lent('by a lake', [drawn('a woman in a red dress riding a bicycle')]);
    expect(kinds(plan)).toEqual(['1 person', '1 bicycle']);
    expect(plan.cast[0]?.person).toMatchObject({ woman: true, cloth: [216, 52, 58] });
    expect(plan.relations).toEqual([{ who: 'person', how: 'on', to: 'bicycle' }]);
    const mei = { name: 'Mei', look: { words: 'A girl with green hair', seed: 4 } };
    expect(lent('a forest', [drawn('Mei in a room', { people: [mei] })]).cast[0]?.person).toMatchObject({
      name: 'Mei',
    });
  });

  it('without people add a thing, of the kind chosen for a general word', () => {
    expect(kinds(lent('fog', [drawn('a lighthouse and a boat')]))).toEqual(['1 lighthouse']);
    const [animal] = lent('fog', [drawn('an animal')]).cast;
    expect(animal?.general).toBeUndefined();
  });

  it('without a recipe add nothing, and many add at most four kinds', () => {
    const words = 'a fox in a forest';
    expect(lent(words, [stranger])).toEqual(understandNaming(words, undefined, [], 3));
    const many = ['a cat', 'a dog', 'a bear', 'a horse', 'a deer'].map((one) => drawn(one));
    expect(lent(words, many).cast).toHaveLength(4);
  });
});
