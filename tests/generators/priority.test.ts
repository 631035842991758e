import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { MAKER_NICENESS } from '../../generators/priority.ts';
import { bundledEntry } from './bundled.ts';

const threadUrl = bundledEntry('generators/pictures/picture-thread.ts');

/** The priorities of this process's threads. */
const priorities = async () => {
  const threads = await readdir('/proc/self/task');
  return threads.map((id) => [Number(id), getPriority(Number(id))] as const);
};

describe.skipIf(process.platform !== 'linux')('what makes media', () => {
  it('runs with a lower priority than the server in a thread, whose own priority stays', async () => {
    const own = getPriority(process.pid);
    const before = new Set((await priorities()).map(([id]) => id));
    const worker = new Worker(threadUrl());
    onTestFinished(async () => void (await worker.terminate()));
    await vi.waitFor(
      async () => {
        const started = (await priorities()).filter(([id]) => !before.has(id));
        expect(started.map(([, priority]) => priority)).toContain(MAKER_NICENESS);
      },
      { timeout: 20_000 },
    );
    expect(getPriority(process.pid)).toBe(own);
  });

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
    expect(Number(stdout.toString())).toBe(urgent ? getPriority(process.pid) : MAKER_NICENESS);
  });
});
