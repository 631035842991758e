/** What the bundler tells about a module of the graph. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const ENTRY = /\/src\/ui\/main\.tsx$/;
/** Only their anatomies are named at once; their machines come with the dialog or menu that runs them. */
const LATER = /node_modules\/(@zag-js|@ark-ui|@floating-ui)\//;
const known = new Map<string, boolean>();

/** Whether the entry imports a module at once, directly or through others; what is loaded later is not counted. */
function isNeededFirst(id: string, graph: Graph): boolean {
  const told = known.get(id);
  if (told !== undefined) return told;
  // a ring of imports must end somewhere
  known.set(id, false);
  const needed =
    !LATER.test(id) &&
    (ENTRY.test(id) ||
      (graph.getModuleInfo(id)?.importers.some((one) => isNeededFirst(one, graph)) ?? false));
  known.set(id, needed);
  return needed;
}

/** Names the chunk of everything that the first screen needs: one file in place of one for each way of sharing. */
export const firstScreen = (id: string, graph: Graph): string | null =>
  isNeededFirst(id, graph) ? 'first' : null;
