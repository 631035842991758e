import type { Readable } from 'node:stream';
import type { Call, CallOutput, HandlerAnswer } from '../../src/api/call.ts';
import { CODE } from '../../src/api/errors.ts';
import type { Context } from './context.ts';
import type { Fill, MessageKey } from './messages.ts';

/** A success with a message other than "ok", e.g. "Code sent", or with the code that says that the rest is streamed. */
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
  /** The name to save it under; any characters. */
  readonly name: string;
  constructor(body: Readable | Uint8Array, { mime, name }: { mime: string; name: string }) {
    this.body = body;
    this.mime = mime;
    this.name = name;
  }
}

/** A call and its handler, with their types already checked against each other. */
export interface Route {
  readonly call: Call;
  readonly handle: (context: Context, input: never) => Promise<unknown>;
}

/**
 * Pairs a call of the contract with its handler.
 * @param handle receives the validated input in our spelling and returns what the answer schema accepts. Throws Refusal to say no.
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

/** A boolean as the contract writes it. */
export const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
