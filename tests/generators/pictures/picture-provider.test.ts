import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudioPictures } from '../../../generators/pictures/picture-provider.ts';
import type { PictureRequest } from '../../../generators/pictures/pictures.ts';

/** A thread that does what the prompt says, in place of the bundled engine. */
const thread = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ request }) => {
  if (request.prompt === 'die') process.exit(3);
  if (request.prompt === 'throw') throw new Error('boom');
  if (request.prompt === 'fail') return parentPort.postMessage({ kind: 'failed', message: 'no such thing' });
  if (request.prompt === 'hang') { parentPort.postMessage({ kind: 'progress', done: 1 }); for (;;); }
  parentPort.postMessage({ kind: 'pictures', pictures: [{ data: new Uint8Array(), mime: 'image/jpeg', width: 1, height: 1, seed: threadId }] });
});`;

let folder: string;
let threadUrl: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const file = join(folder, 'thread.mjs');
  await writeFile(file, thread);
  threadUrl = pathToFileURL(file);
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (prompt: string): PictureRequest => ({
  prompt,
  width: 8,
  height: 8,
  count: 1,
  seed: 1,
  style: 'auto',
});
const go = { signal: new AbortController().signal };

describe('the picture provider', () => {
  it('keeps one thread for its tasks', async () => {
    const pictures = createStudioPictures({ threadUrl });
    const [[a], [b]] = await Promise.all([
      pictures.generate(ask('ok'), go),
      pictures.generate(ask('ok'), go),
    ]);
    expect(a?.seed).toBe(b?.seed);
  });

  it.each([
    ['die', 'code 3'],
    ['throw', 'thread failed'],
    ['fail', 'no such thing'],
  ])('rejects when the thread meets "%s" and serves the next task', async (prompt, message) => {
    const pictures = createStudioPictures({ threadUrl });
    await expect(pictures.generate(ask(prompt), go)).rejects.toThrow(message);
    await expect(pictures.generate(ask('ok'), go)).resolves.toHaveLength(1);
  });

  it('aborts the running task, and the next one still runs', async () => {
    const pictures = createStudioPictures({ threadUrl });
    const stop = new AbortController();
    const hung = pictures.generate(ask('hang'), { signal: stop.signal, onPicture: () => stop.abort() });
    const next = pictures.generate(ask('ok'), go);
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' });
    await expect(next).resolves.toHaveLength(1);
  });

  it('terminates its thread when closed', async () => {
    const pictures = createStudioPictures({ threadUrl });
    const hung = pictures.generate(ask('hang'), { ...go, onPicture: () => void pictures.close() });
    await expect(hung).rejects.toThrow('before the pictures were done');
  });

  it('rejects a queued task as soon as it is aborted', async () => {
    const pictures = createStudioPictures({ threadUrl });
    const [first, second] = [new AbortController(), new AbortController()];
    const hung = pictures.generate(ask('hang'), { signal: first.signal });
    const waiting = pictures.generate(ask('ok'), { signal: second.signal });
    second.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    first.abort();
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' });
  });
});
