/** The interface of a protocol: send, check, fetch and cancel. Protocols know nothing about media or points. */

import type { Values } from '../file/placeholders.ts';
import type { BoundRow } from '../file/read-file.ts';
import type { Handle, RemoteState } from '../model.ts';
import type { Connection } from '../net/call.ts';
import type { Reach } from '../net/download.ts';

/** A row with the connection to its service. */
export interface Line extends BoundRow {
  connection: Connection;
  reach: Reach;
}

/** Where a result is: a URL, or a file in our storage whose bytes came with an answer. */
export type ResultPlace = { address: string } | { stored: string };

export interface SendOptions {
  signal: AbortSignal;
  /** Unique per request, and the same for each retry. */
  key: string;
  /** Stores bytes that came with the answer. @returns the name to fetch them by */
  store: (data: Uint8Array) => Promise<string>;
}

/** A prepared request. Preparing comes before the request is recorded, because uploads may be repeated. */
export interface Prepared {
  /** The request's body: plain JSON, or parts of a form. */
  body: unknown;
  /** Its numbers and short strings, for finding it again. */
  sent: Record<string, unknown>;
}

export interface ProtocolAdapter {
  /** Fills the row's input template and uploads files. */
  prepare(line: Line, values: Values, options: { signal: AbortSignal; key: string }): Promise<Prepared>;
  /** Sends it, once. @throws the errors of remote/faults.ts */
  submit(line: Line, prepared: Prepared, options: SendOptions): Promise<Handle>;
  /** Finds a request whose answer was lost. `absent`: the service never received it. Omitted if the service cannot tell. */
  find?(
    line: Line,
    known: { key: string; sent: Record<string, unknown>; at: Date },
    signal: AbortSignal,
  ): Promise<Handle | 'absent' | 'unknown'>;
  /** @throws Error to retry */
  check(line: Line, handle: Handle, signal: AbortSignal): Promise<RemoteState>;
  /** The results of a finished request. */
  results(line: Line, handle: Handle, signal: AbortSignal): Promise<ResultPlace[]>;
  /** Asks the service to cancel; may come too late. */
  cancel(line: Line, handle: Handle, signal: AbortSignal): Promise<void>;
  /** A free call that tests whether the service is reachable and accepts the key. @returns a description */
  probe(line: Line, signal: AbortSignal): Promise<string>;
}

/** How the key is sent to the service, and its default `base`. */
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
