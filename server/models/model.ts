import type { MessageKey } from '../rpc/messages.ts';
import type { Media, Medium } from './media.ts';

/** What of its medium a model makes, as the app names it. What is left out fits all. */
export interface Offered {
  /** E.g. `jimeng`. */
  tool?: string | undefined;
  model?: string | undefined;
  resolution?: string | undefined;
}

/** What a request may ask of a model; what is left out is not limited by it. */
export interface ModelLimits {
  ratios?: readonly string[];
  /** Lengths of a clip. */
  seconds?: readonly number[];
}

/** What a service is asked about a request by: plain JSON, kept in the database, good in every process and after a restart. */
export type Handle = Readonly<Record<string, unknown>>;

/** How a request stands at a service. */
export type RemoteState =
  | { state: 'working' /** 0..1 */; share?: number }
  | { state: 'done' }
  /** It will not be made. `gone`: the service knows nothing of it any more. */
  | { state: 'failed' | 'gone'; says: MessageKey };

/** Makes at once, in one promise: the built-in engine, or a service that answers with the result. */
export interface Direct<M extends Medium> {
  runs: 'direct';
  /** Rejects with the signal's reason when stopped, and with an Error when it cannot be made. */
  make(request: Media[M]['request'], options: Media[M]['options']): Promise<Media[M]['result']>;
}

/** Makes elsewhere, and is asked about it: whoever asks may be another process than the one that began. */
export interface Remote<M extends Medium> {
  runs: 'remote';
  /** Begins once. @param key unique to this request: a service that can is told it, so that the request can be found again */
  start(request: Media[M]['request'], key: string, signal: AbortSignal): Promise<Handle>;
  check(handle: Handle, signal: AbortSignal): Promise<RemoteState>;
  /** Fetches what is done; may be done again when it failed. */
  collect(handle: Handle, options: Media[M]['options']): Promise<Media[M]['result']>;
  /** Asks the service to stop; it may be too late. */
  cancel(handle: Handle): Promise<void>;
  /** Milliseconds between two checks. */
  interval: number;
}

/** The request surely never reached the service: it may be sent again. */
export class RequestNotSent extends Error {
  override readonly name = 'RequestNotSent';
}

/** One row of the table of who makes what. */
export type Model<M extends Medium = Medium> = {
  /** Unique in the table. */
  id: string;
  medium: M;
  for: Offered;
  /** What a result names as its maker. */
  name: string;
  limits: ModelLimits;
  /** Points for one use, in place of the price in the table of costs; null keeps that one. */
  points: number | null;
  /** Rejects with MediaToolMissing when a program that it needs is known to be missing. */
  ready?: () => Promise<void>;
  traits: Media[M]['traits'];
  maker: Direct<M> | Remote<M>;
};

/** Any row, whatever its medium. */
export type AnyModel = { [M in Medium]: Model<M> }[Medium];
