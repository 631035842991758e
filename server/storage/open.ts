import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/** The storage of the configuration: a bucket, or the data folder. */
export const openStorage = ({ dataDir }: Config): Promise<Storage> => diskStorage(join(dataDir, 'media'));
