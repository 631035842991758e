import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const person = (name: string, words: string, seed: number) => ({ name, look: { words, seed } });
const FILM = [
  person('Nora', 'Nora, a woman', 1),
  person('Tom', 'Tom, a man', 2),
  person('小石', '小石，男孩', 3),
  person('狼', '狼', 4),
];
/** The people of the story whom a picture shows. */
const shownIn = (prompt: string) =>
  understandNaming(prompt, '', FILM, 7).cast.flatMap(({ person: one }) => (one ? [one.name] : []));

describe('the people of a shot', () => {
  it.each([
    ['Nora small in the frame. Nora waits for Tom, Nora, a woman, Tom, a man', ['Nora']],
    ['The face of Nora. Nora speaks to Tom, Nora, a woman, Tom, a man', ['Nora']],
    ['小石全身入镜，在山坡。小石想着狼，小石，男孩，狼', ['小石']],
    ['山坡的全貌，小石、狼在画面中显得很小。小石跑，小石，男孩，狼', ['小石', '狼']],
    ['Nora walks with Tom', ['Nora', 'Tom']],
  ])('are those in its frame: %s', (prompt, names) => {
    expect(shownIn(prompt)).toEqual(names);
  });

  it('are not those whom the words only refuse', () => {
    expect(shownIn('小石跑来，却没有看见狼，小石，男孩，狼')).toEqual(['小石']);
  });
});

describe('sheep that are herded', () => {
  it('are in nobody’s hands, and a kite is', () => {
    expect(understandNaming('小石在山坡上放羊', '', FILM, 7).relations ?? []).toEqual([]);
    expect(understandNaming('小石在山坡上放风筝', '', FILM, 7).relations).toEqual([
      expect.objectContaining({ how: 'holds', to: 'kite' }),
    ]);
  });
});
