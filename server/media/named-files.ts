/** The stored files that a request names, between their check and the rows that use them. */
import type { Queries } from '../db/database.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { holdMedia } from './drop-unused.ts';
import type { Media } from './media.ts';

/** Notes that a file of the caller's is named by the request. @returns the file */
export function nameFile<File extends Pick<Media, 'key'>>(
  { files }: Pick<Context, 'files'>,
  file: File,
): File {
  files.add(file.key);
  return file;
}

/**
 * Keeps all files that the request names until the transaction ends, in which rows begin to use them. Call it before other rows are
 * locked: it may wait for the clean-up, and nobody should have to wait for that too.
 * @throws Refusal if the clean-up has taken one since it was checked
 */
export async function holdNamed(client: Queries, context: Pick<Context, 'session' | 'files'>): Promise<void> {
  if (context.files.size > 0) await holdMedia(client, memberOf(context).userId, [...context.files]);
}
