import type { MessageKey } from '../rpc/messages.ts';
import type { Media, Medium } from './media.ts';

/** What a model is used for, in the app's terms. An omitted field matches everything. */
export interface Offered {
  /** E.g. `jimeng`. */
  tool?: string | undefined;
  model?: string | undefined;
  resolution?: string | undefined;
}

/** Limits on requests; an omitted field means no limit. */
export interface ModelLimits {
  ratios?: readonly string[] | undefined;
  /** Supported lengths of a clip in seconds. */
  seconds?: readonly number[] | undefined;
  /** Required parts of a request. */
  needs?: readonly ('image' | 'prompt')[] | undefined;
  /** Whether it accepts a start image and an end image. Default: both. */
  takes?: { image: boolean; endImage: boolean };
}

/** Identifies a request at a service: plain JSON, stored in the database, usable by every process and after a restart. */
export type Handle = Readonly<Record<string, unknown>>;

/** The state of a request at a service. */
export type RemoteState =
  | { state: 'working' /** Requests before this one. */; place?: number | undefined }
  | { state: 'done' }
  /** It failed. `gone`: the service no longer knows it. The reason is for the operator. */
  | { state: 'failed' | 'gone'; messageKey: MessageKey; reason?: string };

/** The operator's cost of a use, and the daily limits in USD; null for no limit. */
export interface UseCosts {
  /** Requests of one service are counted together. */
  service: string;
  usd: number;
  usdPerDay: { row: number | null; service: number | null; member: number | null };
}

/** Returns the result directly, in one promise: the built-in engine, or a service that answers with the result. */
export interface Direct<M extends Medium> {
  runs: 'direct';
  /** Omitted for the built-in engine. */
  costs?: UseCosts;
  /** Rejects with the signal's reason when aborted, and with an Error when it fails. */
  make(request: Media[M]['request'], options: Media[M]['options']): Promise<Media[M]['result']>;
}

/** A request before it is sent. */
export interface Intent {
  /** Its numbers and short strings, by which it may be found again. */
  sent: Record<string, unknown>;
  /** Sends it, once. @throws the errors of remote/faults.ts */
  send(): Promise<Handle>;
}

/** Options for sending and finding a request. */
export interface SendOptions {
  /** Unique per request, and the same for each retry. */
  key: string;
  signal: AbortSignal;
}

/** Works at a service that is polled, possibly by another process than the one that started it. */
export interface Remote<M extends Medium> extends UseCosts {
  runs: 'remote';
  /** Maximum concurrent requests at the service. */
  concurrency: number;
  /** Expected maximum seconds of a request; after that it counts as late. */
  timeout: number;
  /** Milliseconds between the first checks; the interval grows. */
  interval: number;
  /** The row as stored with a request; null for a row that is found by its id. */
  snapshot: object | null;
  /** Prepares a request. Uploads may be repeated. */
  prepare(request: Media[M]['request'], options: SendOptions): Promise<Intent>;
  /** Finds a request whose answer was lost. `absent`: the service never received it. Omitted if the service cannot tell. */
  find?: (
    known: { key: string; sent: Record<string, unknown>; at: Date },
    signal: AbortSignal,
  ) => Promise<Handle | 'absent' | 'unknown'>;
  check(handle: Handle, signal: AbortSignal): Promise<RemoteState>;
  /** Fetches the result; may be retried. @param request the original request */
  collect(
    handle: Handle,
    request: Media[M]['request'],
    options: Media[M]['options'],
  ): Promise<Media[M]['result']>;
  /** Asks the service to cancel; may come too late. */
  cancel(handle: Handle, signal: AbortSignal): Promise<void>;
  /** Deletes the files in our storage that belong to an ended request. */
  drop?: (handle: Handle) => Promise<void>;
}

/** One row of the table of models. */
export type Model<M extends Medium = Medium> = {
  /** Unique in the table. */
  id: string;
  medium: M;
  for: Offered;
  /** The provider name on results. */
  name: string;
  limits: ModelLimits;
  /** Points per use, overriding the cost table; null uses the table. */
  points: number | null;
  /** Rejects with MediaToolMissing if a required program is known to be missing. */
  ready?: () => Promise<void>;
  traits: Media[M]['traits'];
  maker: Direct<M> | Remote<M>;
};

/** A row of any medium. */
export type AnyModel = { [M in Medium]: Model<M> }[Medium];
