import { join } from 'node:path';
import type { Config } from '../config.ts';
import { checkBucket } from './check-bucket.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The configured storage: an S3 bucket or the data folder. @throws CannotStart if the bucket cannot be used */
export async function openStorage(config: Config): Promise<Storage> {
  const { s3Url, s3Region: region, s3AccessKeyId, s3SecretAccessKey, dataDir } = config;
  if (s3Url === null) return diskStorage(join(dataDir, 'media'));
  const bucket = {
    url: s3Url,
    region,
    accessKeyId: s3AccessKeyId ?? '',
    secretAccessKey: s3SecretAccessKey ?? '',
  };
  await checkBucket(bucket);
  return s3Storage(bucket);
}
