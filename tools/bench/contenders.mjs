import { countingProxy } from './counting-proxy.mjs';
import { buildFloors } from './floors.mjs';
import { serveFolder } from './serve-folder.mjs';
import { startStudio } from './studio.mjs';

/**
 * @typedef {object} Contender a page to measure: the app or a baseline
 * @property {'bare' | 'chakra' | 'app'} name
 * @property {string} origin
 * @property {string} route path and hash after the origin
 * @property {import('./visit.mjs').Selectors} selectors
 * @property {import('./counting-proxy.mjs').Transfer[]} transfers
 * @property {() => Promise<void>} stop stops the server, to measure offline
 * @property {() => Promise<void>} close stops server and proxy, and deletes their files
 */

/** Starts the baselines and the app, each behind a proxy that counts bytes. */
export async function startContenders() {
  const floors = await buildFloors();
  const studio = await startStudio();
  const contenders = [
    await floor('bare', floors.bare),
    await floor('chakra', floors.chakra),
    await contender(
      'app',
      studio.port,
      '/web/#/draw',
      // the static shell's box accepts typing that React's box takes over: tests/e2e/first-screen.spec.ts
      { ready: 'textarea', whole: '#draw-prompt' },
      studio.stop,
    ),
  ];
  return {
    contenders,
    demo: studio.demo,
    close: async () => {
      for (const one of contenders) await one.close();
      studio.remove();
    },
  };
}

/** @param {'bare' | 'chakra'} name @param {string} folder */
async function floor(name, folder) {
  const server = await serveFolder(folder);
  return contender(name, server.port, '/web/', { ready: 'button', whole: 'button' }, server.close);
}

/** @param {Contender['name']} name @param {number} port @param {string} route @param {Contender['selectors']} selectors @param {() => Promise<void>} stopServer @returns {Promise<Contender>} */
async function contender(name, port, route, selectors, stopServer) {
  const proxy = await countingProxy(() => port);
  /** @type {Promise<void> | undefined} */
  let stopped;
  const stop = () => {
    stopped ??= Promise.all([stopServer(), proxy.close()]).then(() => undefined);
    return stopped;
  };
  return { name, origin: proxy.origin, route, selectors, transfers: proxy.transfers, stop, close: stop };
}
