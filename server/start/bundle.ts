import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built server, wherever in it this code has landed. */
const places = [new URL('./', import.meta.url), new URL('../', import.meta.url)];

/** The address of another entry of the bundle, e.g. a thread. */
export const bundled = (name: string): URL => {
  const found = places.map((place) => new URL(name, place)).find((url) => existsSync(url));
  return found ?? new URL(name, places[0]);
};

/** Where the app is built to, beside the server. */
export const builtApp = (): string => fileURLToPath(new URL('../web/', bundled('main.js')));
