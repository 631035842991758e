import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/api/call.ts';
import { allCalls } from './all-calls.ts';

const told = ({ call, name, file }: (typeof allCalls)[number]): string => `${call.written} ${name} ${file}`;
const ofOrigin = (origin: Call['origin']): string[] =>
  allCalls
    .filter(({ call }) => call.origin === origin)
    .map(told)
    .sort();

const document = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8');
const rows = (start: RegExp): string[] =>
  [
    ...document.matchAll(
      new RegExp(`^\\| ${start.source}\`([^\`]+)\` \\|.*\\| \`(\\w+)\` in \`([\\w-]+\\.ts)\` \\|$`, 'gm'),
    ),
  ].map(([, path, name, file]) => `${path} ${name} ${file}`);

describe('the contract', () => {
  it('has the hundred calls of its table, each with the name and file given there', () => {
    const table = rows(/\d+ \| /);
    expect(table).toHaveLength(100);
    // two rows share the call of another row
    expect([...new Set(table)].sort()).toEqual(ofOrigin('documented'));
    expect(ofOrigin('documented')).toHaveLength(98);
  });

  it('numbers its rows from 1 to 100', () => {
    const numbers = [...document.matchAll(/^\| (\d+) \| `/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('lists every extension', () => {
    expect(rows(/(?=`\/studio)/).sort()).toEqual(ofOrigin('extension'));
  });
});
