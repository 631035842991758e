import { type Graph, ICON, usersOf } from './icon-users.ts';

const ENTRY = /\/src\/ui\/main\.tsx$/;
/** The most frequent first page. */
export const START_PAGE = /\/src\/ui\/draw\/draw-page\.tsx$/;
/** The wrapper of all parts rendered with Chakra. */
const CHAKRA = /\/src\/ui\/theme\/styled-part\.tsx$/;
const OWN_PARTS = /\/src\/ui\/draw\//;
/** Packages of which only the anatomies are needed at once; their state machines are loaded with a dialog or menu. */
const LATER = /node_modules\/(@zag-js|@ark-ui|@floating-ui)\//;

/** Returns a function that tells whether modules matching `root` import a module statically, directly or transitively. */
function neededBy(root: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: Graph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // guards against circular imports
    known.set(id, false);
    const needed =
      !LATER.test(id) && (root.test(id) || usersOf(id, graph).some((one) => isNeeded(one, graph)));
    known.set(id, needed);
    return needed;
  };
  return isNeeded;
}

const isNeededFirst = neededBy(ENTRY);
const isNeededToStart = neededBy(START_PAGE);
const isNeededByChakra = neededBy(CHAKRA);

/** Chunk name of all modules that the first screen needs: one file instead of one for each combination of importers. */
export const firstScreen = (id: string, graph: Graph): string | null =>
  isNeededFirst(id, graph) ? 'first' : null;

/** Chunk name of modules that the start page shares with other pages: separate requests would cost more than the code. */
export const startPage = (id: string, graph: Graph): string | null =>
  isNeededToStart(id, graph) && !isNeededFirst(id, graph) && !OWN_PARTS.test(id) ? 'common' : null;

/** Chunk name of Chakra's engine and our theme, which are loaded with the first dialog, menu or page that uses them. */
export const chakra = (id: string, graph: Graph): string | null =>
  isNeededByChakra(id, graph) && !isNeededFirst(id, graph) && !isNeededToStart(id, graph) ? 'chakra' : null;

/** Chunk name of the other icons, which are too small for separate requests. */
export const laterIcons = (id: string, graph: Graph): string | null =>
  ICON.test(id) && !isNeededFirst(id, graph) && !isNeededToStart(id, graph) ? 'icons' : null;
