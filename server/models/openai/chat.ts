/** A service with the OpenAI chat completions API. */
import * as v from 'valibot';
import { TextRefused, TextUnusable } from '../../../generators/text/texts.ts';
import { pictureFile } from '../file/values.ts';
import { dataAddress } from '../protocols/parts.ts';
import { ServiceLocked } from '../remote/faults.ts';

export interface ChatOptions {
  /** Base URL, e.g. `https://api.example.com/v1`. */
  url: string;
  /** Sent as a bearer token; never part of an error. */
  key: string | null;
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
/** The key, the account or the model's name is wrong. */
const LOCKED: readonly number[] = [401, 402, 403, 404];

const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

type Reply = { content: unknown } | { problem: string; wait: number };

/** Retries if the service is busy (429, 5xx) or its answer is not usable. Other errors are final. */
export function createChat({ url, key, model, timeout = TIMEOUT_MS, pauses = PAUSES_MS }: ChatOptions): Chat {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const send = async (
    { instructions, words, picture, format }: Question,
    signal: AbortSignal,
  ): Promise<Reply> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: picture ? withPicture(words, picture) : words },
        ],
        ...(format ? { response_format: format } : {}),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    const body = await response.text();
    if (response.ok) return { content: contentOf(body) };
    const busy = response.status === 429 || response.status >= 500;
    const said = `The text service answered HTTP ${response.status}.`;
    // nobody can mend these by editing the text
    if (LOCKED.includes(response.status)) throw new ServiceLocked(said);
    if (!busy) throw new TextRefused(said);
    const wait = Number(response.headers.get('retry-after'));
    return {
      problem: `HTTP ${response.status}`,
      wait: Math.min(Number.isFinite(wait) ? wait : 0, LONGEST_WAIT_S),
    };
  };

  return async (question, read, { signal }) => {
    for (let attempt = 0; ; attempt++) {
      const reply = await send(question, signal).catch((error: unknown): Reply => {
        if (signal.aborted || error instanceof TextRefused || error instanceof ServiceLocked) throw error;
        return { problem: 'no answer', wait: 0 };
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
function contentOf(body: string): unknown {
  const completion = v.safeParse(v.pipe(v.string(), v.parseJson(), Completion), body);
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
