import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const person = (name: string, words: string, seed: number) => ({ name, look: { words, seed } });
const FILM = [person('Ben', 'Ben, a man', 1), person('Dragon', 'Dragon', 2), person('阿海', '阿海，男人', 3)];
const read = (prompt: string) => understandNaming(prompt, '', FILM, 7);

describe('a fire', () => {
  it.each([
    'Cottage. Ben reads by the fire in his cottage',
    '木屋，夜晚。阿海坐在炉火边',
    'an old woman knits by the fire in a small house',
  ])('is in a fireplace indoors: %s', (prompt) => {
    expect(read(prompt)).toEqual(expect.objectContaining({ setting: 'room', interior: 'fireside' }));
  });

  it('is not in the forest', () => {
    expect(read('Ben sits by the fire in the forest').setting).toBe('forest');
  });
});

describe('what is not done in a room', () => {
  it.each([
    ['School. Ben in full figure in the school. Ben eats lunch under a tree', 'meadow'],
    ['Library. Ben in full figure in the library. Ben rides a bicycle', 'street'],
    ['学校。阿海全身入镜，在学校。阿海骑着马', 'meadow'],
  ])('takes whoever does it out of it: %s', (prompt, place) => {
    const { setting, interior } = read(prompt);
    expect(setting).toBe(place);
    expect(interior).toBeUndefined();
  });

  it('leaves others there', () => {
    expect(read('School. Ben in full figure in the school. Ben reads').setting).toBe('room');
  });
});

describe('a sleeping animal of a story', () => {
  it('lets nobody else sleep', () => {
    const { cast } = read('The dragon and Ben in full figure. A dragon sleeps. Ben opens the treasure chest');
    expect(cast.find(({ person: one }) => one?.name === 'Ben')?.bearing?.pose).toBe('stand');
  });
});
