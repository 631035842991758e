import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const person = (name: string, words: string, seed: number) => ({ name, look: { words, seed } });
const FILM = [
  person('Lena', 'Lena, a woman', 1),
  person('Pip', 'Pip, a boy', 2),
  person('Little sister', 'Little sister, a girl', 3),
  person('爸爸', '爸爸，男人', 4),
  person('乐乐', '乐乐，孩子', 5),
  person('Bolt', 'Bolt, a robot', 6),
];
const read = (prompt: string) => understandNaming(prompt, '', FILM, 7);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, by, how, to }) => `${by ?? who} ${how} ${to}`);

/** The poses of their own that people have besides that of all. */
const poses = (cast: ReturnType<typeof read>['cast']) =>
  Object.fromEntries(cast.flatMap(({ person: one, bearing }) => (one ? [[one.name, bearing?.pose]] : [])));

/** A shot's words: who is in the frame, then what happens. */
const FRAME = 'Full shot. Lena, Pip and the little sister in full figure. ';

describe('the people of a shot do what is said beside their names', () => {
  it('wherever those stand', () => {
    expect(ties(`${FRAME}Pip sits on a bench. Lena reads a book.`)).toEqual(
      expect.arrayContaining(['Pip on bench', 'Lena holds book']),
    );
    expect(read(`${FRAME}Lena walks to the river. Pip sleeps.`).acts).toEqual(
      expect.arrayContaining([
        { who: 'person', does: 'walk', by: 'Lena' },
        { who: 'child', does: 'sleep', by: 'Pip' },
      ]),
    );
  });

  it('so that one lies in bed and the others stand', () => {
    const { cast, relations } = read(
      `${FRAME}Lena follows Pip to a house by the river, where his little sister lies sick in bed.`,
    );
    expect(relations).toEqual([{ who: 'child', by: 'Little sister', how: 'on', to: 'bed' }]);
    expect(poses(cast)).toEqual({ Lena: 'walk', Pip: 'stand', 'Little sister': undefined });
  });

  it('each their own, or all the same', () => {
    expect(poses(read('乐乐在公园里跑步，爸爸坐在长椅上看书。').cast)).toMatchObject({
      乐乐: 'run',
      爸爸: 'sit',
    });
    const { cast, shown } = read('Lena and Pip lie on the grass.');
    expect(shown?.pose).toBe('lie');
    expect(poses(cast)).toEqual({ Lena: undefined, Pip: undefined });
  });

  it('also after words for what is not there', () => {
    expect(ties('爸爸、乐乐全身入镜。爸爸、乐乐坐在湖边的小船上，也没有鱼上钩。')).toEqual([
      '爸爸 on boat',
      '乐乐 on boat',
    ]);
  });

  it('and give once to each other', () => {
    expect(ties('Bolt and Pip from the waist up. Bolt gives Pip a flower.')).toEqual(
      expect.arrayContaining(['Bolt at giving', 'Pip at giving']),
    );
  });
});

describe('dishes of a story', () => {
  it('stand on a table, in a room', () => {
    const { cast, setting } = read('Lena in full figure. Lena makes soup.');
    expect(setting).toBe('room');
    expect(cast.map(({ figure }) => figure)).toContain('table');
  });

  it('are in the hands of all who eat them', () => {
    expect(ties('Lena and Pip in full figure. Lena and Pip eat noodles together.')).toEqual(
      expect.arrayContaining(['Lena holds noodles', 'Pip holds noodles']),
    );
  });
});

describe('a boat', () => {
  it.each([
    ['小女孩和爷爷一起坐船去看大海', ['child on ship', 'person on ship']],
    ['爸爸和儿子划船', ['person on rowboat', 'child on rowboat']],
    ['a boy and his dog rowing a boat', ['child on rowboat', 'dog on rowboat']],
  ])('takes all who are named together: %s', (prompt, expected) => {
    const { relations = [] } = understandNaming(prompt, '', [], 7);
    expect(relations.map(({ who, how, to }) => `${who} ${how} ${to}`).sort()).toEqual([...expected].sort());
  });
});

describe('who runs something', () => {
  it.each([
    ['Lena runs a small flower shop in Paris.', 'stand'],
    ['Lena is running late and has run out of milk.', 'stand'],
    ['爸爸追求自己的梦想。', 'stand'],
    ['Lena runs the shore path.', 'run'],
    ['爸爸追着公交车。', 'run'],
  ])('stands, unless it is a way: %s', (words, pose) => {
    expect(read(words).shown?.pose).toBe(pose);
  });
});
