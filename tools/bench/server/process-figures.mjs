import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Figures of a process from /proc; null on other systems than Linux. @param {number} pid */
function read(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the process name, in parentheses, may contain spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { ticks: Number(fields[11]) + Number(fields[12]), kilobytes: Number(kilobytes) };
  } catch {
    return null;
  }
}

/** Resident memory in megabytes; null if unknown. @param {number} pid */
export function megabytes(pid) {
  const now = read(pid);
  return now && Math.round(now.kilobytes / 1024);
}

/** Running child processes; empty if unknown. @param {number} pid */
export function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** CPU time that a process has used so far, in milliseconds; null if unknown. @param {number} pid */
export function cpuMilliseconds(pid) {
  const now = read(pid);
  return now && (now.ticks * 1000) / TICKS_PER_SECOND;
}

/** CPU usage of a process over some seconds, in percent of one core; null if unknown. @param {number} pid @param {number} seconds */
export async function percentOfCore(pid, seconds) {
  const before = cpuMilliseconds(pid);
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const after = cpuMilliseconds(pid);
  if (before === null || after === null) return null;
  return Math.round(((after - before) / (performance.now() - from)) * 10_000) / 100;
}
