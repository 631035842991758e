import { statfs } from 'node:fs/promises';
import { CannotStart } from './cannot-start.ts';

/** Bytes. With less than this the database cannot even write what it has done. */
const TOO_LITTLE = 32 * 1024 ** 2;

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * What an error of the start is for the operator: the built-in database fails on a full disk in many ways, mostly without words.
 * @param free bytes that are left in the folder
 * @returns one line if the disk is full, otherwise the error unchanged
 */
export async function orFullDisk(error: unknown, folder: string, free = freeBytes): Promise<unknown> {
  if (error instanceof CannotStart) return error;
  const left = await free(folder).catch(() => TOO_LITTLE);
  if (left >= TOO_LITTLE) return error;
  const megabytes = Math.floor(left / 1024 ** 2);
  return new CannotStart(
    `The disk of the data folder ${folder} is full: ${megabytes} MB are left. Free some space and start again.`,
  );
}
