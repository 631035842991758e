import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { NICENESS } from '../../generators/priority.ts';
import { bundledEntry } from './bundled.ts';

const THREADS = [
  ['a picture', bundledEntry('generators/pictures/picture-thread.ts'), NICENESS.short],
  ['a song', bundledEntry('generators/songs/listen-thread.ts'), NICENESS.long],
] as const;
/** A song to listen to, so long that its thread is still there when it is looked at. */
const SONG = {
  samples: Float32Array.from({ length: 44_100 * 120 }, (_, at) => Math.sin(at / 9)),
  sampleRate: 44_100,
};

/** The priorities of this process's threads. */
const priorities = async () => {
  const threads = await readdir('/proc/self/task');
  return threads.map((id) => [Number(id), getPriority(Number(id))] as const);
};

describe.skipIf(process.platform !== 'linux')('what makes media', () => {
  it.each(THREADS)(
    '%s is worked on with a lower priority than the server in a thread, whose own stays',
    async (_, threadUrl, niceness) => {
      const own = getPriority(process.pid);
      const before = new Set((await priorities()).map(([id]) => id));
      const worker = new Worker(threadUrl(), { workerData: SONG });
      onTestFinished(async () => void (await worker.terminate()));
      await vi.waitFor(
        async () => {
          const started = (await priorities()).filter(([id]) => !before.has(id));
          expect(started.map(([, priority]) => priority)).toContain(niceness);
        },
        { timeout: 20_000 },
      );
      expect(getPriority(process.pid)).toBe(own);
    },
  );

  it.each([
    ['lower', false],
    ['the same', true],
  ])('runs in a program with %s priority, if urgent is %s', async (_, urgent) => {
    const folder = await mkdtemp(join(tmpdir(), 'priority-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = join(folder, 'program.sh');
    await writeFile(program, '#!/bin/sh\nsleep 0.3\nnice\n');
    await chmod(program, 0o755);
    const { stdout } = await runFfmpeg([], { signal: new AbortController().signal, program, urgent });
    expect(Number(stdout.toString())).toBe(urgent ? getPriority(process.pid) : NICENESS.long);
  });
});
