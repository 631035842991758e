import { AwsClient } from 'aws4fetch';
import { CannotStart } from '../start/cannot-start.ts';
import type { Bucket } from './s3.ts';

/** A name that no file has: the question is whether the bucket answers, and to whom. */
const NO_FILE = 'start-check';
const MISSING = '<Code>NoSuchBucket</Code>';

/** Asks a bucket for a file. @throws CannotStart with why it cannot be used */
export async function checkBucket({ url, region, accessKeyId, secretAccessKey }: Bucket): Promise<void> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const address = `${url.replace(/\/$/, '')}/${NO_FILE}`;
  const answer = await client.fetch(address).catch((error: unknown) => {
    throw cannotUse(reasonOf(error));
  });
  const body = await answer.text();
  if (answer.status === 404 && body.includes(MISSING)) throw cannotUse('there is none of this name');
  if (answer.status === 401 || answer.status === 403)
    throw cannotUse(`it answered ${answer.status}; the key must be right and may list and read`);
  if (!answer.ok && answer.status !== 404) throw cannotUse(`it answered ${answer.status}`);
}

const cannotUse = (why: string) => new CannotStart(`Cannot use the bucket of S3_URL: ${why}.`);

/** What `fetch` says is "fetch failed"; the reason is below it, and where a name has several addresses, below that. */
function reasonOf(error: unknown): string {
  const below = error instanceof Error ? (error.cause ?? error) : error;
  const one = below instanceof AggregateError ? below.errors[0] : below;
  return one instanceof Error ? one.message : String(one);
}
