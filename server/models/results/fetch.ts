/** Downloads results of services. Their size, URL and contents are untrusted. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../storage/storage.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import { download, downloadBytes, ResultGone } from '../net/download.ts';
import { TooLarge } from '../net/read-body.ts';
import { AddressRefused } from '../net/send.ts';
import type { Line, ResultPlace } from '../protocols/protocol.ts';
import { RequestGone } from '../remote/faults.ts';

const MOST = { picture: 60e6, clip: 600e6, sound: 120e6 } as const;
export type ResultKind = keyof typeof MOST;

interface Fetching {
  line: Line;
  storage: Storage;
  kind: ResultKind;
  signal: AbortSignal;
}

/** Converts errors that a retry cannot fix to final ones. */
async function orFinal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooLarge) throw new UnrecoverableError(error.message, 'resultTooLarge');
    if (error instanceof AddressRefused) throw new UnrecoverableError(error.message, 'resultUnsafe');
    if (error instanceof ResultGone || error instanceof RequestGone)
      throw new UnrecoverableError(error.message, 'resultGone');
    throw error;
  }
}

/** Downloads a result into memory. */
export const fetchBytes = (
  place: ResultPlace,
  { line, storage, kind, signal }: Fetching,
): Promise<Uint8Array> =>
  orFinal(
    'stored' in place
      ? storage.read(place.stored)
      : downloadBytes(place.address, line.reach, { signal, most: MOST[kind] }),
  );

/** Downloads a result to a file in the folder. The name has no extension; the type is detected later. */
export async function fetchFile(place: ResultPlace, folder: string, fetching: Fetching): Promise<string> {
  const { line, kind, signal } = fetching;
  const file = join(folder, `${randomUUID()}.result`);
  if ('stored' in place || place.address.startsWith('data:')) {
    await writeFile(file, await fetchBytes(place, fetching));
  } else await orFinal(download(place.address, line.reach, { file, signal, most: MOST[kind] }));
  return file;
}
