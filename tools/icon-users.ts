/** The part of the bundler's module graph that is used here. */
export interface Graph {
  getModuleInfo(id: string): Readonly<{
    importers: readonly string[];
    dynamicImporters: readonly string[];
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  }> | null;
}

/** The file of an icon. */
export const ICON = /\/lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;
const INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** The names under which the package's index exports an icon. */
const namesOf = (file: string, index: string): string[] =>
  [...index.matchAll(/export \{([^}]*)\} from ["']\.\/([^"']+)["']/g)]
    .filter(([, , from]) => from === file)
    .flatMap(([, names = '']) => [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => name));

/**
 * The importers of a module. All icons are exported by the package's index, so for an icon these are the modules that mention
 * its name: the index itself would make every user of one icon a user of all.
 * @throws Error if the index cannot be parsed, e.g. in a new version of the package
 */
export function usersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const file = ICON.exec(id)?.[1];
  const index = file && importers.find((one) => INDEX.test(one));
  if (!index) return importers;
  const { code, importers: users } = graph.getModuleInfo(index) ?? { code: '', importers: [] };
  const names = new Set(namesOf(file, code ?? ''));
  // otherwise all icons would count as unused, and the first screen would wait for the chunk of later icons
  if (names.size === 0)
    throw new Error(`The index of lucide-react gives ${file} no name that can be read here.`);
  return users.filter((one) =>
    [...(graph.getModuleInfo(one)?.code ?? '').matchAll(IMPORT)].some(([, list = '']) =>
      list.split(',').some((name) => names.has(name.trim().split(' ')[0] ?? '')),
    ),
  );
}
