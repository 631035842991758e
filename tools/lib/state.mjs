import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * All files under a path, in a fixed order.
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(path.join(place, name)));
}

/**
 * A hash of a build's inputs: file names, contents, and the version of Node. Modification times do not count, so that it is the
 * same in a fresh clone and after switching branches.
 * @param {string} root
 * @param {readonly string[]} places files and folders relative to the root; missing ones count as empty
 */
export function stateOf(root, places) {
  const hash = createHash('sha256').update(process.version);
  for (const file of places.flatMap((place) => filesIn(path.join(root, place)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
