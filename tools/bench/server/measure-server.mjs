import { cpus, loadavg } from 'node:os';
import { median } from '../figures.mjs';
import { embedded, onPostgres } from './databases.mjs';
import { measureOne } from './measure-one.mjs';

/** @typedef {import('./measure-one.mjs').Run} Run */

/**
 * @typedef {object} Goal
 * @property {(run: Run) => number | null} of
 * @property {number} [least]
 * @property {number} [most]
 * @property {string} [on] the database that it applies to. Default: all
 */

/** @type {Record<string, Goal>} */
const GOALS = {
  submitsPerSecond: { of: ({ submits }) => submits.perSecond, least: 200, on: 'postgres' },
  submitsP99: { of: ({ submits }) => submits.p99, most: 250, on: 'postgres' },
  pollsOf50PerSecond: { of: ({ pollsOf50 }) => pollsOf50.perSecond, least: 700 },
  memoryAtRest: { of: ({ memoryAtRest }) => memoryAtRest, most: 250, on: 'pglite' },
  idleCpu: { of: ({ idleCpu }) => idleCpu, most: 0.5 },
};

/**
 * Measures the built server with the embedded database, and with Postgres if TEST_POSTGRES names a server.
 * @param {number} runs of each
 */
export async function measureServer(runs) {
  const server = process.env.TEST_POSTGRES;
  const began = performance.now();
  const loadBefore = loadavg()[0];
  /** @type {Record<string, ReturnType<typeof summary>>} */
  const databases = {};
  for (const [name, open] of Object.entries({
    pglite: embedded,
    ...(server ? { postgres: onPostgres(server) } : {}),
  })) {
    /** @type {Run[]} */
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await measureOne(open));
    databases[name] = summary(name, all);
  }
  return {
    machine: {
      node: process.versions.node,
      platform: process.platform,
      processors: cpus().length,
      loadBefore,
      seconds: Math.round((performance.now() - began) / 1000),
    },
    connections: 20,
    databases,
  };
}

/** All runs, and the median of each figure with a goal. @param {string} database @param {readonly Run[]} runs */
function summary(database, runs) {
  const goals = Object.entries(GOALS)
    .filter(([, { on }]) => !on || on === database)
    .map(([name, { of, least, most }]) => {
      const known = runs.map(of).filter((value) => value !== null);
      return [name, { median: known.length > 0 ? median(known) : null, least, most }];
    });
  return { goals: Object.fromEntries(goals), runs };
}
