import { expect, it } from 'vitest';
import { featuresOf } from '../../generators/pictures/people/features.ts';
import { createFace } from '../../generators/pictures/people/stranger-face.ts';
import { createRandom } from '../../generators/pictures/random.ts';
import { understand } from '../../generators/pictures/words/understand.ts';

it.each([
  ['portrait of a smiling woman', 'joy'],
  ['a laughing boy on a swing', 'joy'],
  ['微笑的女孩 肖像', 'joy'],
  ['a sad man at a window', 'sorrow'],
  ['一个哭泣的孩子', 'sorrow'],
  ['an angry old man', 'anger'],
  ['生气的猫', 'anger'],
  ['惊讶的女人', 'surprise'],
  ['portrait of a woman, no smile', undefined],
  ['portrait of a woman by the sea', undefined],
])('%s: %s', (prompt, feeling) => {
  expect(understand(prompt).feeling).toBe(feeling);
});

it('a face shows the feeling of its person', async () => {
  const cast = { figure: 'person', count: 1, trait: 'woman' } as const;
  const mouthOf = async (feeling?: 'joy' | 'sorrow') =>
    (
      await createFace(
        { ...cast, ...(feeling && { feels: feeling }) },
        { look: 'realistic' },
        createRandom(5),
      )
    ).features.mouth;
  const of = (name: string) => featuresOf('realistic', name).mouth;
  expect([of('smile'), of('twinkle')]).toContainEqual(await mouthOf('joy'));
  expect(await mouthOf('sorrow')).toEqual(of('sad'));
  expect([of('smile'), of('twinkle')]).not.toContainEqual(await mouthOf('sorrow'));
});
