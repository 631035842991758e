import { AwsClient } from 'aws4fetch';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import { CannotStart } from '../start/cannot-start.ts';
import type { Bucket } from './s3.ts';
import { isAway, isAwayStatus, isUnknownHost, reasonOf } from './storage-away.ts';

/** A name that no file has: the question is whether the bucket answers, and to whom. */
const NO_FILE = 'start-check';
const MISSING = '<Code>NoSuchBucket</Code>';
/** Milliseconds. A service that takes connections and says nothing counts as away. */
export const PATIENCE = 10_000;

/**
 * Asks a bucket for a file.
 * @returns why it cannot be reached for the moment; null if it can be used
 * @throws CannotStart if the setup is wrong: waiting would not help
 */
export async function checkBucket({
  url,
  region,
  accessKeyId,
  secretAccessKey,
}: Bucket): Promise<string | null> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const address = `${url.replace(/\/$/, '')}/${NO_FILE}`;
  let answer: Response;
  let body: string;
  try {
    answer = await client.fetch(address, { redirect: 'manual', signal: timeoutSignal(PATIENCE) });
    body = await answer.text();
  } catch (error) {
    if (isUnknownHost(error)) throw cannotUse(`nobody knows the host ${new URL(url).hostname}`);
    if (isAway(error)) return reasonOf(error);
    throw cannotUse(reasonOf(error));
  }
  if (isAwayStatus(answer.status)) return `it answered ${answer.status}`;
  if (answer.status === 404 && body.includes(MISSING)) throw cannotUse('there is none of this name');
  if (answer.status === 401 || answer.status === 403)
    throw cannotUse(`it answered ${answer.status}; the key must be right and may list and read`);
  if (!answer.ok && answer.status !== 404) throw cannotUse(`it answered ${answer.status}`);
  return null;
}

const cannotUse = (why: string) => new CannotStart(`Cannot use the bucket of S3_URL: ${why}.`);
