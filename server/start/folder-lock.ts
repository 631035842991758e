/** A lock file, so that only one process uses a data folder, even across containers that share a volume. */
import { readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { newKey } from '../secrets.ts';
import { CannotStart } from './cannot-start.ts';

/** Milliseconds between two heartbeats. A holder in another PID namespace counts as dead after missing several. */
const BEAT = 2_000;
const MISSED = 5;

export interface LockTimes {
  beat: number;
  patience: number;
}
const TIMES: LockTimes = { beat: BEAT, patience: BEAT * MISSED };

interface Holder {
  /** PID and start time of the process, since PIDs are reused. */
  process: string;
  /** The PID namespace; containers have separate ones. */
  place: string;
  /** Unique per acquisition. */
  token: string;
}

/** Another process holds the folder. Nothing has been touched. */
export class FolderTaken extends CannotStart {}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Identifies a process by PID and, on Linux, its start time, since PIDs are reused.
 * @returns null if there is no such process, or only a zombie
 */
export async function identityOf(pid: number): Promise<string | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another account
    if (codeOf(error) !== 'EPERM') return null;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state = '', ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? null : `${pid} ${fields[18] ?? ''}`.trim();
}

/** The PID namespace; on systems without them, the machine. */
async function placeHere(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => '');
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${hostname()}/${boot.trim()}/${space}`;
}

const parse = (text: string): Holder | null => {
  const [process = '', place = '', token = ''] = text.split('\n');
  return process ? { process, place, token } : null;
};

/**
 * Acquires the lock file, or takes it over from a process that has ended.
 * @returns releases the lock, if it is still ours
 * @throws FolderTaken if another process holds it; file system errors unchanged
 */
export async function takeLock(
  file: string,
  folder: string,
  onLost: () => void,
  times: LockTimes = TIMES,
): Promise<() => Promise<void>> {
  const me: Holder = {
    process: (await identityOf(process.pid)) ?? String(process.pid),
    place: await placeHere(),
    token: newKey(),
  };
  const text = [me.process, me.place, me.token].join('\n');
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = parse(await readFile(file, 'utf8').catch(() => ''));
    if (holder && (await isAlive(file, holder, me, times)))
      throw new FolderTaken(
        `The data folder ${folder} is in use by process ${Number.parseInt(holder.process, 10)}; stop it or choose another DATA_DIR.`,
      );
    await writeFile(file, text);
  }
  let busy = false;
  const beating = setInterval(() => {
    // one at a time, as a slow disk may take longer than the interval: a loss is told once
    if (busy) return;
    busy = true;
    void beat()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, times.beat).unref();
  const isMine = async (): Promise<boolean> =>
    parse(await readFile(file, 'utf8').catch(() => text))?.token === me.token;
  let touched = 0;
  const beat = async (): Promise<void> => {
    // As we left it, it is ours; whoever takes it over touches it too. Reading it each time took an idle server seven trips to another
    // thread instead of two.
    const changed = Math.round((await stat(file)).mtimeMs) !== touched;
    if (changed && !(await isMine())) {
      clearInterval(beating);
      onLost();
      return;
    }
    const now = new Date();
    await utimes(file, now, now);
    touched = now.getTime();
  };
  return async () => {
    clearInterval(beating);
    if (await isMine()) await rm(file, { force: true });
  };
}

/** Looks the holder up if it is in our PID namespace; otherwise waits for a heartbeat. */
async function isAlive(file: string, holder: Holder, me: Holder, { patience }: LockTimes): Promise<boolean> {
  // a lock without a place was written by an older version
  if (holder.place === '' || holder.place === me.place) {
    const pid = Number.parseInt(holder.process, 10);
    return pid > 0 && holder.process !== me.process && (await identityOf(pid)) === holder.process;
  }
  const changed = async () => (await stat(file).catch(() => null))?.mtimeMs ?? 0;
  const before = await changed();
  for (let waited = 0; waited < patience; waited += patience / 10) {
    await new Promise((done) => setTimeout(done, patience / 10));
    if ((await changed()) !== before) return true;
  }
  return false;
}
