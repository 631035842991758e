import type { Call } from '../api/call.ts';
import { patienceFor, readAnswer } from '../api/client.ts';
import { isUnanswered } from '../api/errors.ts';
import { decodeTaskContext } from '../api/task-context.ts';
import { kindOf } from '../api/task-kind.ts';
import { TASK_KINDS } from '../api/tasks.ts';
import type { EngineDeps } from './engine/deps.ts';
import type { Engine } from './engine/engine.ts';
import { dropIntent, saveIntent } from './engine/intents.ts';
import { adopt, submitLock } from './engine/lost.ts';
import { publish } from './engine/publish.ts';
import { inTime } from './in-time.ts';
import type { IntentRow } from './protocol.ts';

const API = '/api';
/** Milliseconds that the worker waits longer than the page, which gives up first and says so. */
const LONGER = 5_000;

interface Submit {
  key: string;
  path: string;
  context: IntentRow['context'];
}

const callOf = ({ path, context }: Pick<Submit, 'path' | 'context'>): Call | undefined =>
  kindOf(TASK_KINDS, context.kind)?.submits.find(({ call }) => call.path === path)?.call;

/** Reads a submit's key, path and context from a request; null if it is not a submit. */
export function submitOf(request: Request): Submit | null {
  const context = request.method === 'POST' ? decodeTaskContext(request.headers.get('task-context')) : null;
  const key = request.headers.get('idempotency-key');
  const path = new URL(request.url).pathname.slice(API.length);
  return context && key && callOf({ path, context }) ? { key, path, context } : null;
}

/**
 * Sends a submit and tracks its tasks, even if its page is gone before the answer arrives.
 * @returns the server's answer, untouched
 */
export async function sendSubmit(deps: EngineDeps, engine: Engine, request: Request): Promise<Response> {
  const submit = submitOf(request);
  if (!submit) return fetch(request);
  const body = await request.arrayBuffer();
  const token = request.headers.get('authorization');
  // if the database fails or is stuck, the submit still goes out; its task is found again through the lists
  const intent = await inTime(saveIntent(deps.db, { ...submit, token }, deps.clock.now())).catch(
    (error: unknown) => {
      deps.log('an intent could not be saved', error);
      return null;
    },
  );
  const send = async (): Promise<Response> => {
    const { response, text } = await answerOf(request, body, callOf(submit));
    if (intent)
      await readSubmit(deps, engine, intent, response, text).catch((error: unknown) =>
        deps.log('an answer could not be tracked', error),
      );
    return response;
  };
  // while the lock is held, nobody asks the server what became of this submit
  return (await deps.lock?.(submitLock(submit.key), send)) ?? send();
}

/**
 * Sends a new request: the page's own would be aborted together with its tab. One that hangs is given up: while it is being sent nobody
 * asks what became of it.
 */
async function answerOf({ url, headers }: Request, body: ArrayBuffer, call: Call | undefined) {
  const hung = new AbortController();
  const timer = call && setTimeout(() => hung.abort(), patienceFor(call, body.byteLength) + LONGER);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: hung.signal });
    return { response, text: await response.clone().text() };
  } finally {
    clearTimeout(timer);
  }
}

async function readSubmit(
  deps: EngineDeps,
  engine: Engine,
  intent: IntentRow,
  response: Response,
  text: string,
) {
  const call = callOf(intent);
  if (!call) return;
  let answer: unknown;
  try {
    answer = readAnswer(call, response.status, response.headers, text);
  } catch (error) {
    if (!isUnanswered(error)) publish(deps, await dropIntent(deps.db, intent.key));
    return;
  }
  await adopt(deps, engine, intent, answer);
}
