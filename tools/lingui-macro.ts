import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const MACRO = /@lingui\/(core|react)\/macro/;

/** Expands Lingui's macros before anything else reads a file; only files that mention them pay for Babel. */
export function linguiMacro(): Plugin {
  return {
    name: 'inkreel:lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || !MACRO.test(code)) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: ['@lingui/babel-plugin-lingui-macro'],
        parserOpts: { plugins: ['typescript', 'jsx'] },
      });
      return result?.code ? { code: result.code, map: result.map as never } : null;
    },
  };
}
