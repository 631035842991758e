import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import * as v from 'valibot';

/** One call of the contract: its path, input and answer. Page, worker and server use the same object. */
export interface Call<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  /** One leading slash, joined to `/api` (decisions A-06). */
  readonly path: `/${string}`;
  /** The path as the documents write it; equals `path` for our extensions. */
  readonly written: string;
  readonly method: 'GET' | 'POST';
  readonly body: 'none' | 'json' | 'multipart';
  readonly input: In;
  readonly answer: Out;
  /** `member`: needs a token, else HTTP 401; `visitor`: the token is optional; `anyone`: the token is ignored. */
  readonly access: 'anyone' | 'visitor' | 'member';
  /** `extension`: not in the documents; its path is under /studio. The client must work against a server without it. */
  readonly origin: 'documented' | 'extension';
  /** Success codes in the envelope besides 200 (201 only for streamed voice, ERR-02). */
  readonly alsoSuccess: readonly number[];
  /** Maximum bytes of a JSON body, if the server's usual limit is too low. */
  readonly maxBody?: number;
  /** Milliseconds that the server may work on the answer, for what is made while the member waits. Others answer at once. */
  readonly longest?: number;
}

export type CallInput<C extends Call> = InferInput<C['input']>;
export type CallOutput<C extends Call> = InferOutput<C['input']>;
/** What the client returns to its caller. */
export type CallAnswer<C extends Call> = InferOutput<C['answer']>;
/** What a server handler returns. */
export type HandlerAnswer<C extends Call> = InferInput<C['answer']>;

export const nothing = v.strictObject({});
/** Milliseconds for speech and texts that are made while the member waits. Many proxies cut a request after 60 s. */
export const WHILE_WAITING = 55_000;

/** For answers whose data is ignored; only code and message are read (decisions B-05, B-06). */
export const unread = v.optional(v.unknown());

interface Options<In extends GenericSchema, Out extends GenericSchema> {
  input: In;
  answer: Out;
  access?: Call['access'];
  method?: Call['method'];
  body?: Call['body'];
  alsoSuccess?: readonly number[];
  maxBody?: number;
  longest?: number;
}

/** Defines a call of the documents, e.g. `draw/chagne-image`. Default: POST with JSON (ERR-01). */
export function documented<In extends GenericSchema, Out extends GenericSchema>(
  written: string,
  options: Options<In, Out>,
): Call<In, Out> {
  return make(written, 'documented', options);
}

/** Defines a call that the documents do not have: `POST /studio/<noun>/<verb>`. */
export function extension<In extends GenericSchema, Out extends GenericSchema>(
  path: `/studio/${string}/${string}`,
  options: Options<In, Out>,
): Call<In, Out> {
  return make(path, 'extension', options);
}

function make<In extends GenericSchema, Out extends GenericSchema>(
  written: string,
  origin: Call['origin'],
  {
    input,
    answer,
    access = 'member',
    method = 'POST',
    body,
    alsoSuccess = [],
    maxBody,
    longest,
  }: Options<In, Out>,
): Call<In, Out> {
  return {
    path: `/${written.replace(/^\//, '')}`,
    written,
    method,
    body: body ?? (method === 'GET' || (input as GenericSchema) === nothing ? 'none' : 'json'),
    input,
    answer,
    access,
    origin,
    alsoSuccess,
    ...(maxBody === undefined ? {} : { maxBody }),
    ...(longest === undefined ? {} : { longest }),
  };
}
