/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */

/**
 * Whether a tree that somebody installed by hand is the one that the lock file describes, development packages included.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed what npm notes in node_modules/.package-lock.json
 */
export function isComplete({ packages: wanted = {} }, { packages: here = {} }) {
  return Object.entries(wanted)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional, link }]) => {
      const found = here[place];
      // binaries of other platforms are in the lock and not in the tree
      return found ? found.version === version : Boolean(optional || link);
    });
}
