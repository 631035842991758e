import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/api/call.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/*.ts', { eager: true });
const calls = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Call =>
      typeof value === 'object' && value !== null && 'written' in value && 'answer' in value,
  );
const documented = calls.filter(({ origin }) => origin === 'documented');

describe('the contract', () => {
  it('has the hundred calls of the documents, each once', () => {
    const table = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8');
    const written = [...table.matchAll(/^\| \d+ \| `([^`]+)` \|/gm)].map(([, path]) => path);
    expect(written).toHaveLength(100);
    expect(documented.map((call) => call.written).sort()).toEqual([...new Set(written)].sort());
  });
});
