// Runs one job in its own process, so that its memory and CPU time can be measured: `node make-one.mjs <job>`.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, megabytes } from '../server/process-figures.mjs';
import { JOBS } from './jobs.mjs';

const TICKS_PER_SECOND = 100;

/** CPU seconds of this process, its threads, and its finished child processes. */
function processorSeconds() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

const job = JOBS[process.argv[2] ?? ''];
if (!job) throw new Error(`There is no job ${process.argv[2]}.`);
const folder = await mkdtemp(join(tmpdir(), 'inkreel-media-'));
try {
  const work = await job.prepare(folder);
  // garbage of the setup does not count
  globalThis.gc?.();
  const before = { processor: processorSeconds(), memory: megabytes(process.pid) ?? 0 };
  let peak = before.memory;
  const watch = setInterval(() => {
    const all = [process.pid, ...childrenOf(process.pid)].map((pid) => megabytes(pid) || 0);
    peak = Math.max(
      peak,
      all.reduce((sum, one) => sum + one, 0),
    );
  }, 100);
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  process.send?.({
    seconds: round(seconds),
    processorSeconds: round(processorSeconds() - before.processor),
    // including ffmpeg's, minus the idle process's
    megabytes: peak - before.memory,
    goal: job.goal,
  });
} finally {
  await rm(folder, { recursive: true });
}
process.disconnect?.();
