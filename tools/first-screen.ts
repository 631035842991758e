import { type Graph, ICON, usersOf } from './icon-users.ts';

const ENTRY = /\/src\/ui\/main\.tsx$/;
/** Where most people begin. */
const START_PAGE = /\/src\/ui\/draw\/draw-page\.tsx$/;
/** What every part that is drawn with Chakra needs around it. */
const CHAKRA = /\/src\/ui\/theme\/styled-part\.tsx$/;
const OWN_PARTS = /\/src\/ui\/draw\//;
/** Only their anatomies are named at once; their machines come with the dialog or menu that runs them. */
const LATER = /node_modules\/(@zag-js|@ark-ui|@floating-ui)\//;

/** Whether a module imports another at once, directly or through others; what is loaded later is not counted. */
function neededBy(root: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: Graph): boolean => {
    const told = known.get(id);
    if (told !== undefined) return told;
    // a ring of imports must end somewhere
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

/** Names the chunk of everything that the first screen needs: one file in place of one for each way of sharing. */
export const firstScreen = (id: string, graph: Graph): string | null =>
  isNeededFirst(id, graph) ? 'first' : null;

/** Names the chunk of what the start page shares with other pages: a request of its own for each would weigh more than the code. */
export const startPage = (id: string, graph: Graph): string | null =>
  isNeededToStart(id, graph) && !isNeededFirst(id, graph) && !OWN_PARTS.test(id) ? 'common' : null;

/** Names the chunk of Chakra's engine and our theme, which come with the first dialog, menu or page that uses them. */
export const chakra = (id: string, graph: Graph): string | null =>
  isNeededByChakra(id, graph) && !isNeededFirst(id, graph) && !isNeededToStart(id, graph) ? 'chakra' : null;

/** Names the chunk of the icons that neither needs: a few hundred bytes each are no request of their own. */
export const laterIcons = (id: string, graph: Graph): string | null =>
  ICON.test(id) && !isNeededFirst(id, graph) && !isNeededToStart(id, graph) ? 'icons' : null;

/** Pieces of the kit that are little more than their looks, and the looks of all others: no dialog, menu or field comes along. */
const LIGHT =
  /\/src\/ui\/kit\/([\w-]+\.module\.css|(add-tile|arriving|badge|dialog-parts|panel-note|points|quiet|receipt|segments|slider-field|select-field|style-tiles?|switch-row|tabs|two-lines)\.tsx)/;

/** Names the chunk of the kit's light pieces, for the same reason as that of the icons. */
export const laterKit = (id: string, graph: Graph): string | null =>
  LIGHT.test(id) && !isNeededFirst(id, graph) && !isNeededToStart(id, graph) ? 'kit' : null;
