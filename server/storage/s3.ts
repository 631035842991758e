import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.ts';

export interface Bucket {
  /** The bucket's address, including its name if the service wants it in the path. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Stores files in an S3-compatible bucket. The bucket stays private: all reads go through /media/. */
export function s3Storage({ url, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const at = (name: string): string => `${url.replace(/\/$/, '')}/${name}`;

  const send = async (
    name: string,
    init: RequestInit,
    accepted: readonly number[] = [],
  ): Promise<Response> => {
    const answer = await client.fetch(at(name), init);
    if (!answer.ok && !accepted.includes(answer.status))
      throw new Error(`The bucket answered ${answer.status} to ${init.method}.`);
    return answer;
  };

  return {
    async put(name, data) {
      // a bucket needs the length beforehand; streams here were limited to an upload's size on the way
      const body = data instanceof Readable ? Buffer.concat(await data.toArray()) : data;
      await send(name, { method: 'PUT', body: new Uint8Array(body) });
    },
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
