import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const seenIn = (story: string) => write(story).lines.map(({ characters }) => characters);

it.each([
  ['大狐狸带着三只小狐狸在森林里散步。', ['狐狸', '三只小狐狸']],
  ['大狐狸带着一只小狐狸回家。', ['狐狸', '小狐狸']],
  ['大象妈妈带着两只小象去找水。小象们走不动了。', ['大象妈妈', '两只小象']],
  ['A big fox walks with three little foxes.', ['Fox', 'Three little foxes']],
  [
    'Rusty the fox leads her four cubs to the water. "Careful," said Rusty.',
    ['Rusty, a fox', 'Four little foxes'],
  ],
  ['The hen calls her five chicks.', ['Hen', 'Five little chicks']],
])('young animals are a role of their own, as many as they are: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it('each shot shows those of both whom it names', () => {
  expect(seenIn('大狐狸带着三只小狐狸。小狐狸们跑来跑去。大狐狸笑了。')).toEqual([
    '狐狸、小狐狸',
    '小狐狸',
    '狐狸',
  ]);
});

it('a single young animal that a story calls by two nouns is one', () => {
  expect(rolesOf('小狐狸住在森林里。狐狸饿了。')).toHaveLength(1);
});
