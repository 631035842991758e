import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const people = [
  { name: 'Nora', look: { words: 'Nora, a woman', seed: 3 } },
  { name: '小石', look: { words: '小石，男孩', seed: 4 } },
];
const read = (prompt: string) => understandNaming(prompt, undefined, people, 1);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'realistic', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const figures = (prompt: string) => sceneOf(prompt).cast.map(({ figure }) => figure);

describe('a shot of a detail', () => {
  it.each([
    [
      'Extreme close-up, High angle. Cottage. Nothing but the letter in the frame. Nora finds a letter on a chair, Nora, a woman',
      'letter',
    ],
    ['大特写，俯视。山坡。画面只有信的细节。小石打开信，小石，男孩', 'letter'],
    ['大特写。画面只有信封的细节。小石坐在沙发上看信封', 'letter'],
    ['Extreme close-up. Nothing but the clock in the frame. Nora looks at the clock', 'clock'],
  ])('shows the thing alone: %s', (prompt, thing) => {
    expect(figures(prompt)).toEqual([thing]);
    expect(sceneOf(prompt).relations).toEqual([]);
  });

  it('shows it where the words are, on a table where nothing could lie', () => {
    expect(sceneOf('Nothing but the letter in the frame. Nora sits in the kitchen').setting).toBe('table');
    expect(sceneOf('Nothing but the letter in the frame. Nora swims in the sea').setting).toBe('table');
    expect(sceneOf('山坡。画面只有信的细节').setting).toBe('meadow');
  });

  it('shows the face where the thing cannot be drawn', () => {
    expect(read('Extreme close-up. Nothing but the hands in the frame. Nora waits').cast).toEqual([
      expect.objectContaining({ person: expect.objectContaining({ name: 'Nora' }) }),
    ]);
  });
});

describe('what somebody finds', () => {
  it.each(['Nora finds a letter in the garden', '小石在山坡上捡到一封信'])(
    'is in their hands if it is small: %s',
    (prompt) => {
      expect(read(prompt).relations).toEqual([expect.objectContaining({ how: 'holds', to: 'letter' })]);
    },
  );

  it.each(['Nora finds a treasure chest on the beach', 'Nora finds a dog in the garden'])(
    'is beside them otherwise: %s',
    (prompt) => {
      expect(read(prompt).relations ?? []).toEqual([]);
    },
  );
});
