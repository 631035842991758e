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
  ratios?: readonly string[] | undefined;
  /** Allowed lengths of a clip. */
  seconds?: readonly number[] | undefined;
  /** What a request has to have. */
  needs?: readonly ('image' | 'prompt')[] | undefined;
  /** Whether it takes a picture to start from, and one to end on. Default: both. */
  takes?: { image: boolean; endImage: boolean };
}

/** Identifies a request at a service: plain JSON, stored in the database, valid in every process and after a restart. */
export type Handle = Readonly<Record<string, unknown>>;

/** The state of a request at a service. */
export type RemoteState =
  | { state: 'working' /** Requests before this one. */; place?: number | undefined }
  | { state: 'done' }
  /** It failed. `gone`: the service no longer knows it. The reason is for the operator. */
  | { state: 'failed' | 'gone'; messageKey: MessageKey; reason?: string };

/** Returns the result directly, in one promise: the built-in engine, or a service that answers with the result. */
/** What the operator pays for a use, and may pay a day; null for any amount. */
export interface UseCosts {
  /** Requests of one service are counted together. */
  service: string;
  usd: number;
  usdPerDay: { row: number | null; service: number | null; member: number | null };
}

export interface Direct<M extends Medium> {
  runs: 'direct';
  /** Left out for the built-in engine. */
  costs?: UseCosts;
  /** Rejects with the signal's reason when aborted, and with an Error when it fails. */
  make(request: Media[M]['request'], options: Media[M]['options']): Promise<Media[M]['result']>;
}

/** What stands of a request before it is sent. */
export interface Intent {
  /** Numbers and short words of it, which may find it again. */
  sent: Record<string, unknown>;
  /** Sends it, once. @throws the faults of remote/faults.ts */
  send(): Promise<Handle>;
}

/** How a request is sent and looked for. */
export interface SendOptions {
  /** Unlike any other request's, and the same for each try. */
  key: string;
  signal: AbortSignal;
}

/** Works at a service that is polled, perhaps by another process than the one that started it. */
export interface Remote<M extends Medium> extends UseCosts {
  runs: 'remote';
  /** At the same time at the service. */
  concurrency: number;
  /** Seconds after which a request takes longer than usual. */
  timeout: number;
  /** Milliseconds between two checks at first; they become rarer. */
  interval: number;
  /** The row as it is stored with a request; null for one that is found by its id. */
  snapshot: object | null;
  /** Prepares a request: uploads may be repeated. */
  prepare(request: Media[M]['request'], options: SendOptions): Promise<Intent>;
  /** Finds a request whose answer was lost. `absent`: the service has never had it. Left out where nobody can tell. */
  find?: (
    known: { key: string; sent: Record<string, unknown>; at: Date },
    signal: AbortSignal,
  ) => Promise<Handle | 'absent' | 'unknown'>;
  check(handle: Handle, signal: AbortSignal): Promise<RemoteState>;
  /** Fetches the result; may be repeated after a failure. @param request what was asked for */
  collect(
    handle: Handle,
    request: Media[M]['request'],
    options: Media[M]['options'],
  ): Promise<Media[M]['result']>;
  /** Asks the service to stop; it may be too late. */
  cancel(handle: Handle, signal: AbortSignal): Promise<void>;
  /** Deletes what lies in our storage for a request that has ended. */
  drop?: (handle: Handle) => Promise<void>;
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
