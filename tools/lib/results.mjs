import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ title: string, outcome: 'passed' | 'failed' | 'skipped' }} Result
 */

/** @param {string} file @returns {any} */
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** The tests of a Vitest report. @param {string} file @returns {Result[]} */
export function vitestResults(file) {
  const report = json(file);
  /** @type {any[]} */
  const files = report?.testResults ?? [];
  return files.flatMap(({ assertionResults, status, name }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, outcome: /** @type {const} */ ('failed') }]
      : assertionResults.map((/** @type {any} */ one) => ({
          title: one.fullName,
          outcome: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped',
        })),
  );
}

const isSkip = (/** @type {any} */ { type, description }) => type === 'skip' && description;
const reasonOf = (/** @type {any} */ { description }) => String(description);

/** The tests of a Playwright report; one that was skipped says why, where it knows. @param {string} file @returns {Result[]} */
export function playwrightResults(file) {
  const report = json(file);
  /** @type {(suite: any) => Result[]} */
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        title: [spec.title, ...(test.annotations ?? []).filter(isSkip).map(reasonOf)].join(': '),
        outcome: test.status === 'skipped' ? 'skipped' : test.status === 'expected' ? 'passed' : 'failed',
      })),
    ),
  ];
  const errors = (report?.errors ?? []).map((/** @type {any} */ error) => ({
    title: String(error.message),
    outcome: 'failed',
  }));
  return [...(report?.suites ?? []).flatMap(inSuite), ...errors];
}
