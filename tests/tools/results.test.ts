import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { failures, playwrightResults, vitestResults } from '../../tools/lib/results.mjs';

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkreel-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('a Vitest report gives its tests; a file that fell over before its first test is one that failed', () => {
  const file = report({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a works', status: 'passed' },
          { fullName: 'a breaks', status: 'failed', failureMessages: ['\u001b[31m1 is not 2\u001b[39m'] },
          { fullName: 'a waits', status: 'pending' },
          { fullName: 'a is planned', status: 'todo' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
    ],
  });
  expect(vitestResults(file)).toEqual([
    { title: 'a works', outcome: 'passed' },
    { title: 'a breaks', outcome: 'failed', why: '1 is not 2' },
    { title: 'a waits', outcome: 'skipped' },
    { title: 'a is planned', outcome: 'skipped' },
    { title: 'b.test.ts', outcome: 'failed', why: 'no such import' },
  ]);
});

it('a Playwright report gives the tests of every depth, and errors outside of tests', () => {
  const spec = (title: string, status: string, annotations: object[] = []) => ({
    title,
    tests: [
      { status, annotations, results: [status === 'expected' ? {} : { error: { message: `${title} not` } }] },
    ],
  });
  const why = [{ type: 'skip', description: 'no bed' }];
  const file = report({
    errors: [{ message: 'cannot load b.spec.ts' }],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          { specs: [spec('closes', 'unexpected'), spec('rests', 'skipped', why), spec('wavers', 'flaky')] },
        ],
      },
    ],
  });
  expect(playwrightResults(file)).toEqual([
    { title: 'closes', outcome: 'failed', why: 'closes not' },
    { title: 'rests: no bed', outcome: 'skipped' },
    { title: 'wavers', outcome: 'failed', why: 'wavers not' },
    { title: 'opens', outcome: 'passed' },
    { title: 'cannot load b.spec.ts', outcome: 'failed' },
  ]);
});

it('no report, no results', () => {
  expect(vitestResults('/nowhere/report.json')).toEqual([]);
  expect(playwrightResults('/nowhere/report.json')).toEqual([]);
});

it('failed tests are told by name, with what they said, and nothing else is', () => {
  const told = failures([
    { title: 'opens', outcome: 'passed' },
    { title: 'closes', outcome: 'failed', why: 'it is open\nstill' },
    { title: 'rests', outcome: 'skipped' },
    { title: 'b.spec.ts', outcome: 'failed' },
  ]);
  expect(told).toBe('  x closes\n      it is open\n      still\n  x b.spec.ts');
  expect(failures([{ title: 'opens', outcome: 'passed' }])).toBe('');
});
