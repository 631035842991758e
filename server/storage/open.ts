import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The configured storage: an S3 bucket or the data folder. */
export async function openStorage(config: Config): Promise<Storage> {
  const { s3Url, s3Region: region, s3AccessKeyId, s3SecretAccessKey, dataDir } = config;
  return s3Url === null
    ? diskStorage(join(dataDir, 'media'))
    : s3Storage({
        url: s3Url,
        region,
        accessKeyId: s3AccessKeyId ?? '',
        secretAccessKey: s3SecretAccessKey ?? '',
      });
}
