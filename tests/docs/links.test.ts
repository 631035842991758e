import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, inRoot, read } from './files.ts';

/** A heading's anchor as hosts of Markdown make it: lower case, words joined by hyphens. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('links to files and headings that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));
    const broken = targets.filter((target) => {
      const [path = '', heading] = target.split('#');
      const file = path === '' ? document : join(dirname(document), path);
      if (!existsSync(inRoot(file))) return true;
      return heading !== undefined && !anchorsOf(file).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it('names files of the project that exist', () => {
    const named = [
      ...text.matchAll(/`((?:src|server|tests|tools|docs|locales|public)\/[\w./-]+\.\w+)`/g),
    ].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });

  it('knows no path of any one machine', () => {
    expect(
      text.match(/(?:^|[\s`("'=])(?:\/(?:work|root|tmp|usr|opt|Users|mnt)\/|\/home\/\w|[A-Z]:\\)\S*/g),
    ).toBeNull();
  });
});
