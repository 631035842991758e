import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

const MODULE = /\.(tsx?|mjs)$/;

/**
 * What a module loads: neither packages nor types, which are gone when it runs.
 * @param {string} file
 * @param {string} code
 * @returns {string[]} as written
 */
function loaded(file, code) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  return [...imports, ...exports, ...later].filter((name) => name.startsWith('.'));
}

/**
 * Reads every import below the given folders.
 * @param {string} root the project's folder
 * @param {readonly string[]} folders within it
 * @returns {Map<string, string[]>} of each imported file its importers; paths from the root
 */
export function importers(root, folders) {
  /** @type {Map<string, string[]>} */
  const of = new Map();
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = posix.join(folder, name.replaceAll('\\', '/'));
      if (!MODULE.test(file) || file.includes('node_modules/')) continue;
      for (const request of new Set(loaded(file, readFileSync(join(root, file), 'utf8')))) {
        const target = posix.join(posix.dirname(file), request);
        const list = of.get(target);
        if (list) list.push(file);
        else of.set(target, [file]);
      }
    }
  return of;
}
