import * as v from 'valibot';
import { proxy } from 'valtio';
import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { requestUpload, type UploadUse } from '../api/uploads.ts';
import { client as current } from './client.ts';
import { preferences } from './client-for.ts';

/** Uploads in progress, which a reload would lose. */
export const uploads = proxy({ running: 0 });

/**
 * Puts a file straight into storage with a short-lived grant (DRAW-39).
 * @param onProgress 0 to 1 @param client of the login that the file belongs to; that of the moment if none is given
 * @returns the address to use in calls
 * @throws ApiError when no grant is given, or the file is refused with a reason; Error when the storage does not take it otherwise
 */
export async function uploadFile(
  file: File,
  use: UploadUse,
  {
    onProgress,
    signal,
    client = current,
  }: { onProgress: (part: number) => void; signal: AbortSignal; client?: Client },
): Promise<string> {
  const grant = await client.send(requestUpload, { use }, { signal });
  await put(file, grant, onProgress, signal);
  return grant.public_url;
}

/** Uses XMLHttpRequest, because fetch does not report how much of a body was sent. */
function put(
  file: File,
  grant: { url: string; method: string; headers: Record<string, string> },
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(grant.method, grant.url);
    for (const [name, value] of Object.entries(grant.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('device-type', 'web');
    request.setRequestHeader('accept-language', preferences().language);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(refusalIn(request, grant.url)));
    request.onerror = () => reject(new Error('storage could not be reached'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    // a signal that ends later, as a time limit does, has nothing to stop any more
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.send(file);
  });
}

const Reason = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.number(), message: v.pipe(v.string(), v.minLength(1)) }),
);

/** Why a file was not taken. Our server says it in words; another storage, such as a bucket, answers something else. */
function refusalIn({ status, responseText }: XMLHttpRequest, path: string): Error {
  const reason = v.safeParse(Reason, responseText);
  // the address is signed: nobody has to sign in for it
  if (!reason.success || status === 401) return new Error(`storage answered ${status}`);
  const { code, message } = reason.output;
  return new ApiError(status >= 500 ? 'busy' : 'refused', message, { path, status, code });
}
