import { fork } from 'node:child_process';
import { inRoot } from '../../lib/paths.mjs';

/** Generates load from a separate process. @param {import('./load.mjs').Load} load @returns {Promise<import('./load.mjs').Rate>} */
export function drive(load) {
  return new Promise((resolve, reject) => {
    const child = fork(inRoot('tools/bench/server/load.mjs'));
    child.once('message', (rate) => resolve(/** @type {import('./load.mjs').Rate} */ (rate)));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`The load ended with ${code}.`)));
    child.send(load);
  });
}
