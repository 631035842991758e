/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */

/**
 * Whether node_modules matches the lock file, including development packages.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, written by npm
 */
export function isComplete({ packages: wanted = {} }, { packages: here = {} }) {
  return Object.entries(wanted)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, optional, link }]) => {
      const found = here[place];
      // binaries of other platforms are in the lock file, but not installed
      return found ? found.version === version : Boolean(optional || link);
    });
}
