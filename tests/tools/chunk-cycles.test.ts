import { expect, test } from 'vitest';
import { cycleOf } from '../../tools/chunk-cycles.ts';

const of = (imports: Record<string, string[]>) => cycleOf(new Map(Object.entries(imports)));

test('chunks that import each other are found, also by way of others', () => {
  expect(of({ page: ['kit'], kit: ['first', 'page'], first: [] })).toEqual(['page', 'kit']);
  expect(of({ page: ['kit'], kit: ['store'], store: ['api'], api: ['kit'] })).toEqual([
    'kit',
    'store',
    'api',
  ]);
});

test('a chunk that several others import is not a circle', () => {
  expect(of({ page: ['kit', 'store'], kit: ['first'], store: ['first'], first: [] })).toBeNull();
});
