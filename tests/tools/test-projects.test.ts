import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

/** `{a,b}` in a pattern stands for each of them. */
function alternatives(pattern: string): string[] {
  const braces = /\{([^}]+)\}/.exec(pattern);
  if (!braces) return [pattern];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((choice) => alternatives(pattern.replace(whole, choice)));
}

const EVERYTHING_IN = '/**/*';
const patterns = (config.test?.projects ?? [])
  .flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
  .flatMap(alternatives);

it('each folder and file that a project of tests names exists', () => {
  expect(patterns.length).toBeGreaterThan(3);
  const named = patterns.map((pattern) => pattern.split(EVERYTHING_IN)[0] ?? '');
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

it('each file of tests belongs to a project', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const belongs = (file: string) =>
    patterns.some((pattern) => {
      const [folder = '', end = ''] = pattern.split(EVERYTHING_IN);
      return file === pattern || (file.startsWith(`${folder}/`) && end !== '' && file.endsWith(end));
    });
  expect(files.filter((file) => !belongs(file))).toEqual([]);
});
