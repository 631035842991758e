/// <reference path="./babel-core.d.ts" />
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

const MACRO = /@lingui\/(core|react)\/macro/;

/** Expands macros to messages with their ids in the catalogs. Null for files without macros. */
export const expandMacros = async (code: string, file: string) =>
  MACRO.test(code)
    ? transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: ['@lingui/babel-plugin-lingui-macro'],
        parserOpts: { plugins: ['typescript', 'jsx'] },
      })
    : null;

/** Vite plugin that expands Lingui's macros first; only files that mention them go through Babel. */
export function linguiMacro(): Plugin {
  return {
    name: 'inkreel:lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file)) return null;
      const result = await expandMacros(code, file);
      return result?.code ? { code: result.code, map: result.map as never } : null;
    },
  };
}
