import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);

it.each([
  [
    'A king had three daughters. The eldest daughter loved gold. The middle daughter loved silk. The youngest daughter loved salt.',
    [
      'King, a man',
      'Eldest daughter, a woman, in red clothes',
      'Middle daughter, a teenage girl, in blue clothes',
      'Youngest daughter, a girl, in yellow clothes',
    ],
  ],
  [
    '老木匠有三个孩子。大儿子会做桌子，二儿子会做椅子，小女儿只会画画。',
    [
      '老木匠，老爷爷',
      '大儿子，男人，穿红色衣服',
      '二儿子，十几岁的男孩，穿蓝色衣服',
      '小女儿，女孩，穿黄色衣服',
    ],
  ],
  [
    '从前有三兄弟。老大很懒，老二很贪，老三很善良。',
    ['老大，男人，穿红色衣服', '老二，十几岁的男孩，穿蓝色衣服', '老三，十几岁的男孩，穿黄色衣服'],
  ],
  [
    '奶奶家有三姐妹。大姐在城里上班，二姐开了一家面馆，小妹还在上大学。',
    ['奶奶，老奶奶', '大姐，女人，穿红色衣服', '二姐，女人，穿蓝色衣服', '小妹，女人，穿黄色衣服'],
  ],
  [
    'Lena is the youngest of three sisters. The eldest became a judge. The middle one became a pilot. Lena became a clown.',
    [
      'Lena, a woman, a clown',
      'Eldest sister, a woman, in red clothes',
      'Middle sister, a teenage girl, in blue clothes',
    ],
  ],
  [
    '老三是最小的，上面有两个姐姐。大姐出嫁那天，二姐哭了。',
    ['老三，穿红色衣服', '大姐，女人，穿蓝色衣服', '二姐，女人，穿黄色衣服'],
  ],
  [
    'A farmer and his elder son plough the field. The younger son reads.',
    ['Farmer', 'Elder son, a man, in red clothes', 'Younger son, a boy, in blue clothes'],
  ],
])('siblings who are told apart by their order are roles of their own: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it('who is called by the order alone is the same sibling, seen and heard', () => {
  const { lines } = write(
    'A king had three daughters. The eldest daughter loved gold. The youngest daughter loved salt. The eldest laughed. "You will be sorry," said the youngest.',
  );
  expect(lines.find(({ dialogue }) => dialogue.includes('laughed'))?.characters).toContain('Eldest daughter');
  const said = lines.find(({ dialogue }) => dialogue.includes('sorry'));
  expect(said?.dialogue).toMatch(/^Youngest daughter：/);
  expect(said?.characters).toContain('Youngest daughter');
});

it('one daughter alone is told apart from nobody', () => {
  expect(rolesOf('A farmer has a youngest daughter. The daughter sings.')[1]).not.toMatch(/clothes/);
});

it.each([
  [
    'A king had three daughters. The eldest daughter wore a green dress. The middle daughter sang in a purple gown. The youngest daughter ran.',
    ['in a green dress', 'in a purple gown', 'in yellow clothes'],
  ],
  [
    '国王有三个女儿。大女儿穿着绿色的裙子，二女儿爱读书，小女儿披着红色的斗篷。',
    ['穿着绿色的裙子', '黄色', '披着红色的斗篷'],
  ],
])('a color that the story tells is theirs, and nobody else’s: %s', (story, clothes) => {
  const told = write(story).roles.filter(({ name }) => /daughter|女儿/u.test(name));
  expect(told.map(({ description }, i) => description.includes(clothes[i] ?? '?'))).toEqual([
    true,
    true,
    true,
  ]);
});
