import { expect, test, vi } from 'vitest';
import { filesBelow, read } from '../docs/files.ts';

// all sources are read, which a busy machine does slowly
vi.setConfig({ testTimeout: 60_000 });

/** Columns that two rows may share: all times, and places within a film. */
const SHARED = new Set(['position', 'came_at']);
for (const file of filesBelow('server/db/migrations', /\.sql$/))
  for (const [, column = ''] of read(file).matchAll(/\b(\w+) timestamptz/gi)) SHARED.add(column);

/** Files whose orders are in a table of theirs: looked at by hand, each ends with an id. */
const OF_A_TABLE = ['server/works/list-works.ts'];

/** The terms of an ORDER BY, from behind these words to where its clause ends. */
function termsOf(text: string): string[] {
  const terms = [''];
  let depth = 0;
  for (const [index, one] of [...text].entries()) {
    if ('({['.includes(one)) depth += 1;
    if (')}]'.includes(one)) depth -= 1;
    const ends =
      depth < 0 || (depth === 0 && /^([`'"]|\s(LIMIT|OFFSET|FOR|RETURNING|UNION)\b)/.test(text.slice(index)));
    if (ends) break;
    if (one === ',' && depth === 0) terms.push('');
    else terms[terms.length - 1] += one;
  }
  return terms.map((term) => term.trim().replace(/\s+(ASC|DESC)$/, ''));
}

const ordersIn = (code: string): string[][] =>
  code
    .split(/\bORDER BY\s+/)
    .slice(1)
    .map(termsOf);

/** Whether rows may be equal by the whole order: by its last term, since whoever adds a tie-breaker puts it last. */
const mayBeEqual = (terms: readonly string[]): boolean =>
  [...(terms.at(-1) ?? '').matchAll(/\w+/g)].some(([word]) => SHARED.has(word));

test('the check reads an order to its end', () => {
  const [plain, nested, inner, ...more] = ordersIn(
    "`… ORDER BY r.created_at DESC, r.part LIMIT 1`; '… ORDER BY coalesce(a.seen_at, b.seen_at) DESC'; (SELECT 1 ORDER BY s.position) …",
  );
  expect([plain, nested, inner]).toEqual([
    ['r.created_at', 'r.part'],
    ['coalesce(a.seen_at, b.seen_at)'],
    ['s.position'],
  ]);
  expect(more).toEqual([]);
  expect([plain, nested, inner].map((terms) => mayBeEqual(terms ?? []))).toEqual([false, true, true]);
});

test('no list is ordered by a time alone, of which many rows may have the same: they would come in any order', () => {
  const found: string[] = [];
  let orders = 0;
  for (const file of filesBelow('server', /\.ts$/))
    for (const terms of ordersIn(read(file))) {
      orders += 1;
      const unread = terms.at(-1)?.startsWith('$') && !OF_A_TABLE.includes(file);
      if (unread || mayBeEqual(terms)) found.push(`${file}: ${terms.join(', ')}`);
    }
  expect(found).toEqual([]);
  expect(orders).toBeGreaterThan(100);
});
