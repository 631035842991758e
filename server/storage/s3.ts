import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { answerInTime, patienceFor } from './answer-in-time.ts';
import { joinObjects, type Send } from './s3-join.ts';
import type { Storage } from './storage.ts';
import { isAway, isAwayStatus, StorageAway } from './storage-away.ts';

export interface Bucket {
  /** URL of the bucket, including its name if the service uses path-style URLs. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Attempts after the first at a bucket that is overloaded, over two seconds at most: somebody may be waiting. */
const RETRIES = 5;

/** Stores files in an S3-compatible bucket. The bucket stays private: files are served through /media/. */
export function s3Storage({ url, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const at = (name: string): string => `${url.replace(/\/$/, '')}/${name}`;

  /** The x-amz-copy-source of an object: `/bucket/name`. */
  const copySource = (name: string): string => new URL(at(name)).pathname;

  const send: Send = async (name, init, accepted = []) => {
    const patience = patienceFor(name, init.body instanceof Uint8Array ? init.body.byteLength : 0);
    // a signed request is good for one host, and a member's file goes only where the operator has said
    const ask = (signal: AbortSignal) => client.fetch(at(name), { ...init, redirect: 'manual', signal });
    const answer = await answerInTime(patience, ask).catch((cause: unknown) => {
      throw isAway(cause) ? new StorageAway('The bucket does not answer.', { cause }) : cause;
    });
    if (isAwayStatus(answer.status))
      throw new StorageAway(`The bucket answered ${answer.status} to ${init.method}.`);
    if (!answer.ok && !accepted.includes(answer.status))
      throw new Error(`The bucket answered ${answer.status} to ${init.method}.`);
    return answer;
  };

  return {
    async put(name, data, length) {
      // S3 needs the length in advance; streams are already limited to the size of an upload
      const body = data instanceof Readable ? await collect(data, length) : data;
      await send(name, {
        method: 'PUT',
        body: new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength),
      });
    },
    join: (name, parts) => joinObjects({ send, copySource }, name, parts),
    path: () => null,
    read: async (name) => new Uint8Array(await (await send(name, { method: 'GET' })).arrayBuffer()),
    async stream(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const { body } = await send(name, { method: 'GET', headers });
      return body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
    },
    async size(name) {
      const answer = await send(name, { method: 'HEAD' }, [404]);
      return answer.ok ? Number(answer.headers.get('content-length')) : null;
    },
    free: async () => null,
    async delete(name) {
      await send(name, { method: 'DELETE' }, [404]);
    },
  };
}

/** Reads a stream into memory, without copying if the length is known. */
async function collect(stream: Readable, length: number | undefined): Promise<Uint8Array> {
  if (length === undefined) return Buffer.concat(await stream.toArray());
  const all = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (at + chunk.length > length) throw new Error('More arrived than was announced.');
    at += chunk.copy(all, at);
  }
  if (at < length) throw new Error('Less arrived than was announced.');
  return all;
}
