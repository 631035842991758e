/**
 * How the built app imports a part, in place of the bundler's own helper (tools/imports.ts). Browsers remember for as long as a page
 * lives that a module could not be fetched: every later `import` of it, or of what needs it, fails at once. So the files are
 * fetched into the browser's cache first, which can be tried again, and imported once they are there.
 */

import { isLeaving } from './leaving.ts';

/** Milliseconds until a part that failed while the page is being left is asked for again: it may stay after all. */
const IF_IT_STAYS = 1_000;

/** What is being fetched or has been, by address. */
const files = new Map<string, Promise<void>>();

/** Statuses of files that the server does not have. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** An update has replaced a file, or the browser remembers that it could not import it: only a reload helps. */
class LostForGoodError extends Error {
  constructor(options: { cause: unknown }) {
    super(String(options.cause), options);
  }
}

/** Adds a style sheet to the page. */
function sheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`Couldn't fetch ${address}`));
    });
    link.href = address;
    document.head.append(link);
  });
}

async function script(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    const error = new TypeError(`${response.status} ${address}`);
    // 502 or 429 pass: a reload would lose what is open, and find the same
    throw GONE.has(response.status) ? new LostForGoodError({ cause: error }) : error;
  }
  await response.arrayBuffer();
}

/** Whether the page itself has requested a file: index.html names those of the first screen. */
const isLinked = (address: string): boolean =>
  [...document.querySelectorAll('link')].some(
    ({ href, rel }) => href === address && (rel === 'stylesheet' || !address.endsWith('.css')),
  );

/** Fetches a file of the app, once. @throws TypeError without a network or a working server, LostForGoodError if an update has replaced it */
function fetched(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const fetching = isLinked(address)
    ? Promise.resolve()
    : address.endsWith('.css')
      ? sheet(address)
      : script(address);
  files.set(address, fetching);
  fetching.catch(() => files.delete(address));
  return fetching;
}

/** The file of an import that needs no other; the bundler names files only if there are several. */
const fileOf = (load: () => unknown): readonly string[] => {
  const [, name] = /\bimport\(\s*["'`]\.\/([\w.-]+)["'`]/.exec(load.toString()) ?? [];
  return name === undefined ? [] : [`assets/${name}`];
};

/** Lets the app reload itself, once for each build. @returns whether it does */
const reloads = (): boolean => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

/**
 * Imports a part and the files it needs. While the page is being left a failure counts for nothing: it is asked for again.
 * @param load the import itself @param names of its files, and of those it imports, below the app's address
 * @returns undefined if the page is about to be reloaded, because an update has replaced the files
 * @throws TypeError if they cannot be fetched: ask again later
 * @public
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  names: readonly string[] = [],
): Promise<Part | undefined> {
  for (;;)
    try {
      return await importOnce(load, names);
    } catch (error) {
      if (!isLeaving()) {
        if (error instanceof LostForGoodError && reloads()) return undefined;
        throw error instanceof LostForGoodError ? error.cause : error;
      }
      await new Promise((resolve) => setTimeout(resolve, IF_IT_STAYS));
    }
}

/** @throws LostForGoodError if only a reload helps, TypeError if asking again may */
async function importOnce<Part>(load: () => Promise<Part>, names: readonly string[]): Promise<Part> {
  const all = names.length > 0 ? names : fileOf(load);
  const addresses = all.map((name) => new URL(import.meta.env.BASE_URL + name, location.href).href);
  const results = await Promise.allSettled(addresses.map(fetched));
  const failed = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const [lost] = failed;
  if (lost) throw failed.find((error) => error instanceof LostForGoodError) ?? lost;
  return await load().catch((cause: unknown) => {
    throw new LostForGoodError({ cause });
  });
}
