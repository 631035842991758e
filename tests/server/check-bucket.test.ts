import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { CannotStart } from '../../server/start/cannot-start.ts';
import { PATIENCE } from '../../server/storage/check-bucket.ts';
import { openStorage } from '../../server/storage/open.ts';
import { s3Storage } from '../../server/storage/s3.ts';
import { StorageAway } from '../../server/storage/storage-away.ts';
import { watchBucket } from '../../server/storage/watch-bucket.ts';
import { openBucket } from './bucket.ts';
import { timeIsUp } from './time-is-up.ts';

/** Opens the storage of a service that gives one answer to everything. */
const openAt = async (status: number, body = '') =>
  open(await listening((_request, response) => response.writeHead(status).end(body)));

/** A service on this machine. @returns its port */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}
const open = (port: number, host = '127.0.0.1') =>
  openStorage(
    readConfig({
      S3_URL: `http://${host}:${port}/bucket`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }),
  );

it.each([
  ['there is none of this name', 404, '<Error><Code>NoSuchBucket</Code></Error>'],
  ['it answered 403; the key must be right and may list and read', 403, ''],
  ['it answered 301', 301, ''],
])('a bucket whose setup is wrong stops the start in one line: %s', async (why, status, body) => {
  await expect(openAt(status, body)).rejects.toThrow(
    new CannotStart(`Cannot use the bucket of S3_URL: ${why}.`),
  );
});

it.each([500, 503, 429])('one that answers %i is away for the moment', async (status) => {
  const { away } = await openAt(status);
  expect(away?.why).toBe(`it answered ${status}`);
});

it('one that nobody answers for is away, with the reason and not "fetch failed"', async () => {
  const { settings, leave } = await openBucket();
  await leave();
  const { away } = await open(Number(new URL(settings.url).port));
  expect(away?.why).toMatch(/^connect ECONNREFUSED 127\.0\.0\.1:\d+$/);
});

/** A name server that knows no name, or none that answers. */
const lookUp = (code: 'ENOTFOUND' | 'EAI_AGAIN') => {
  vi.spyOn(dns, 'lookup').mockImplementation(((
    host: string,
    _options: object,
    told: (error: Error) => void,
  ) => told(Object.assign(new Error(`getaddrinfo ${code} ${host}`), { code }))) as never);
  onTestFinished(() => void vi.restoreAllMocks());
};

it('one whose host nobody knows is misspelt, and stops the start in one line', async () => {
  lookUp('ENOTFOUND');
  await expect(open(9000, 's3.exmaple.com')).rejects.toThrow(
    new CannotStart('Cannot use the bucket of S3_URL: nobody knows the host s3.exmaple.com.'),
  );
});

it('one whose host cannot be looked up now is away', async () => {
  lookUp('EAI_AGAIN');
  const { away } = await open(9000, 's3.example.com');
  expect(away?.why).toBe('getaddrinfo EAI_AGAIN s3.example.com');
});

it('one that takes connections and says nothing is away', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  timeIsUp(PATIENCE);
  const { away } = await open((server.address() as AddressInfo).port);
  expect(away?.why).toBe('The operation was aborted due to timeout');
});

it('a host that is gone after the start leaves the files away, not wrong', async () => {
  const { storage } = await openAt(404);
  lookUp('ENOTFOUND');
  const gone = s3Storage({
    url: 'http://bucket:9000/b',
    region: 'auto',
    accessKeyId: 'i',
    secretAccessKey: 'k',
  });
  await expect(gone.size('none')).rejects.toBeInstanceOf(StorageAway);
  expect(await storage.size('none')).toBeNull();
});

it('a redirect of the bucket is not followed: neither at the start nor with a file', async () => {
  const elsewhere: string[] = [];
  const target = await listening((request, response) => {
    elsewhere.push(`${request.method} ${request.url}`);
    response.end();
  });
  const bucket = await listening((request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${target}${request.url}` }).end(),
  );
  await expect(open(bucket)).rejects.toThrow('Cannot use the bucket of S3_URL: it answered 307.');
  const storage = s3Storage({
    url: `http://127.0.0.1:${bucket}/bucket`,
    region: 'auto',
    accessKeyId: 'i',
    secretAccessKey: 'k',
  });
  await expect(storage.put('media/one', Buffer.from('x'))).rejects.toThrow('The bucket answered 307 to PUT.');
  expect(elsewhere).toEqual([]);
});

it('an address that no browser may ask is wrong', async () => {
  await expect(open(1)).rejects.toThrow(new CannotStart('Cannot use the bucket of S3_URL: bad port.'));
});

it('one without the file that was asked for is used', async () => {
  const { storage, away } = await openAt(404, '<Error><Code>NoSuchKey</Code></Error>');
  expect(away).toBeNull();
  expect(await storage.size('none')).toBeNull();
});

it('is asked until it is there, which is said once, as is a setup that turns out to be wrong', async () => {
  const answers: (string | null | Error)[] = [
    'connect',
    new CannotStart('wrong key'),
    new CannotStart('wrong key'),
    null,
  ];
  const said: string[] = [];
  await new Promise<void>((back) => {
    const check = async () => {
      const answer = answers.shift() ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    watchBucket({ why: 'connect', check }, { say: (line) => said.push(line), onBack: back, again: 1 });
  });
  expect(said).toEqual(['wrong key', 'The bucket of S3_URL is there again.']);
  expect(answers).toEqual([]);
});
