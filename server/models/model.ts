import type { MessageKey } from '../rpc/messages.ts';
import type { Media, Medium } from './media.ts';

/** What a model makes, in the app's terms. An omitted field matches everything. */
export interface Offered {
  /** E.g. `jimeng`. */
  tool?: string | undefined;
  model?: string | undefined;
  resolution?: string | undefined;
}

/** Limits on requests; an omitted field is unlimited. */
export interface ModelLimits {
  ratios?: readonly string[];
  /** Allowed lengths of a clip. */
  seconds?: readonly number[];
}

/** Identifies a request at a service: plain JSON, stored in the database, valid in every process and after a restart. */
export type Handle = Readonly<Record<string, unknown>>;

/** The state of a request at a service. */
export type RemoteState =
  | { state: 'working' /** 0..1 */; share?: number }
  | { state: 'done' }
  /** It failed. `gone`: the service no longer knows it. */
  | { state: 'failed' | 'gone'; messageKey: MessageKey };

/** Returns the result directly, in one promise: the built-in engine, or a service that answers with the result. */
export interface Direct<M extends Medium> {
  runs: 'direct';
  /** Rejects with the signal's reason when aborted, and with an Error when it fails. */
  make(request: Media[M]['request'], options: Media[M]['options']): Promise<Media[M]['result']>;
}

/** Works at a service that is polled, perhaps by another process than the one that started it. */
export interface Remote<M extends Medium> {
  runs: 'remote';
  /** Starts the work, once. @param key unique to this request; sent to services that support it, so that the request can be found again */
  start(request: Media[M]['request'], key: string, signal: AbortSignal): Promise<Handle>;
  check(handle: Handle, signal: AbortSignal): Promise<RemoteState>;
  /** Fetches the result; may be repeated after a failure. */
  collect(handle: Handle, options: Media[M]['options']): Promise<Media[M]['result']>;
  /** Asks the service to stop; it may be too late. */
  cancel(handle: Handle): Promise<void>;
  /** Milliseconds between two checks. */
  interval: number;
}

/** The request certainly did not reach the service: it may be sent again. */
export class RequestNotSent extends Error {
  override readonly name = 'RequestNotSent';
}

/** One row of the table of models. */
export type Model<M extends Medium = Medium> = {
  /** Unique in the table. */
  id: string;
  medium: M;
  for: Offered;
  /** The provider named on results. */
  name: string;
  limits: ModelLimits;
  /** Points per use, overriding the table of costs; null keeps that price. */
  points: number | null;
  /** Rejects with MediaToolMissing if a required program is known to be missing. */
  ready?: () => Promise<void>;
  traits: Media[M]['traits'];
  maker: Direct<M> | Remote<M>;
};

/** Any row, whatever its medium. */
export type AnyModel = { [M in Medium]: Model<M> }[Medium];
