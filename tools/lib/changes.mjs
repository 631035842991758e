import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Where work is merged to, the nearest first. */
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
 * The commit that this tree differs from: where its branch left the trunk; on the trunk the last commit.
 * @returns {string | null} null when nothing has changed since then, or nobody can tell
 */
export function changedSince() {
  const base =
    TRUNKS.map((trunk) => git('merge-base', 'HEAD', trunk)).find(Boolean) ?? git('rev-parse', 'HEAD');
  if (!base) return null;
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed || added ? base : null;
}
