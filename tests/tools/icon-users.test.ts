import { expect, test } from 'vitest';
import { type Graph, usersOf } from '../../tools/icon-users.ts';

const PACKAGE = '/node_modules/lucide-react/dist/esm';
const INDEX = `${PACKAGE}/lucide-react.mjs`;
const [trash, film] = [`${PACKAGE}/icons/trash.mjs`, `${PACKAGE}/icons/film.mjs`];
const MODULES: Record<string, { importers: string[]; code: string | null }> = {
  [trash]: { importers: [INDEX], code: '' },
  [film]: { importers: [INDEX], code: '' },
  [INDEX]: {
    importers: ['/src/menu.tsx', '/src/tabs.tsx'],
    code: `export { default as Film, default as FilmIcon } from './icons/film.mjs';
export { default as Trash, default as Trash2 } from './icons/trash.mjs';`,
  },
  '/src/menu.tsx': {
    importers: ['/src/main.tsx'],
    code: `import { Film, Trash2 as Bin } from "lucide-react";`,
  },
  '/src/tabs.tsx': { importers: ['/src/main.tsx'], code: `import { Film } from 'lucide-react';` },
};
const NONE = { dynamicImporters: [], importedIds: [], dynamicallyImportedIds: [] };
const graph: Graph = {
  getModuleInfo: (id) => {
    const one = MODULES[id];
    return one ? { ...NONE, ...one } : null;
  },
};

test('an icon is used by the modules that name it, by any of its names', () => {
  expect(usersOf(film, graph)).toEqual(['/src/menu.tsx', '/src/tabs.tsx']);
  expect(usersOf(trash, graph)).toEqual(['/src/menu.tsx']);
});

test('an index that is written in another way stops the build', () => {
  const other: Graph = {
    getModuleInfo: (id) =>
      id === INDEX ? { ...NONE, importers: [], code: 'export * from "./all"' } : graph.getModuleInfo(id),
  };
  expect(() => usersOf(film, other)).toThrow('icons/film.mjs');
});

test('any other module is used by those that import it', () => {
  expect(usersOf('/src/menu.tsx', graph)).toEqual(['/src/main.tsx']);
  expect(usersOf('/src/unknown.ts', graph)).toEqual([]);
});
