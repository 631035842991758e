import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;
const PAGE_KILOBYTES = 4;
const SAMPLE_EVERY = 500;

interface Sample {
  parent: number;
  ticks: number;
  pages: number;
}

/** Statistics of a process from /proc; null once it has exited. */
async function sample(pid: number): Promise<Sample | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // the process name, in parentheses, may contain spaces
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (index: number) => Number(fields[index] ?? 0);
  return { parent: number(1), ticks: number(11) + number(12), pages: number(21) };
}

/** Measures a process and its children, on Linux. @returns a function that stops and returns CPU seconds and peak total memory */
export function watchUsage(root: number): {
  stop(): Promise<{ cpuSeconds: number; peakMegabytes: number }>;
} {
  const ticks = new Map<number, { first: number; last: number }>();
  let peak = 0;
  const look = async (first: boolean): Promise<void> => {
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
    const all = new Map<number, Sample>();
    for (const pid of pids) {
      const one = await sample(pid);
      if (one) all.set(pid, one);
    }
    const ours = (pid: number): boolean => pid === root || (pid > 1 && ours(all.get(pid)?.parent ?? 0));
    let pages = 0;
    for (const [pid, one] of all) {
      if (!ours(pid)) continue;
      pages += one.pages;
      const known = ticks.get(pid) ?? { first: first ? one.ticks : 0, last: 0 };
      ticks.set(pid, { ...known, last: one.ticks });
    }
    peak = Math.max(peak, pages);
  };
  let looking = look(true);
  const timer = setInterval(() => {
    looking = looking.then(() => look(false));
  }, SAMPLE_EVERY);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await look(false);
      const used = [...ticks.values()].reduce((sum, { first, last }) => sum + last - first, 0);
      return {
        cpuSeconds: used / TICKS_PER_SECOND,
        peakMegabytes: Math.round((peak * PAGE_KILOBYTES) / 1024),
      };
    },
  };
}
