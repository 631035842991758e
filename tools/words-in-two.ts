import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The part of the bundler's module graph that is used here. */
interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {
    code: string | null;
    isEntry: boolean;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

const OURS = /\/src\/(ui|store)\/.*\.tsx?$/;
/** Parts that may be on the first screen: their texts are in the first half of the catalog, so they need not wait. */
const FIRST = /\/src\/ui\/(draw|kit|shell|theme)\/|\/src\/(store|sw|api)\//;
const LATER_PART = /\/src\/ui\/.*\.tsx?$/;
const IMPORT = /\bimport\(\s*(["'`])(\.[^"'`]+)\1\s*\)/g;
const CATALOGUE = /\/locales\/\w+\.po(\?lingui)?$/;
const MESSAGES = /JSON\.parse\(\s*("(?:[^"\\]|\\.)*")\s*\)/;

/** Whether a lazily loaded part must wait for the second half of the texts. */
export const waitsForWords = (id: string): boolean => LATER_PART.test(id) && !FIRST.test(id);

/** Makes each dynamic import of a module also load the second half of the texts. @returns null if there is none */
export function withWords(code: string, id: string): string | null {
  let found = false;
  const changed = code.replace(IMPORT, (whole, _quote: string, path: string) => {
    if (!waitsForWords(resolve(dirname(id), path))) return whole;
    found = true;
    return `__worded(${whole})`;
  });
  return found ? `import { worded as __worded } from "/src/ui/i18n.ts";\n${changed}` : null;
}

/** The modules that can run before the second half is loaded: those that the entry needs, and parts that do not wait. */
export function codeOfFirst(graph: Graph): string[] {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    info?.importedIds.forEach(visit);
    info?.dynamicallyImportedIds.filter((one) => !waitsForWords(one)).forEach(visit);
  };
  for (const id of graph.getModuleIds()) if (graph.getModuleInfo(id)?.isEntry) visit(id);
  return [...seen].filter((id) => OURS.test(id)).map((id) => graph.getModuleInfo(id)?.code ?? '');
}

/** Filters a compiled catalog by id. @throws Error if the code is not a compiled catalog */
export function keepTexts(code: string, passes: (id: string) => boolean): string {
  const literal = MESSAGES.exec(code)?.[1];
  if (!literal) throw new Error('A catalogue is not compiled as it was: a new version of Lingui.');
  const texts = Object.entries(JSON.parse(JSON.parse(literal) as string) as Record<string, unknown>);
  const shared = JSON.stringify(Object.fromEntries(texts.filter(([id]) => passes(id))));
  return code.replace(literal, () => JSON.stringify(shared));
}

/**
 * Vite plugin that splits each language's catalog: the texts of the first screen in one file, all others in a second one, loaded
 * with the first page, dialog or panel that may need it. A page is never shown before its texts are loaded.
 */
export function wordsInTwo(): Plugin {
  let first: string[] = [];
  return {
    name: 'inkreel:words-in-two',
    apply: 'build',
    // after the compilers: type imports are gone
    enforce: 'post',
    transform: (code, id) => (OURS.test(id) ? withWords(code, id) : null),
    renderStart() {
      first = codeOfFirst(this as unknown as Graph);
    },
    renderChunk(code, { facadeModuleId }) {
      const catalogue = CATALOGUE.exec(facadeModuleId ?? '');
      if (!catalogue) return null;
      const isFirst = !catalogue[1];
      return keepTexts(code, (id) => first.some((one) => one.includes(`"${id}"`)) === isFirst);
    },
  };
}
