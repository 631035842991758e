import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Bucket } from '../../server/storage/s3.ts';

export interface TestBucket {
  settings: Bucket;
  /** Nobody listens at its address any more; what was stored stays. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** So many of the next requests are answered with 503, as an overloaded bucket does. */
  refusing: number;
}

/** A minimal bucket, until the test ends: objects by path, ranges, and no access without a signature. */
export async function openBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const begun = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const name = request.url ?? '';
    const object = objects.get(name);
    if (bucket.refusing > 0) {
      bucket.refusing -= 1;
      await buffer(request);
      response.writeHead(503).end();
    } else if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/'))
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
  let port = 0;
  const comeBack = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await comeBack();
  onTestFinished(leave);
  port = (server.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${port}/bucket/`;
  const settings = { url, region: 'auto', accessKeyId: 'id', secretAccessKey: 'key' };
  const bucket: TestBucket = { settings, leave, comeBack, refusing: 0 };
  return bucket;
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
