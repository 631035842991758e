import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { diskStorage } from '../../server/storage/disk.ts';
import { s3Storage } from '../../server/storage/s3.ts';
import type { Storage } from '../../server/storage/storage.ts';

async function disk(): Promise<{ storage: Storage; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { storage: await diskStorage(folder), folder };
}

/** A minimal bucket: objects by path, ranges, and no access without a signature. */
async function bucket(): Promise<Storage> {
  const objects = new Map<string, Buffer>();
  const begun = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const name = request.url ?? '';
    const object = objects.get(name);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/'))
      response.writeHead(403).end();
    else if (name.includes('?')) await joinParts(request, response, { objects, begun });
    else if (request.method === 'PUT') {
      objects.set(name, await buffer(request));
      response.end();
    } else if (request.method === 'DELETE') response.writeHead(objects.delete(name) ? 204 : 404).end();
    else if (!object) response.writeHead(404).end();
    else if (request.method === 'HEAD') response.setHeader('content-length', object.length).end();
    else {
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      response.writeHead(from ? 206 : 200).end(from ? object.subarray(Number(from), Number(to) + 1) : object);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return s3Storage({
    url: `http://127.0.0.1:${port}/bucket/`,
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
}

/** A multipart upload whose parts are copies of objects. */
async function joinParts(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, begun }: { objects: Map<string, Buffer>; begun: Map<string, Buffer[]> },
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const id = searchParams.get('uploadId') ?? '';
  const parts = begun.get(id);
  if (searchParams.has('uploads')) {
    begun.set(pathname, []);
    response.end(
      `<InitiateMultipartUploadResult><UploadId>${pathname}</UploadId></InitiateMultipartUploadResult>`,
    );
  } else if (!parts) response.writeHead(404).end();
  else if (request.method === 'PUT') {
    const source = objects.get(String(request.headers['x-amz-copy-source']));
    if (source) parts[Number(searchParams.get('partNumber')) - 1] = source;
    response
      .writeHead(source ? 200 : 404)
      .end('<CopyPartResult><ETag>&quot;tag&quot;</ETag></CopyPartResult>');
  } else if (request.method === 'DELETE') {
    begun.delete(id);
    response.writeHead(204).end();
  } else {
    const list = await text(request);
    const named = list.split('<ETag>&quot;tag&quot;</ETag>').length - 1;
    if (named === parts.length) objects.set(pathname, Buffer.concat(parts));
    response.end(
      named === parts.length ? '<CompleteMultipartUploadResult/>' : '<Error><Code>InvalidPart</Code></Error>',
    );
  }
}

describe.each([
  ['the disk', async () => (await disk()).storage],
  ['a bucket', bucket],
])('%s', (_name, open) => {
  it('stores bytes and streams, and reads them completely and in ranges', async () => {
    const storage = await open();
    await storage.put('media/ab/one.txt', Buffer.from('0123456789'));
    await storage.put('media/ab/two.txt', Readable.from([Buffer.from('from '), Buffer.from('a stream')]));
    expect(Buffer.from(await storage.read('media/ab/one.txt')).toString()).toBe('0123456789');
    expect(await text(await storage.stream('media/ab/two.txt'))).toBe('from a stream');
    expect(await text(await storage.stream('media/ab/one.txt', { start: 2, end: 4 }))).toBe('234');
    expect(await storage.size('media/ab/one.txt')).toBe(10);
  });

  it('concatenates files, and keeps them', async () => {
    const storage = await open();
    const length = 3;
    await storage.put('incoming/0', Readable.from([Buffer.from('ab'), Buffer.from('c')]), length);
    await storage.put('incoming/1', Buffer.from('de'));
    await storage.join('media/ab/whole.txt', ['incoming/0', 'incoming/1']);
    expect(await text(await storage.stream('media/ab/whole.txt'))).toBe('abcde');
    expect(await storage.size('incoming/0')).toBe(3);
    await expect(storage.join('media/ab/none.txt', ['incoming/0', 'incoming/2'])).rejects.toThrow();
    expect(await storage.size('media/ab/none.txt')).toBeNull();
  });

  it('deletes idempotently', async () => {
    const storage = await open();
    await storage.put('media/x', Buffer.from('x'));
    await storage.delete('media/x');
    await storage.delete('media/x');
    expect(await storage.size('media/x')).toBeNull();
    await expect(storage.read('media/x')).rejects.toThrow();
  });

  it('keeps nothing of a file whose stream was interrupted', async () => {
    const storage = await open();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(storage.put('media/half', broken)).rejects.toThrow('gone');
    expect(await storage.size('media/half')).toBeNull();
  });
});

it('partial files of a crash are deleted at the next start', async () => {
  const { storage, folder } = await disk();
  await storage.put('partial/left-over', Buffer.from('x'));
  await diskStorage(folder);
  expect(await readdir(join(folder, 'partial'))).toEqual([]);
});
