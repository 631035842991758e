import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file below a path, in a fixed order.
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
 * One hash of what a build reads: names and content, and the version of Node. Times count for nothing, so that a fresh clone
 * and a changed branch are judged by what is in them.
 * @param {string} root
 * @param {readonly string[]} places files and folders below the root; one that is missing counts as empty
 */
export function stateOf(root, places) {
  const hash = createHash('sha256').update(process.version);
  for (const file of places.flatMap((place) => filesIn(path.join(root, place)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
