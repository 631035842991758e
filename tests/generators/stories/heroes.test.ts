import { expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { heroesOf } from '../../../generators/stories/heroes.ts';

const metIn = (idea: string) => heroesOf(idea, /\p{Script=Han}/u.test(idea) ? 'zh' : 'en', createRandom(1));

it.each([
  ["My grandmother's recipe for happiness", 'the grandmother'],
  ['A superhero loses his powers', 'the superhero'],
  ['盲人摄影师第一次看见大海', '盲人摄影师'],
])('%s is about %s', (idea, hero) => {
  expect(metIn(idea)).toMatchObject({ hero: { the: hero }, other: null });
});

it.each(['A recipe for happiness', "The neighbor's secret garden grows"])(
  'words that break off before their noun are nobody: %s',
  (idea) => {
    expect(metIn(idea).hero).toMatchObject({ the: expect.stringMatching(/^the (?:boy|girl)$/) });
  },
);
