/** The requests of a film's upload. What goes wrong says what to do about it. */
import * as v from 'valibot';
import { ArrivedParts, VideoInfo } from '../../api/work-uploads.ts';
import { session } from '../account/session-state.ts';
import { preferences } from '../client-for.ts';

/** Milliseconds without progress after which a part is sent again. */
const SILENCE = 30_000;
/** Seconds; a server that asks for a longer pause has refused. */
const LONGEST_PAUSE = 600;

/**
 * `again`: try again; `over`: the upload is unknown to the server, start over; `incomplete`: parts are missing; `refused`: the film is
 * refused, for the reason in `message`; `signed-out`: whoever began it is not signed in.
 */
export type TroubleKind = 'again' | 'over' | 'incomplete' | 'refused' | 'signed-out';

export class UploadTrouble extends Error {
  override readonly name = 'UploadTrouble';
  readonly kind: TroubleKind;
  readonly status: number;
  /** Seconds to wait, if the server says so. */
  readonly after: number | undefined;
  constructor(
    kind: TroubleKind,
    { said = '', status = 0, after }: { said?: string; status?: number; after?: number } = {},
  ) {
    super(said);
    this.kind = kind;
    this.status = status;
    this.after = after;
  }
}

const KINDS: Readonly<Record<number, TroubleKind>> = {
  401: 'signed-out',
  403: 'over',
  404: 'over',
  409: 'incomplete',
  410: 'over',
};

const ErrorAnswer = v.object({ message: v.string() });

/** What an answer means that is no success. */
export function troubleOf(status: number, body: string, retryAfter: string | null): UploadTrouble {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorAnswer), body);
  const said = parsed.success ? parsed.output.message : '';
  const known = KINDS[status];
  if (known) return new UploadTrouble(known, { said, status });
  const after = Number(retryAfter ?? 0) || undefined;
  const tooLong = (after ?? 0) > LONGEST_PAUSE || status === 507;
  if (status === 429 || status >= 500)
    return new UploadTrouble(tooLong ? 'refused' : 'again', { said, status, ...(after ? { after } : {}) });
  return new UploadTrouble(status === 0 || status === 408 ? 'again' : 'refused', { said, status });
}

function headers(): Record<string, string> {
  const { language, timeZone, deviceId } = preferences();
  return {
    'device-type': 'web',
    'accept-language': language,
    'time-zone': timeZone,
    'device-id': deviceId,
    ...(session.token ? { authorization: session.token } : {}),
  };
}

async function ask<Schema extends v.GenericSchema>(
  address: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(address, { headers: headers(), signal, cache: 'no-store' }).catch(() => {
    signal.throwIfAborted();
    throw new UploadTrouble('again');
  });
  const body = await answer.text().catch(() => '');
  if (!answer.ok) throw troubleOf(answer.status, body, answer.headers.get('retry-after'));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) throw new UploadTrouble('again');
  return parsed.output;
}

/** What is uploaded. @param address of the upload: `{domain}/<token>` */
export const askArrived = (address: string, signal: AbortSignal) => ask(address, ArrivedParts, signal);

/** The media-info query (PUB-12). */
export const askInfo = (address: string, signal: AbortSignal) => ask(`${address}?info`, VideoInfo, signal);

/** Sends one part. @param onSent bytes of it so far @throws UploadTrouble, or the signal's reason */
export function putPart(
  address: string,
  data: Blob,
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let timer = setTimeout(stop, SILENCE);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    request.open('PUT', address);
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE);
      onSent(loaded);
    };
    request.onload = () =>
      end(() => {
        if (request.status < 300) return resolve();
        reject(troubleOf(request.status, request.responseText, request.getResponseHeader('retry-after')));
      });
    request.onerror = () => end(() => reject(new UploadTrouble('again')));
    request.onabort = () =>
      end(() =>
        reject(signal.aborted ? (signal.reason ?? new Error('stopped')) : new UploadTrouble('again')),
      );
    signal.addEventListener('abort', stop, { once: true });
    request.send(data);
  });
}
