/** What a protocol does for the studio: it sends, asks, fetches and cancels, and knows nothing of media or points. */

import type { Values } from '../file/placeholders.ts';
import type { BoundRow } from '../file/read-file.ts';
import type { Handle, RemoteState } from '../model.ts';
import type { Connection } from '../net/call.ts';
import type { Reach } from '../net/download.ts';

/** A row with the way to its service. */
export interface Line extends BoundRow {
  connection: Connection;
  reach: Reach;
}

/** Where a result is: an address, or bytes that came with an answer and lie in our storage. */
export type ResultPlace = { address: string } | { stored: string };

export interface SendOptions {
  signal: AbortSignal;
  /** Unlike any other request's, and the same for each try. */
  key: string;
  /** Stores what came with the answer. @returns the name to fetch it by */
  store: (data: Uint8Array) => Promise<string>;
}

/** What is sent: prepared before the request is written down, since uploads may be repeated. */
export interface Prepared {
  /** The request as it goes out. Plain JSON, or parts of a form. */
  body: unknown;
  /** Numbers and short words of it, which find it again. */
  sent: Record<string, unknown>;
}

export interface ProtocolAdapter {
  /** Fills the row's input, and uploads what is uploaded. */
  prepare(line: Line, values: Values, options: { signal: AbortSignal; key: string }): Promise<Prepared>;
  /** Sends it, once. @throws the faults of remote/faults.ts */
  submit(line: Line, prepared: Prepared, options: SendOptions): Promise<Handle>;
  /** Finds a request whose answer was lost. `absent`: the service has never had it. Left out where nobody can tell. */
  find?(
    line: Line,
    known: { key: string; sent: Record<string, unknown>; at: Date },
    signal: AbortSignal,
  ): Promise<Handle | 'absent' | 'unknown'>;
  /** @throws Error to ask again */
  check(line: Line, handle: Handle, signal: AbortSignal): Promise<RemoteState>;
  /** Where the results are, of a request that is done. */
  results(line: Line, handle: Handle, signal: AbortSignal): Promise<ResultPlace[]>;
  /** Asks the service to stop; it may be too late. */
  cancel(line: Line, handle: Handle, signal: AbortSignal): Promise<void>;
  /** Asks something that costs nothing: is the service there, does it take the key? @returns what it says */
  probe(line: Line, signal: AbortSignal): Promise<string>;
}

/** How a row's key goes to its service, and its address without `base`. */
export const PROTOCOL_FACTS = {
  comfyui: { base: '', authorization: (key: string) => `Bearer ${key}`, interval: 1500 },
  fal: { base: 'https://queue.fal.run', authorization: (key: string) => `Key ${key}`, interval: 2000 },
  replicate: {
    base: 'https://api.replicate.com/v1',
    authorization: (key: string) => `Bearer ${key}`,
    interval: 2000,
  },
  openai: {
    base: 'https://api.openai.com/v1',
    authorization: (key: string) => `Bearer ${key}`,
    interval: 1000,
  },
  task: { base: '', authorization: (key: string) => `Bearer ${key}`, interval: 3000 },
} as const;
