import { chakra, firstScreen, startPage } from './first-screen.ts';
import type { Graph } from './icon-users.ts';

/** What is worth a file of its own: pages, their steps, and what is large. Each keeps what it alone needs. */
const LARGE =
  /\/src\/ui\/([\w-]+\/)+([\w-]+-(page|step|screen)|board|lines|stream|viewer|task-panel)\.tsx$|\/src\/sw\/|\.po/;
/** The start page, its note that comes while somebody types, and the engine without a worker do not load what other parts share. */
const ALONE = /\/src\/ui\/draw\/(draw-page|undrawn-note)\.tsx$|\/src\/sw\//;

/** Libraries that only some parts need. What needs others has another file, or each part would load all of them. */
const LIBRARIES: readonly (readonly [name: string, files: RegExp])[] = [
  ['dialog', /\/node_modules\/(@zag-js\/(dialog|focus-trap|aria-hidden)|@ark-ui\/.*\/components\/dialog)\//],
  ['menu', /\/node_modules\/(@floating-ui|@zag-js\/(popper|menu|popover|select))\//],
  ['toast', /\/node_modules\/@zag-js\/toast\//],
  ['windows', /\/node_modules\/virtua\//],
  ['motion', /\/node_modules\/(framer-motion|motion-dom|motion-utils)\//],
  ['drag', /\/node_modules\/@dnd-kit\//],
  ['crop', /\/node_modules\/react-easy-crop\//],
  ['album', /\/node_modules\/react-photo-album\//],
  ['qr', /\/node_modules\/qr-code-styling\//],
  ['html', /\/node_modules\/dompurify\//],
];

/** Those of one or two parts. */
const RARE = ['toast', 'motion', 'drag', 'crop', 'album', 'qr', 'html'];

/** Stores that are large, and the features whose pages need them in any case. */
const LARGE_STORES: Readonly<Record<string, readonly string[]>> = {
  film: ['create', 'film'],
  works: ['film', 'publish', 'works'],
  lipsync: ['lipsync'],
  music: ['music', 'player'],
  video: ['video'],
};

/** A module's part of the app: `api`, `sw`, `store`, `store-film`, `ui-kit`, `ui-draw`; undefined for packages and others. */
function areaOf(id: string): string | undefined {
  const [, layer, folder = ''] = /\/src\/(api|store|sw|ui)\/(?:([\w-]+)\/)?/.exec(id) ?? [];
  const isOwn = layer === 'ui' || (layer === 'store' && folder in LARGE_STORES);
  return isOwn ? `${layer}-${folder}` : layer;
}

/** All modules reached from `id` by `next`, including itself. */
function reached(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

/** Caches a function of a module; a build has one graph. */
function once<Value>(read: (id: string, graph: Graph) => Value): (id: string, graph: Graph) => Value {
  const known = new Map<string, Value>();
  return (id, graph) => {
    if (!known.has(id)) known.set(id, read(id, graph));
    return known.get(id) as Value;
  };
}

const isPart = (id: string, graph: Graph): boolean => !!graph.getModuleInfo(id)?.dynamicImporters.length;

/** The dynamically imported modules that need a module. */
const partsWith = once((id, graph) =>
  [...reached(id, (one) => graph.getModuleInfo(one)?.importers ?? [])].filter((one) => isPart(one, graph)),
);

const isLoaded = (id: string, graph: Graph): boolean => !!firstScreen(id, graph) || !!startPage(id, graph);

/** What a module brings along besides its own area: libraries and large stores. */
const needsOf = once((id, graph) => {
  const own = areaOf(id)?.split('-').slice(1).join('-') ?? '';
  const needs = new Set<string>();
  const next = (one: string) =>
    (graph.getModuleInfo(one)?.importedIds ?? []).filter((other) => !isLoaded(other, graph));
  for (const one of reached(id, next)) {
    if (chakra(one, graph)) needs.add('chakra');
    for (const [name, files] of LIBRARIES) if (files.test(one)) needs.add(name);
    const store = areaOf(one)?.replace(/^store-/, '') ?? '';
    const users = areaOf(one) === `store-${store}` ? LARGE_STORES[store] : undefined;
    if (users && own !== store && !users.includes(own)) needs.add(store);
  }
  return [...needs].sort();
});

/** The chunk of a dialog, menu or panel and of what it alone needs. */
const partName = once((part, graph) => ['parts', areaOf(part), ...needsOf(part, graph)].join('-'));

/** All modules of the app's graph, from any of them. */
let all: Set<string> | undefined;
const everything = (id: string, graph: Graph): Set<string> => {
  all ??= reached(id, (one) => {
    const info = graph.getModuleInfo(one);
    return info
      ? [...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds]
      : [];
  });
  return all;
};

/** Whether another part would be in the same chunk: alone, a part is better off as the bundler makes it. */
const hasCompany = once((part, graph) =>
  [...everything(part, graph)].some(
    (one) =>
      one !== part &&
      isPart(one, graph) &&
      !LARGE.test(one) &&
      partName(one, graph) === partName(part, graph),
  ),
);

/**
 * Chunk names of what is loaded after the first screen. A page asks for each file and the worker stores each, which costs about
 * the same for 200 bytes as for 20 kB, so small files are joined: what several parts share, for each area; the dialogs, menus and
 * panels of a feature, which one loads together; and the style sheets of both. Pages keep files of their own.
 */
export function laterParts(id: string, graph: Graph): string | null {
  const area = areaOf(id);
  if (!area || isLoaded(id, graph)) return null;
  const parts = partsWith(id, graph);
  const [part = ''] = parts;
  if (parts.length === 0 || parts.some((one) => ALONE.test(one))) return null;
  if (parts.length === 1 && LARGE.test(part)) return null;
  if (id.endsWith('.css')) return 'kit';
  if (parts.length === 1) return hasCompany(part, graph) ? partName(part, graph) : null;
  const needs = needsOf(id, graph);
  // stays with its library, which the bundler would otherwise leave in a chunk that imports this one
  return needs.some((one) => RARE.includes(one)) ? null : ['shared', area, ...needs].join('-');
}
