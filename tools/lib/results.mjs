import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ title: string, outcome: 'passed' | 'failed' | 'skipped', why?: string }} Result `why` is the error message of a failed test
 */

/** @param {string} file @returns {any} */
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// ANSI colors, which logs should not have
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** The first lines of an error message, without the call stack. @param {unknown} message */
const brief = (message) =>
  String(message ?? '')
    .replace(COLOURS, '')
    .trim()
    .split('\n')
    .slice(0, 12)
    .join('\n');

/**
 * The failed tests with their messages, to print at the top of a long log.
 * @param {Result[]} results @returns {string} empty when none failed
 */
export const failures = (results) =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ title, why }) => `  x ${title}${why ? `\n${why.replace(/^/gm, '      ')}` : ''}`)
    .join('\n');

/** The tests of a Vitest report. @param {string} file @returns {Result[]} */
export function vitestResults(file) {
  const report = json(file);
  /** @type {any[]} */
  const files = report?.testResults ?? [];
  return files.flatMap(({ assertionResults, status, name, message }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, outcome: /** @type {const} */ ('failed'), why: brief(message) }]
      : assertionResults.map((/** @type {any} */ one) => ({
          title: one.fullName,
          outcome: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped',
          ...(one.status === 'failed' && { why: brief(one.failureMessages?.[0]) }),
        })),
  );
}

const isSkip = (/** @type {any} */ { type, description }) => type === 'skip' && description;
const reasonOf = (/** @type {any} */ { description }) => String(description);

/** @param {any} test @returns {Omit<Result, 'title'>} */
function outcomeOf(test) {
  if (test.status === 'skipped') return { outcome: 'skipped' };
  if (test.status === 'expected') return { outcome: 'passed' };
  return { outcome: 'failed', why: brief(test.results?.[0]?.error?.message) };
}

/** The tests of a Playwright report; one that was skipped says why, where it knows. @param {string} file @returns {Result[]} */
export function playwrightResults(file) {
  const report = json(file);
  /** @type {(suite: any) => Result[]} */
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        title: [spec.title, ...(test.annotations ?? []).filter(isSkip).map(reasonOf)].join(': '),
        ...outcomeOf(test),
      })),
    ),
  ];
  const errors = (report?.errors ?? []).map((/** @type {any} */ error) => ({
    title: String(error.message),
    outcome: 'failed',
  }));
  return [...(report?.suites ?? []).flatMap(inSuite), ...errors];
}
