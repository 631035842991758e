import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEngine } from '../../server/db/engine.ts';
import { addMedia, fileName, storageName } from '../../server/media/media.ts';
import { mediaAddress } from '../../server/media/media-address.ts';
import { newKey } from '../../server/secrets.ts';
import { installationSecret } from '../../server/start/data-folder.ts';
import { diskStorage } from '../../server/storage/disk.ts';
import { type BuiltServer, endServer, startServer } from './built-server.ts';

let folder: string;
let server: BuiltServer | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkreel-ends-'));
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Adds a 64 MB file to a stopped studio, larger than the buffers of two sockets. @returns its URL */
async function largeFile(): Promise<string> {
  const media = {
    key: newKey(),
    ext: 'mp4',
    mime: 'video/mp4',
    bytes: 64 * 1024 * 1024,
    width: null,
    height: null,
    upscaled: false,
  };
  const storage = await diskStorage(join(folder, 'media'));
  await storage.put(storageName(media), Buffer.alloc(media.bytes));
  const engine = await openEngine(join(folder, 'database'));
  await addMedia(engine, 1, media);
  await engine.close();
  return mediaAddress(await installationSecret(folder), fileName(media));
}

const isThere = (name: string) =>
  access(join(folder, name)).then(
    () => true,
    () => false,
  );

/** Code that runs in each thread of the server first: the database thread exits when a file appears next to its folder. */
const DIES = `
import { existsSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';
if (!isMainThread && workerData?.folder?.endsWith('database'))
  setInterval(() => { if (existsSync(workerData.folder + '-dies')) process.exit(7); }, 20).unref();
`;

it('a server whose database has died exits with an error, to be restarted', async () => {
  const preload = join(folder, 'dies.mjs');
  await writeFile(preload, DIES);
  server = await startServer(folder, { NODE_OPTIONS: `--import ${pathToFileURL(preload)}` });
  const ended = once(server.child, 'exit');
  await writeFile(join(folder, 'database-dies'), '');
  expect(await ended).toEqual([1, null]);

  // the restarted server must not exit again
  await rm(join(folder, 'database-dies'));
  server = await startServer(folder);
  expect((await fetch(`${server.address}/web/`)).status).toBe(200);
});

it('a stalled download does not delay the shutdown: the server stops cleanly and unlocks its folder', async () => {
  server ??= await startServer(folder);
  await endServer(server, 'SIGTERM');
  const address = await largeFile();
  server = await startServer(folder);
  const { port, host } = new URL(server.address);
  const reader = connect(Number(port), '127.0.0.1');
  await once(reader, 'connect');
  reader.on('error', () => undefined).pause();
  reader.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  // the server has started to answer
  await vi.waitFor(() => expect(reader.readableLength).toBeGreaterThan(0), { timeout: 30_000 });
  expect(await isThere('server.pid')).toBe(true);

  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  // exit code 0: otherwise the shutdown has timed out
  expect(await ended).toEqual([0, null]);
  expect(await isThere('server.pid')).toBe(false);
  reader.destroy();
});
