import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Possible folders of the built server, depending on the chunk that contains this code. */
const places = [new URL('./', import.meta.url), new URL('../', import.meta.url)];

/** The URL of another entry of the bundle, e.g. a thread. */
export const bundled = (name: string): URL => {
  const found = places.map((place) => new URL(name, place)).find((url) => existsSync(url));
  return found ?? new URL(name, places[0]);
};

/** The folder of the built app, beside the server. */
export const builtApp = (): string => fileURLToPath(new URL('../web/', bundled('main.js')));
