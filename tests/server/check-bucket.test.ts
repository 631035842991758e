import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { CannotStart } from '../../server/start/cannot-start.ts';
import { openStorage } from '../../server/storage/open.ts';

/** Opens the storage of a service that gives one answer to everything. */
async function openAt(status: number, body = '') {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return open((server.address() as AddressInfo).port);
}
const open = (port: number) =>
  openStorage(
    readConfig({
      S3_URL: `http://127.0.0.1:${port}/bucket`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }),
  );

it.each([
  ['there is none of this name', 404, '<Error><Code>NoSuchBucket</Code></Error>'],
  ['it answered 403; the key must be right and may list and read', 403, ''],
  ['it answered 500', 500, ''],
])('a bucket that cannot be used stops the start in one line: %s', async (why, status, body) => {
  await expect(openAt(status, body)).rejects.toThrow(
    new CannotStart(`Cannot use the bucket of S3_URL: ${why}.`),
  );
});

it('one that does not answer is said with its reason, not as "fetch failed"', async () => {
  await expect(open(1)).rejects.toThrow(
    /^Cannot use the bucket of S3_URL: (connect ECONNREFUSED 127\.0\.0\.1:1|bad port)\.$/,
  );
});

it('one without the file that was asked for is used', async () => {
  const storage = await openAt(404, '<Error><Code>NoSuchKey</Code></Error>');
  expect(await storage.size('none')).toBeNull();
});
