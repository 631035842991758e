import { expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string, name = 'Mara', words = 'Mara, an old woman, black skin') =>
  understandNaming(prompt, undefined, [{ name, look: { words, seed: 1 } }], 1);
const figures = (prompt: string) => read(prompt).cast.map(({ figure }) => figure);

it.each([
  ['her hands shape the clay', 'bareHands'],
  ["an old woman's hands", 'bareHands'],
  ['close-up of a pair of hands', 'bareHands'],
  ['一双布满老茧的手', 'bareHands'],
  ['妈妈的手轻轻抚摸着书页', 'bareHands'],
  ['bare feet on the sand', 'bareFeet'],
  ['一双光脚踩在沙滩上', 'bareFeet'],
])('hands and feet alone are all that is seen of somebody: %s', (prompt, figure) => {
  expect(figures(prompt)[0]).toBe(figure);
  expect(figures(prompt)).not.toContain('person');
  expect(undrawnIn(prompt)).toEqual([]);
});

it.each([
  'two people hold hands',
  'a hand holding a rose',
  'a boy with his hands in his pockets',
  'a woman raises her hands',
  '小男孩光着脚在沙滩上跑',
  '女孩手里拿着书',
  'a man six feet tall',
])('they are not where somebody is seen: %s', (prompt) => {
  expect(figures(prompt)).not.toContain('bareHands');
  expect(figures(prompt)).not.toContain('bareFeet');
});

it('those of a shot are those of whoever it names', () => {
  const [hands] = read(
    'Detail shot, Studio, Nothing but the hands in the frame. Mara’s hands shape the clay.',
  ).cast;
  expect(hands).toMatchObject({ figure: 'bareHands', person: { old: true, woman: true } });
  const [old] = understandNaming('画面只有双手的细节。那双布满老茧的手停下来。', undefined, [], 1).cast;
  expect(old).toMatchObject({ figure: 'bareHands', old: true });
});

it.each(['a woman on the sand', 'sand dunes in the desert'])(
  'sand without feet is as before: %s',
  (prompt) => {
    expect(read(prompt).setting).toBe('desert');
  },
);
