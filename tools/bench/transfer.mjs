/**
 * @typedef {object} Weight
 * @property {number} page bytes that were requested until the page was usable
 * @property {number} worker bytes that the worker fetched for its precache, including its own script
 * @property {number} again of these, bytes of files that the page had already fetched
 */

/**
 * Transfer sizes of a first visit.
 * @param {readonly import('./counting-proxy.mjs').Transfer[]} transfers
 * @param {number} readyAt milliseconds since 1970
 * @returns {Weight}
 */
export function weigh(transfers, readyAt) {
  const sum = (/** @type {typeof transfers} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const page = transfers.filter(({ by, asked }) => by === 'page' && asked <= readyAt);
  const worker = transfers.filter(({ by }) => by === 'worker');
  const shown = (/** @type {string} */ path) => path.replace(/\/index\.html$/, '/');
  const seen = new Set(page.map(({ path }) => shown(path)));
  return {
    page: sum(page),
    worker: sum(worker),
    again: sum(worker.filter(({ path }) => seen.has(shown(path)))),
  };
}
