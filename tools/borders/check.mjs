import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { parseSync } from 'oxc-parser';
import { forbidden } from './rules.mjs';

/**
 * Leaves of a module what it imports, also its types, which cross borders too. Babel alone would drop those, and it and the cruiser
 * would read every other line as well, four times in all.
 */
const importsAlone = () => ({
  /**
   * @param {string} code of a module
   * @param {{ sourceFileName: string }} options
   * @param {(code: string, options: object) => object} parse
   */
  parserOverride(code, options, parse) {
    const { module, errors } = parseSync(options.sourceFileName, code);
    if (errors.length > 0) throw new Error(`${options.sourceFileName}: ${errors[0]?.message}`);
    const exported = module.staticExports.flatMap(({ entries }) => entries);
    const names = [
      ...module.staticImports.map(({ moduleRequest }) => JSON.stringify(moduleRequest.value)),
      ...exported.flatMap(({ moduleRequest }) =>
        moduleRequest ? [JSON.stringify(moduleRequest.value)] : [],
      ),
    ];
    const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
    return parse(
      [...names.map((name) => `import ${name};`), ...later.map((name) => `import(${name});`)].join('\n'),
      options,
    );
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
        plugins: [importsAlone],
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
