import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { s3Storage } from '../../server/storage/s3.ts';
import { StorageAway } from '../../server/storage/storage-away.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** A bucket that takes connections and requests; the test answers them. */
async function open() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  const storage = s3Storage({ url, region: 'auto', accessKeyId: 'id', secretAccessKey: 'key' });
  /** Waits for a request that arrives whole. */
  const asked = async (): Promise<ServerResponse> => {
    const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    await text(request);
    return response;
  };
  return { storage, asked };
}

it('is away after a while, before the browser of whoever waits for it gives up', async () => {
  const { storage, asked } = await open();
  for (const ask of [
    () => storage.read('media/a'),
    () => storage.size('media/a'),
    () => storage.put('media/a', Buffer.from('abc')),
  ]) {
    const arrived = asked();
    const refused = expect(ask()).rejects.toBeInstanceOf(StorageAway);
    await arrived;
    vi.advanceTimersByTime(20_000);
    await refused;
  }
});

it('has the time that a large file takes to get there', async () => {
  const { storage, asked } = await open();
  const arrived = asked();
  const put = storage.put('media/film', Buffer.alloc(8_000_000));
  const response = await arrived;
  vi.advanceTimersByTime(60_000);
  response.end();
  await put;
});

it('may take as long as it likes over what it has begun to say', async () => {
  const { storage, asked } = await open();
  const arrived = asked();
  const stream = storage.stream('media/film');
  const response = await arrived;
  response.write('the beginning ');
  const whole = text(await stream);
  vi.advanceTimersByTime(600_000);
  response.end('and the end');
  expect(await whole).toBe('the beginning and the end');
});
