import { describe, expect, it } from 'vitest';
import { filesBelow, read, ruleIds } from './files.ts';

const requirements = ruleIds('docs/requirements.md');
const decisions = ruleIds('docs/decisions.md');
const known = new Set([...requirements, ...decisions]);
const ID = '[A-Z][A-Z0-9]*-\\d+';
const groupOf = (id: string): string => id.replace(/-\d+$/, '');
const numberOf = (id: string): number => Number(id.split('-')[1]);

/** Uses of ids that are not in the lists of rules. */
const unknownIn = (files: string[], idsOf: (text: string) => string[]): string[] =>
  files.flatMap((file) =>
    idsOf(read(file))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );

describe('the rules', () => {
  it('are 721, each with an id of its own, and each line one of them', () => {
    expect(requirements).toHaveLength(721);
    expect(new Set(requirements).size).toBe(721);
    const lines = read('docs/requirements.md').match(/^- /gm);
    expect(lines).toHaveLength(721);
  });

  it('number every group from 1 without a gap, under its own heading', () => {
    const headings = [...read('docs/requirements.md').matchAll(/^## ([A-Z0-9]+): .+$/gm)].map(
      ([, group]) => group,
    );
    const groups = [...new Set(requirements.map(groupOf))];
    expect(groups).toEqual(headings);
    const numbersOf = (group: string) => requirements.filter((id) => groupOf(id) === group).map(numberOf);
    for (const group of groups)
      expect(numbersOf(group), group).toEqual(numbersOf(group).map((_, index) => index + 1));
  });

  it('name only decisions that were made', () => {
    expect(new Set(decisions).size).toBe(decisions.length);
    const decided = [...read('docs/requirements.md').matchAll(/\(decided: ([A-Z][^)]*)\)/g)].flatMap(
      ([, ids = '']) => ids.split(', '),
    );
    expect(decided.filter((id) => !decisions.includes(id))).toEqual([]);
    expect(decided.length).toBeGreaterThan(100);
  });

  it('are what tests name in square brackets', () => {
    const named = new RegExp(`\\[(${ID}(?:[ ,]+${ID})*)\\]`, 'g');
    const idsOf = (text: string) => [...text.matchAll(named)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));
    const tests = filesBelow('tests', /\.(test|spec)\.tsx?$/);
    expect(unknownIn(tests, idsOf)).toEqual([]);
    expect(tests.flatMap((file) => idsOf(read(file))).length).toBeGreaterThan(0);
  });

  it('are what comments in the code name', () => {
    const groups = [...new Set([...known].map(groupOf))];
    const inComments = new RegExp(`(?<![\\w-])(?:${groups.join('|')})-\\d{2,3}(?!\\w)`, 'g');
    const idsOf = (text: string) => text.match(inComments) ?? [];
    const sources = [
      ...filesBelow('src', /\.tsx?$/),
      ...filesBelow('server', /\.ts$/),
      ...filesBelow('tools', /\.(mjs|ts)$/),
    ];
    expect(unknownIn(sources, idsOf)).toEqual([]);
  });
});
