import type { Plugin } from 'vite';

/** The imports of each file of a build. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Finds files that import each other, directly or by way of others. @returns the files of one such circle in order, or null */
export function cycleOf(imports: Imports): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    const start = path.indexOf(file);
    if (start >= 0) return path.slice(start);
    if (done.has(file)) return null;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return null;
}

/** Stops a build whose chunks import each other: one of them would run before what it needs. */
export function noChunkCycles(): Plugin {
  return {
    name: 'inkreel:no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const cycle = cycleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) throw new Error(`These chunks import each other: ${cycle.join(' -> ')}`);
    },
  };
}
