import { fork } from 'node:child_process';
import { once } from 'node:events';
import { JOBS } from './jobs.mjs';

const entry = new URL('./make-one.mjs', import.meta.url);

/** Runs one job. @param {string} job */
async function make(job) {
  const child = fork(entry, [job], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [figures] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${job} could not be made.`);
    }),
  ]);
  return figures;
}

/** Measures time and memory of the built-in engine's jobs, one after another. @param {number} runs */
export async function measureMedia(runs) {
  /** @type {Record<string, unknown[]>} */
  const measured = {};
  for (const job of Object.keys(JOBS)) {
    measured[job] = [];
    for (let run = 0; run < runs; run++) measured[job].push(await make(job));
  }
  return measured;
}
