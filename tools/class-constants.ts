import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from ('[^']+\.module\.css');/g;

/**
 * Inlines class names as constants, so that a build keeps only the used ones, without the table of each style sheet.
 * @param code of a component
 */
export function withClassConstants(code: string): string {
  const tables = [...code.matchAll(IMPORT)];
  return tables.reduce((text, [statement, table = '', from = '']) => {
    const uses = new RegExp(`(?<![\\w/.])${table}\\.(\\w+)`, 'g');
    const names = new Set([...text.replace(statement, '').matchAll(uses)].map(([, name = '']) => name));
    const constants = [...names].map((name) => `${name} as ${table}_${name}`);
    return text
      .replace(statement, '')
      .replace(uses, `${table}_$1`)
      .replace(/^/, () => `import { ${constants.join(', ')} } from ${from};`);
  }, code);
}

/** The same for every component of the app. */
export function classConstants(): Plugin {
  return {
    name: 'inkreel:class-constants',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: /\.module\.css'/ },
      handler: (code) => ({ code: withClassConstants(code), map: null }),
    },
  };
}
