import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isComplete } from './complete.mjs';
import { inRoot, root } from './paths.mjs';

const stamp = inRoot('node_modules/.inkreel-install.json');

/** @returns {string} hash that identifies the required packages */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');

/** @returns {{ lock: string, scope: string } | null} */
function installed() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return null;
  }
}

function installedByHand() {
  const noted = inRoot('node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  return isComplete(read(inRoot('package-lock.json')), read(noted));
}

/**
 * Installs the packages of the lock file if they are missing.
 * @param {'run' | 'all'} asked `run`: for building and serving; `all`: also for the checks
 */
export async function ensureInstalled(asked) {
  const lock = wanted();
  const now = installed();
  // keep the check's packages once they are installed
  const scope = now?.scope === 'all' ? 'all' : asked;
  if (now?.lock === lock && (now.scope === 'all' || scope === 'run')) return;
  // accept a manual installation if it is complete
  if (!now && installedByHand()) {
    writeFileSync(stamp, JSON.stringify({ lock, scope: 'all' }));
    return;
  }
  console.error(`Installing packages (${scope === 'run' ? 'to build and serve' : 'all'}) ...`);
  const code = await npm(['ci', ...(scope === 'run' ? ['--omit=dev'] : [])]);
  if (code !== 0) {
    console.error('Installing the packages failed; see above.');
    process.exit(1);
  }
  writeFileSync(stamp, JSON.stringify({ lock, scope }));
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, all, shell] = cli?.endsWith('.js')
    ? [process.execPath, [cli, ...args], false]
    : ['npm', args, process.platform === 'win32'];
  return new Promise((resolve) => {
    const child = spawn(command, all, {
      cwd: root,
      // progress to stderr, so that stdout has only the command's result
      stdio: ['inherit', process.stderr, process.stderr],
      shell,
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
