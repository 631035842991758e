/** A service with the OpenAI chat completions API. */

import * as v from 'valibot';
import { TextNotBegun, TextRefused, TextRefusedLater, TextUnusable } from '../../../generators/text/texts.ts';
import { timeoutSignal } from '../../../generators/timeout-signal.ts';
import { pictureFile } from '../file/values.ts';
import { askAgain } from '../net/ask-again.ts';
import { type Called, type Connection, call, jsonOf } from '../net/call.ts';
import { TooLarge } from '../net/read-body.ts';
import { AddressRefused } from '../net/send.ts';
import { dataAddress } from '../protocols/parts.ts';
import { isUnbegun, ServiceBusy, ServiceLocked, ServiceLockedLater } from '../remote/faults.ts';

export interface ChatOptions {
  /** The service; its key is never part of an error. */
  connection: Connection;
  model: string;
  /** Timeout of one answer in milliseconds. */
  timeout?: number;
  /** Milliseconds before the second and third attempt. */
  pauses?: readonly number[];
}

/** The prompt: instructions, and separately the member's own text. */
export interface Question {
  instructions: string;
  words: string;
  /** A picture that the question is about. */
  picture?: Uint8Array;
  /** The API's `response_format`, for an answer that follows a schema. */
  format?: object;
}

/**
 * Sends a question. @param read parses the answer's content; returns null if it is not usable
 * @throws the signal's reason if it aborts a try; TextRefused if the text has to be another one; ServiceLocked if no text would help; after the
 *   last attempt ServiceBusy if it was always busy, and TextUnusable, or TextNotBegun if it was never reached
 */
export type Chat = <Answer>(
  question: Question,
  read: (content: unknown) => Answer | null,
  options: { signal: AbortSignal },
) => Promise<Answer>;

const TIMEOUT_MS = 120_000;
const PAUSES_MS = [1_000, 4_000];
/** Maximum bytes of an answer, which is a text. */
const MOST_BYTES = 10e6;
/** The key, the account, the model's name or the address is wrong. */
const isLocked = (status: number): boolean =>
  [401, 402, 403, 404].includes(status) || (status >= 300 && status < 400);

const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

/** Retries if the service is busy (429, 5xx) or its answer is not usable. Other errors are final. */
export function createChat({
  connection,
  model,
  timeout = TIMEOUT_MS,
  pauses = PAUSES_MS,
}: ChatOptions): Chat {
  const send = async (
    { instructions, words, picture, format }: Question,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const called = await call(connection, '/chat/completions', {
      json: {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: picture ? withPicture(words, picture) : words },
        ],
        ...(format ? { response_format: format } : {}),
      },
      signal: AbortSignal.any([signal, timeoutSignal(timeout)]),
      patience: timeout,
      most: MOST_BYTES,
      busySeconds: 0,
    });
    const { status } = called;
    if (status >= 200 && status < 300) return contentOf(called);
    const said = `HTTP ${status}`;
    if (status >= 500) throw new TextUnusable(said);
    // nobody can mend these by editing the text
    if (isLocked(status)) throw new ServiceLocked(`The text service answered ${said}.`);
    throw new TextRefused(`The text service answered ${said}.`);
  };

  return async (question, read, { signal }) => {
    let begun = false;
    const ask = async () => {
      const content = await send(question, signal).catch((error: unknown) => {
        const told = error instanceof AddressRefused ? new ServiceLocked(error.message) : error;
        if (begun) throw afterWork(told);
        begun = !isUnbegun(told) && !isFinal(told);
        throw told;
      });
      begun = true;
      const answer = read(content);
      if (answer === null) throw new TextUnusable('an answer of another shape');
      return answer;
    };
    return askAgain(ask, { pauses, signal, mayHelp: (error) => !isFinal(error) }).catch((error: unknown) => {
      if (isFinal(error) || error === signal.reason || (error instanceof ServiceBusy && !begun)) throw error;
      const said = `The text service gave no usable answer: ${problemOf(error)}.`;
      throw begun ? new TextUnusable(said) : new TextNotBegun(said);
    });
  };
}

/** Whether another try cannot help. */
const isFinal = (error: unknown): boolean => error instanceof TextRefused || error instanceof ServiceLocked;

/** The error of a try after one that is billed: the use counts, whatever it ends with. */
function afterWork(error: unknown): unknown {
  if (error instanceof TextRefused) return new TextRefusedLater(error.message);
  return error instanceof ServiceLocked ? new ServiceLockedLater(error.message) : error;
}

/** Without the words of the service or the network, which may quote the member's. */
function problemOf(error: unknown): string {
  if (error instanceof TextUnusable) return error.message;
  if (error instanceof ServiceBusy) return 'it is busy';
  return error instanceof TooLarge ? 'an answer that is too large' : 'no answer';
}

/** Text and picture as the parts of a message. */
function withPicture(words: string, picture: Uint8Array) {
  const url = dataAddress(pictureFile(picture, 'picture'));
  return [...(words ? [{ type: 'text', text: words }] : []), { type: 'image_url', image_url: { url } }];
}

/** The content of the first choice; undefined if there is none. */
function contentOf(called: Called): unknown {
  const completion = v.safeParse(Completion, jsonOf(called));
  return completion.success ? completion.output.choices[0]?.message.content : undefined;
}
