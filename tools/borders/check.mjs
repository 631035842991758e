import { readdirSync } from 'node:fs';
import typescript from '@babel/preset-typescript';
import { cruise } from 'dependency-cruiser';
import { forbidden } from './rules.mjs';

/** @typedef {{ importKind?: string, exportKind?: string }} Kinds */

/** Keeps the type imports that Babel would drop, since they cross borders too. */
const keepTypes = () => ({
  visitor: {
    /** @param {{ node: { body: (Kinds & { source?: unknown, specifiers?: Kinds[] })[] } }} path */
    Program({ node }) {
      for (const statement of node.body) {
        if (!statement.source) continue;
        for (const one of [statement, ...(statement.specifiers ?? [])]) {
          if (one.importKind === 'type') one.importKind = 'value';
          if (one.exportKind === 'type') one.exportKind = 'value';
        }
      }
    },
  },
});

/**
 * The cruiser skips TypeScript in folders unless TypeScript 6 or older is installed, but accepts files named one by one.
 * @param {string} root
 * @param {string} folder
 */
const sources = (root, folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules/'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/**
 * Reads every import below the given folders.
 * @param {string} root the project's folder
 * @param {string[]} folders within it
 * @returns {Promise<string[]>} one line for each import that crosses a border
 */
export async function crossings(root, folders) {
  const { output } = await cruise(
    folders.flatMap((folder) => sources(root, folder)),
    {
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.(po|css|sql|json)$' },
      moduleSystems: ['es6'],
    },
    { extensions: ['.ts', '.tsx', '.mjs'] },
    {
      babelConfig: {
        configFile: false,
        plugins: [keepTypes],
        presets: [[typescript, { onlyRemoveTypeImports: true }]],
      },
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
    const why = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    return `${rule.name}: ${from} -> ${path}\n   ${why}`;
  });
}
