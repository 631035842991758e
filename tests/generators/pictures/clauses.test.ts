import { describe, expect, it } from 'vitest';
import { bears } from '../../../generators/pictures/actors.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

/** Who of the cast has which relations: `boy on dinosaur`. */
function ties(prompt: string): string[] {
  const { cast, relations = [] } = read(prompt);
  return relations.flatMap((tie) =>
    cast.filter((one) => bears(tie, one)).map((one) => `${one.trait ?? one.figure} ${tie.how} ${tie.to}`),
  );
}

describe('each clause keeps its own relation', () => {
  it.each([
    ['a boy riding a dinosaur, a bear driving a bus', ['boy on dinosaur', 'bear on bus']],
    ['a bear driving a bus and a boy riding a dinosaur', ['bear on bus', 'boy on dinosaur']],
    ['骑着恐龙的男孩和开公交车的熊', ['boy on dinosaur', 'bear on bus']],
    ['a boy riding a bicycle and a girl flying a kite', ['boy on bicycle', 'girl holds kite']],
    ['a man playing guitar and a woman reading a book', ['man holds guitar', 'woman holds book']],
    ['拉小提琴的女孩和弹钢琴的男孩', ['girl holds violin', 'boy at piano']],
    ['爸爸在看报纸，妈妈在做饭', ['man holds newspaper', 'woman at stove']],
    ['a cat on a sofa and a dog on a chair', ['cat on sofa', 'dog on chair']],
    ['沙发上的猫和椅子上的狗', ['cat on sofa', 'dog on chair']],
    ['a boy holding a balloon and a girl holding a cat', ['boy holds balloon', 'girl holds cat']],
    // together
    ['a man and a woman riding a horse', ['man on horse', 'woman on horse']],
    ['an old man and a boy fishing', ['oldMan holds rod', 'boy holds rod']],
    ['a grandfather playing chess with his grandson', ['oldMan at chess', 'boy at chess']],
  ])('%s', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
  });

  it('what one does is not what the other does', () => {
    const { cast, shown } = read('a man playing guitar and a woman dancing');
    const poses = cast.flatMap(({ trait, bearing }) =>
      trait ? [[trait, bearing?.pose ?? shown?.pose]] : [],
    );
    expect(poses).toEqual([
      ['man', 'hold'],
      ['woman', 'dance'],
    ]);
  });

  it('one alone is meant by any word for them', () => {
    expect(read('a girl reading a book').relations).toEqual([{ who: 'child', how: 'holds', to: 'book' }]);
  });
});
