import { fork } from 'node:child_process';
import type { FileAnswer } from './file-child.ts';
import { type FileContent, type ReadFile, UnreadableFile } from './file-content.ts';

const HEAP_MB = 256;
const LONGEST_MS = 20_000;
/** Maximum number of files parsed at the same time; others wait. */
const AT_ONCE = 2;

/**
 * Parses each file in a process of its own, so that a file that needs too much memory or time only ends that process.
 * @param childUrl URL of the built `file-child.js`
 */
export function fileProcess(childUrl: URL, { longestMs = LONGEST_MS, heapMb = HEAP_MB } = {}): ReadFile {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (bytes) => {
    while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await readApart(childUrl, bytes, { longestMs, heapMb });
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

function readApart(
  childUrl: URL,
  bytes: Uint8Array,
  { longestMs, heapMb }: { longestMs: number; heapMb: number },
): Promise<FileContent> {
  const child = fork(childUrl, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    // without the server's secrets; on Windows no process starts without this variable
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // errors of a process that is being killed have no receiver
      child.on('error', () => {});
      child.kill('SIGKILL');
      end();
    };
    const refuse = () => settle(() => reject(new UnreadableFile('scriptFileBomb')));
    const timer = setTimeout(refuse, longestMs);
    // it ran out of memory or crashed
    child.once('exit', refuse);
    child.once('error', (error) => settle(() => reject(error)));
    child.once('message', (message) => {
      // only our own child sends messages here
      const answer = message as FileAnswer;
      settle(() =>
        answer.kind === 'read'
          ? resolve(answer.content)
          : reject(new UnreadableFile(answer.key, answer.fill)),
      );
    });
    child.send(bytes, (error) => {
      if (error) refuse();
    });
  });
}
