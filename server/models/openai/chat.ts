/** A service with the OpenAI chat completions API. */
import * as v from 'valibot';
import { TextRefused, TextUnusable } from '../../../generators/text/texts.ts';
import { pictureFile } from '../file/values.ts';
import { type Called, type Connection, call, jsonOf } from '../net/call.ts';
import { TooLarge } from '../net/read-body.ts';
import { AddressRefused } from '../net/send.ts';
import { dataAddress } from '../protocols/parts.ts';
import { ServiceBusy, ServiceLocked } from '../remote/faults.ts';

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
 * @throws the signal's reason; TextRefused if the text has to be another one; ServiceLocked if no text would help; TextUnusable after
 *   the last attempt
 */
export type Chat = <Answer>(
  question: Question,
  read: (content: unknown) => Answer | null,
  options: { signal: AbortSignal },
) => Promise<Answer>;

const TIMEOUT_MS = 120_000;
const PAUSES_MS = [1_000, 4_000];
const LONGEST_WAIT_S = 30;
/** Maximum bytes of an answer, which is a text. */
const MOST_BYTES = 10e6;
/** The key, the account, the model's name or the address is wrong. */
const isLocked = (status: number): boolean =>
  [401, 402, 403, 404].includes(status) || (status >= 300 && status < 400);

const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

type Reply = { content: unknown } | { problem: string; wait: number };

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
  ): Promise<Reply> => {
    const called = await call(connection, '/chat/completions', {
      json: {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: picture ? withPicture(words, picture) : words },
        ],
        ...(format ? { response_format: format } : {}),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      patience: timeout,
      most: MOST_BYTES,
      busySeconds: 0,
    });
    const { status } = called;
    if (status >= 200 && status < 300) return { content: contentOf(called) };
    const said = `HTTP ${status}`;
    if (status >= 500) return { problem: said, wait: 0 };
    // nobody can mend these by editing the text
    if (isLocked(status)) throw new ServiceLocked(`The text service answered ${said}.`);
    throw new TextRefused(`The text service answered ${said}.`);
  };

  /** What a try came to that has no answer. @throws if another try would not help */
  const problemOf = (error: unknown): Reply => {
    if (error instanceof TextRefused || error instanceof ServiceLocked) throw error;
    if (error instanceof AddressRefused) throw new ServiceLocked(error.message);
    if (error instanceof ServiceBusy)
      return { problem: 'it is busy', wait: Math.min(error.seconds, LONGEST_WAIT_S) };
    if (error instanceof TooLarge) return { problem: 'an answer that is too large', wait: 0 };
    return { problem: 'no answer', wait: 0 };
  };

  return async (question, read, { signal }) => {
    for (let attempt = 0; ; attempt++) {
      const reply = await send(question, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        return problemOf(error);
      });
      const answer = 'content' in reply ? read(reply.content) : null;
      if (answer !== null) return answer;
      const { problem, wait } =
        'problem' in reply ? reply : { problem: 'an answer of another shape', wait: 0 };
      const pause = pauses[attempt];
      if (pause === undefined) throw new TextUnusable(`The text service gave no usable answer: ${problem}.`);
      await sleep(Math.max(pause, wait * 1000), signal);
    }
  };
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

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
