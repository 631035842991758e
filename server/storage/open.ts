import { join } from 'node:path';
import type { Config } from '../config.ts';
import { checkBucket } from './check-bucket.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';
import type { AwayBucket } from './watch-bucket.ts';

export interface OpenedStorage {
  storage: Storage;
  /** Set if the storage is a bucket that cannot be reached for the moment. */
  away: AwayBucket | null;
}

/**
 * The configured storage: an S3 bucket or the data folder. A bucket that is away for the moment is opened all the same.
 * @throws CannotStart if the setup of the bucket is wrong
 */
export async function openStorage(config: Config): Promise<OpenedStorage> {
  const { s3Url, s3Region: region, s3AccessKeyId, s3SecretAccessKey, dataDir } = config;
  if (s3Url === null) return { storage: await diskStorage(join(dataDir, 'media')), away: null };
  const bucket = {
    url: s3Url,
    region,
    accessKeyId: s3AccessKeyId ?? '',
    secretAccessKey: s3SecretAccessKey ?? '',
  };
  const check = () => checkBucket(bucket);
  const why = await check();
  return { storage: s3Storage(bucket), away: why === null ? null : { why, check } };
}
