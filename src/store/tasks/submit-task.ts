import * as v from 'valibot';
import type { Call, CallAnswer, CallInput } from '../../api/call.ts';
import { isUnanswered } from '../../api/errors.ts';
import { checkSubmit } from '../../api/studio.ts';
import type { TaskContext } from '../../api/task-context.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { dropSubmit, noteSubmit, trackAnswer, whileSending, workerTracks } from '../bridge/submits.ts';
import { client } from '../client.ts';
import { clientFor } from '../client-for.ts';
import { offerNotices } from '../notices/offer.ts';
import { lookUp, submitKeys } from './lost-submit.ts';
import { engine, tasks } from './tasks.ts';

/** What became of a submit that was sent. */
type Settled<A> =
  | { status: 'accepted'; answer: A }
  /** The answer was lost and the server knows no such submit: nothing was charged, the person may press again. */
  | { status: 'not-charged' }
  /** The answer was lost and this server cannot be asked; if the task exists, the next reading of the list shows it. */
  | { status: 'unclear' };

/**
 * What became of a press. `unpriced`: it sent nothing, because it waited for its price and got none, which the person was told, or
 * because the login changed while it waited.
 */
export type Submitted<A> = Settled<A> | { status: 'unpriced' };

/** A submit as it was sent: with this key and login, for this task. */
type Sent = Parameters<typeof trackAnswer>[0];

/**
 * Sends a paid submit, once. The worker intercepts it and tracks its tasks, even if this tab dies before the answer; without a worker
 * this page does the same. Unchanged input sent again after a lost answer reuses its key, also after a reload.
 * @param onUnanswered called when no answer came and the server is asked about the submit (decisions A-42)
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function submitTask<C extends Call>(
  call: C,
  input: CallInput<C>,
  { context, onUnanswered }: { context: TaskContext; onUnanswered?: () => void },
): Promise<Settled<CallAnswer<C>>> {
  const key = submitKeys.of(call, input, (one) => one in tasks.unanswered);
  const submit: Sent = { key, path: call.path, context, token: session.token };
  const tracked = workerTracks();
  if (!tracked) await noteSubmit(submit);
  const send = () => client.send(call, input, { idempotencyKey: key, taskContext: context });
  let answer: CallAnswer<C>;
  try {
    answer = await (tracked ? send() : whileSending(key, send));
  } catch (error) {
    if (isUnanswered(error)) {
      onUnanswered?.();
      return askAbout(call, submit).finally(() => submitKeys.done(call, input));
    }
    submitKeys.done(call, input);
    await dropSubmit(key);
    throw error;
  }
  submitKeys.done(call, input);
  if (!tracked) await follow(submit, answer);
  engine.askForSync();
  offerNotices();
  return { status: 'accepted', answer };
}

/** Asks the server what became of a submit without an answer, with the login that sent it: another one may be signed in by now. */
async function askAbout<C extends Call>(call: C, submit: Sent): Promise<Settled<CallAnswer<C>>> {
  const { key, token } = submit;
  const found = await lookUp(() => clientFor(token).send(checkSubmit, { key }));
  if (found === null) return { status: 'unclear' };
  if (!found.known) {
    await dropSubmit(key);
    return { status: 'not-charged' };
  }
  const answer = v.safeParse(call.answer, found.answer);
  if (!answer.success) return { status: 'unclear' };
  await follow(submit, answer.output);
  return { status: 'accepted', answer: answer.output as CallAnswer<C> };
}

/** Tracks the tasks of a submit that was charged. That it fails is no refusal: the lists find them again. */
async function follow(submit: Sent, answer: unknown): Promise<void> {
  try {
    for (const lane of await trackAnswer(submit, answer)) engine.send({ type: 'poke', lane });
  } catch (error) {
    failInBackground(error);
  }
}
