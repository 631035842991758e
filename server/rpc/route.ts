import type { Readable } from 'node:stream';
import type { Call, CallOutput, HandlerAnswer } from '../../src/api/call.ts';
import { CODE } from '../../src/api/errors.ts';
import type { Context } from './context.ts';
import type { Fill, MessageKey } from './messages.ts';

/** A success with a message other than "ok", e.g. "Code sent", or with the code for a streamed answer. */
export class WithMessage<Answer> {
  readonly answer: Answer;
  readonly key: MessageKey;
  readonly fill: Fill;
  readonly code: number;
  constructor(answer: Answer, key: MessageKey, fill: Fill = {}, code: number = CODE.ok) {
    this.answer = answer;
    this.key = key;
    this.fill = fill;
    this.code = code;
  }
}

/** A file instead of an envelope. */
export class FileAnswer {
  readonly body: Readable | Uint8Array;
  readonly mime: string;
  /** The file name for saving; any characters are allowed. */
  readonly name: string;
  constructor(body: Readable | Uint8Array, { mime, name }: { mime: string; name: string }) {
    this.body = body;
    this.mime = mime;
    this.name = name;
  }
}

/** A call and its handler, whose types have been checked against each other. */
export interface Route {
  readonly call: Call;
  readonly handle: (context: Context, input: never) => Promise<unknown>;
}

/**
 * Pairs a call of the contract with its handler.
 * @param handle receives the validated input in our spelling; returns the answer or throws Refusal
 */
export function on<C extends Call>(
  call: C,
  handle: (
    context: Context,
    input: CallOutput<C>,
  ) => Promise<HandlerAnswer<C> | WithMessage<HandlerAnswer<C>>> | HandlerAnswer<C>,
): Route {
  return { call, handle: async (context, input: CallOutput<C>) => handle(context, input) };
}

/** A boolean in the contract's form. */
export const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
