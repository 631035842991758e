/** A streamed voice: sound that arrives as base64 over a WebSocket (SCRIPT-23, SCRIPT-24; decisions C-26, C-27). */
import * as v from 'valibot';
import type { CallAnswer } from '../../../api/call.ts';
import type { generateLineVoice } from '../../../api/script.ts';
import { bytesOf } from '../../base64.ts';

export type StreamAnswer = Extract<CallAnswer<typeof generateLineVoice>, { ws_url: string }>;

/** Milliseconds without a message after which nothing more is expected. */
const IDLE = 30_000;
/** A stream that ends as it should says this, or closes normally. */
const LAST = 2;
const NORMAL: readonly number[] = [1000, 1005];

const Message = v.object({
  code: v.optional(v.number()),
  message: v.optional(v.string()),
  audio: v.optional(v.string()),
  status: v.optional(v.number()),
  data: v.optional(v.nullable(v.object({ audio: v.optional(v.string()), status: v.optional(v.number()) }))),
});

/** The stream said no, or broke off; `message` is the server's, or empty. */
export class StreamFailed extends Error {
  override readonly name = 'StreamFailed';
}

/** What a message says: JSON of the usual forms, or bare base64. */
function readMessage(text: string): { audio: string; last: boolean; refusal: string | null } {
  if (!text.trimStart().startsWith('{')) return { audio: text.trim(), last: false, refusal: null };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), text);
  if (!parsed.success) return { audio: '', last: false, refusal: null };
  const { code = 0, message = '', audio, status, data } = parsed.output;
  return {
    audio: audio ?? data?.audio ?? '',
    last: (status ?? data?.status) === LAST,
    // services begin with 0, and this one with no code at all
    refusal: code !== 0 && code !== 200 ? message : null,
  };
}

/** The address with date, authorization and key; a relative one is this studio's. */
function addressOf({ ws_url, date, authorization, api_key }: StreamAnswer): string {
  const address = new URL(ws_url, location.href.replace(/^http/, 'ws'));
  address.searchParams.set('host', address.host);
  for (const [name, value] of Object.entries({ date, authorization, api_key }))
    address.searchParams.set(name, value);
  return address.href;
}

/**
 * Receives a stream to its end.
 * @param onSound each piece, in order
 * @throws StreamFailed; the signal's reason. Pieces that came before were given all the same
 */
export function receiveVoice(
  answer: StreamAnswer,
  { signal, onSound }: { signal: AbortSignal; onSound: (piece: Uint8Array<ArrayBuffer>) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(addressOf(answer));
    let heard = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
      end();
    };
    const onAbort = (): void => settle(() => reject(signal.reason));
    const fail = (message = ''): void => settle(() => reject(new StreamFailed(message)));
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (heard ? settle(resolve) : fail()), IDLE);
    };
    signal.addEventListener('abort', onAbort);
    socket.onopen = () => socket.send(JSON.stringify({ ssml: answer.ssml }));
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { audio, last, refusal } = readMessage(String(data));
      if (refusal !== null) {
        fail(refusal);
        return;
      }
      try {
        if (audio) onSound(bytesOf(audio));
      } catch {
        fail();
        return;
      }
      heard ||= audio !== '';
      if (last && heard) settle(resolve);
      else if (last) fail();
      else wait();
    };
    socket.onerror = () => fail();
    socket.onclose = ({ code }) => (heard && NORMAL.includes(code) ? settle(resolve) : fail());
    wait();
  });
}
