import { expect, it } from 'vitest';
import { read } from './files.ts';

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const twice = (words: (string | undefined)[]) => words.filter((word, at) => words.indexOf(word) !== at);

it('each term of the glossary has one meaning, and each meaning a Chinese word of its own', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(twice(rows.map(([, term]) => term))).toEqual([]);
  expect(twice(rows.map(([, , chinese]) => chinese))).toEqual([]);
});
