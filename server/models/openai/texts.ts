/** Writes scripts with a service that has the OpenAI chat completions API. */
import * as v from 'valibot';
import {
  type ScriptRequest,
  type TextProvider,
  TextRefused,
  type WrittenScript,
} from '../../../generators/text/texts.ts';
import { instructions } from './instructions.ts';

export interface OpenAiTextsOptions {
  /** Base address, e.g. `https://api.example.com/v1`. */
  url: string;
  /** Sent as a bearer token; never part of an error. */
  key: string | null;
  model: string;
  /** Timeout of one answer in milliseconds. */
  timeout?: number;
  /** Milliseconds before the second and the third try. */
  pauses?: readonly number[];
}

const TIMEOUT_MS = 120_000;
const PAUSES_MS = [1_000, 4_000];
const LONGEST_WAIT_S = 30;
const MOST_LINES = 60;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const Script = v.strictObject({
  // services that answer without the schema may leave it out
  title: v.optional(text(200), ''),
  lines: v.pipe(
    v.array(
      v.strictObject({
        shot_type: text(100),
        angle: text(100),
        move: text(100),
        characters: text(500),
        cj_desc: text(2000),
        hm_desc: v.pipe(text(2000), v.minLength(1)),
        dialogue: text(2000),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LINES),
  ),
  roles: v.pipe(
    v.array(v.strictObject({ name: v.pipe(text(50), v.minLength(1)), description: text(2000) })),
    v.maxLength(30),
  ),
});
const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
});

const strings = (names: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
/** The requested shape as a JSON schema; the answer is still validated against `Script`. */
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'lines', 'roles'],
  properties: {
    title: { type: 'string' },
    lines: {
      type: 'array',
      items: strings(['shot_type', 'angle', 'move', 'characters', 'cj_desc', 'hm_desc', 'dialogue']),
    },
    roles: { type: 'array', items: strings(['name', 'description']) },
  },
} as const;

/** Retries when the service is busy (429, 5xx) or returns something that is not a script; any other refusal is final. */
export function createOpenAiTexts({
  url,
  key,
  model,
  timeout = TIMEOUT_MS,
  pauses = PAUSES_MS,
}: OpenAiTextsOptions): TextProvider {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const ask = async (request: ScriptRequest, signal: AbortSignal): Promise<Answer> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions(request) },
          { role: 'user', content: request.story },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'script', strict: true, schema: SCHEMA },
        },
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    const body = await response.text();
    if (response.ok) return readScript(body);
    const busy = response.status === 429 || response.status >= 500;
    if (!busy) throw new TextRefused(`The text service answered HTTP ${response.status}.`);
    const wait = Number(response.headers.get('retry-after'));
    return {
      problem: `HTTP ${response.status}`,
      wait: Math.min(Number.isFinite(wait) ? wait : 0, LONGEST_WAIT_S),
    };
  };

  return {
    name: model,
    async writeScript(request, { signal }) {
      for (let attempt = 0; ; attempt++) {
        const answer = await ask(request, signal).catch((error: unknown): Answer => {
          if (signal.aborted || error instanceof TextRefused) throw error;
          return { problem: 'no answer', wait: 0 };
        });
        if ('script' in answer) return answer.script;
        const pause = pauses[attempt];
        if (pause === undefined) throw new Error(`The text service gave no script: ${answer.problem}.`);
        await sleep(Math.max(pause, answer.wait * 1000), signal);
      }
    },
  };
}

type Answer = { script: WrittenScript } | { problem: string; wait: number };

function readScript(body: string): Answer {
  const completion = v.safeParse(v.pipe(v.string(), v.parseJson(), Completion), body);
  const content = completion.success ? completion.output.choices[0]?.message.content : undefined;
  const script = v.safeParse(v.pipe(v.string(), v.parseJson(), Script), content);
  return script.success ? { script: script.output } : { problem: 'an answer of another shape', wait: 0 };
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
