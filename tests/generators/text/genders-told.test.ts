import { expect, it } from 'vitest';
import { write } from './write.ts';

const roleOf = (story: string, name: string) =>
  write(story).roles.find((role) => role.name === name)?.description;

it.each([
  ['Thandeka pulled her coat tight and stepped out.', 'Thandeka', 'Thandeka, a woman'],
  ['Orin waited at the gate, his arm in a sling.', 'Orin', 'Orin, a man'],
  ['Abena is a nurse. Abena puts a finger to her lips.', 'Abena', 'Abena, a woman, a nurse'],
  ['Pixel the knight wakes up. Pixel raises her shield.', 'Pixel', 'Pixel, a woman, a knight'],
])('a rare name is a woman’s or a man’s as the words beside it say: %s', (story, name, role) => {
  expect(roleOf(story, name)).toBe(role);
});

it('whose hand is touched may be another’s', () => {
  expect(roleOf('Zuri waited. Orin touched her hand. Orin smiled.', 'Orin')).toBe('Orin, a person');
});
