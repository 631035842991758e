import { dirname } from 'node:path';

/** Of the projects that the check runs: those of faults kill servers, and those of a browser have their own runner. */
const TEST = /^tests\/(?!faults\/).*\.test\.tsx?$/;

/** How many folders two files share, from the root of what they are about: tests/store/film lies beside src/store/film. */
function kinship(/** @type {string} */ a, /** @type {string} */ b) {
  const [one, other] = [a, b].map((file) =>
    dirname(file)
      .replace(/^(src|tests)\//, '')
      .split('/'),
  );
  const apart = one?.findIndex((name, at) => name !== other?.[at]) ?? 0;
  return apart < 0 ? (one?.length ?? 0) : apart;
}

/**
 * The tests that load what changed, the nearest first: those that import it themselves, then those that import its importers, and so
 * on; of equally near ones those whose folder is named like the changed file's.
 * @param {readonly string[]} changed paths from the root
 * @param {ReadonlyMap<string, readonly string[]>} importers of each file
 * @returns {string[]} paths of test files
 */
export function nearestTests(changed, importers) {
  /** @type {Map<string, number>} the changed file's kinship to each test */
  const found = new Map();
  const seen = new Set(changed);
  /** @type {{ file: string, of: string }[]} */
  let ring = changed.map((file) => ({ file, of: file }));
  while (ring.length > 0) {
    const tests = ring
      .filter(({ file }) => TEST.test(file))
      .map(({ file, of }) => ({ file, kin: kinship(file, of) }))
      .sort((a, b) => b.kin - a.kin || (a.file < b.file ? -1 : 1));
    for (const { file, kin } of tests) found.set(file, kin);
    ring = ring.flatMap(({ file, of }) =>
      (importers.get(file) ?? []).flatMap((next) => {
        if (seen.has(next)) return [];
        seen.add(next);
        return [{ file: next, of }];
      }),
    );
  }
  return [...found.keys()];
}

/** How many page tests a test of the server takes the time of: it opens a database. */
const COSTS = /** @type {const} */ ([[/^tests\/server\//, 2]]);
const costOf = (/** @type {string} */ test) => COSTS.find(([files]) => files.test(test))?.[1] ?? 1;

/**
 * The first tests of a list.
 * @param {readonly string[]} tests paths
 * @param {number} most how much time they may take, in page tests
 */
export function firstOf(tests, most) {
  let spent = 0;
  return tests.filter((test) => {
    spent += costOf(test);
    return spent <= most;
  });
}
