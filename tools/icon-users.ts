/** What the bundler tells about a module of the graph. */
export interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null;
}

/** One icon's file. */
export const ICON = /\/lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;
const INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** The names under which the package's index gives an icon out. */
const namesOf = (file: string, index: string): string[] =>
  [...index.matchAll(/export \{([^}]*)\} from ["']\.\/([^"']+)["']/g)]
    .filter(([, , from]) => from === file)
    .flatMap(([, names = '']) => [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => name));

/**
 * The modules that use a module. All icons come through the package's one index, so of them it is those that name it: by the
 * index alone, whoever uses one icon would use every icon of the app.
 * @throws Error when the index is not written as it was: a new version of the package
 */
export function usersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const file = ICON.exec(id)?.[1];
  const index = file && importers.find((one) => INDEX.test(one));
  if (!index) return importers;
  const { code, importers: users } = graph.getModuleInfo(index) ?? { code: '', importers: [] };
  const names = new Set(namesOf(file, code ?? ''));
  // else no icon would be anybody's, and the first screen would wait for the file of the later ones
  if (names.size === 0)
    throw new Error(`The index of lucide-react gives ${file} no name that can be read here.`);
  return users.filter((one) =>
    [...(graph.getModuleInfo(one)?.code ?? '').matchAll(IMPORT)].some(([, list = '']) =>
      list.split(',').some((name) => names.has(name.trim().split(' ')[0] ?? '')),
    ),
  );
}
