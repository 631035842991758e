import { describe, expect, it } from 'vitest';
import { matchesQuery } from '../../../src/store/draw/draw-query.ts';
import {
  EVERYTHING,
  filtersOf,
  isEverything,
  readQuery,
  writeQuery,
} from '../../../src/store/history-query.ts';
import { recordFor } from './draw-record.ts';

const ALL = {
  search: 'red fox',
  tool: 'mj',
  state: 'failed',
  from: '2026-01-01',
  to: '2026-01-31',
  starred: true,
} as const;

describe('the history query in the URL', () => {
  it('is parsed as written, next to other parameters', () => {
    const address = writeQuery(ALL, 'panel=tasks');
    expect(address).toContain('panel=tasks');
    expect(readQuery(address)).toEqual(ALL);
    expect(writeQuery(EVERYTHING, address)).toBe('panel=tasks');
  });

  it('ignores invalid values', () => {
    expect(readQuery('state=ended&from=yesterday&to=2026-99-01&starred=yes')).toEqual(EVERYTHING);
    expect(readQuery(`q=${'x'.repeat(500)}`).search).toHaveLength(100);
  });

  it('has no filters if empty', () => {
    expect(isEverything({ ...EVERYTHING, search: '  ' })).toBe(true);
    expect(filtersOf(EVERYTHING)).toEqual({});
    expect(filtersOf(ALL)).toEqual({ ...ALL, starred: 1 });
  });
});

/** In the zone of whoever runs this, as the days of a query are. */
const NOON = new Date(2026, 0, 15, 12).toISOString();

describe('a record', () => {
  const record = { ...recordFor(1), message_input: 'A Red fox', created_at: NOON };
  it.each([
    [{ search: 'fox red' }, true],
    [{ search: 'fox blue' }, false],
    [{ tool: 'flux' }, false],
    [{ state: 'done' }, true],
    [{ state: 'open' }, false],
    [{ from: '2026-01-15', to: '2026-01-15' }, true],
    [{ from: '2026-01-16' }, false],
    [{ starred: true }, false],
  ] as const)('matches %o: %s', (part, matches) => {
    expect(matchesQuery(record, { ...EVERYTHING, ...part })).toBe(matches);
  });
});
