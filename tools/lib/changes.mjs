import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Main branches, in order of preference. */
const TRUNKS = ['main', 'origin/main'];

/** @param {string[]} args @returns {string | null} null where git has no answer */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * The commit to compare the working tree with: the merge base with the main branch; on the main branch the last commit, or where
 * nothing has changed since, the one before it.
 * @returns {string | null} null where git does not know any
 */
export function changedSince() {
  const base =
    TRUNKS.map((trunk) => git('merge-base', 'HEAD', trunk)).find(Boolean) ?? git('rev-parse', 'HEAD');
  if (!base) return null;
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed || added ? base : git('rev-parse', `${base}~1`);
}

/** @param {string} base a commit @returns {string[]} files that differ from it or are new, as paths from the root */
export function changedFiles(base) {
  const [changed, added] = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [changed, added].flatMap((list) => list?.split('\n') ?? []).filter(Boolean);
}
