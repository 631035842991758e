import { proxy } from 'valtio';
import type { Call, CallAnswer, CallInput } from '../../api/call.ts';
import type { TaskContext } from '../../api/task-context.ts';
import type { TaskKindName } from '../../api/tasks.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { refreshPoints } from '../account/points.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { noteBegun } from './begun.ts';
import { type Submitted, submitTask } from './submit-task.ts';

/** The state of the last press of a submit button. */
export type SubmitState =
  | 'idle'
  | 'sending'
  /** No answer came, and the server is being asked about the submit (decisions A-42). */
  | 'checking'
  /** The server does not know the submit: nothing was charged. */
  | 'not-charged'
  /** Unknown; the list will show the task if it exists. */
  | 'unclear';

/** Whether the press is still in progress. */
export const isSubmitting = (state: SubmitState): boolean => state === 'sending' || state === 'checking';

/** Points of a press: known, or being asked for. Null if nothing may be sent. */
export type Price = number | Promise<number | null>;

/** What the task's notices and its row in the task center need. An unknown cost is left out. */
export type SubmitContext = Omit<TaskContext, 'kind' | 'page' | 'cost'> & { cost?: number | null };

interface Options<Answer> {
  context?: SubmitContext;
  /** Tells several buttons apart, e.g. by the shot's id. */
  slot?: string | number;
  /** Waited for, while the button is busy. What is sent stays what it was at the press. */
  price?: Price;
  /** Saves what has to be saved first. If it fails, nothing is sent. */
  before?: () => Promise<unknown>;
  /** Shows the new task before anything is reloaded. */
  onAccepted?: (answer: Answer) => void;
  /** Reloads the list that would show the task. After a lost answer, only the list can tell. */
  reload?: () => Promise<unknown>;
}

export interface SubmitButton {
  /** `state` of a single button; `bySlot` if there are several. */
  readonly progress: { state: SubmitState; bySlot: Record<string | number, SubmitState> };
  /**
   * Submits once, then reloads the balance.
   * @throws ApiError when the server refuses, or what `before` throws: nothing was charged
   */
  send<C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: Options<CallAnswer<C>>,
  ): Promise<Submitted<CallAnswer<C>>>;
  /** Resets the states. */
  reset(): void;
}

/** The page the task is started from. */
const pageHere = (): string => location.hash.replace(/^#/, '').split('?')[0] || '/';

/** A button that submits tasks of this kind, with every outcome (DRAW-20 to DRAW-25, PROJ-30, EXPORT-10). */
export function createSubmit(kind: TaskKindName): SubmitButton {
  const progress: SubmitButton['progress'] = proxy({ state: 'idle', bySlot: {} });
  const reset = (): void => {
    progress.state = 'idle';
    progress.bySlot = {};
  };
  /** Counts sign-outs: what was pressed before one is not shown after it. */
  let visit = 0;
  onSignOut(() => {
    visit += 1;
    reset();
  });
  return {
    progress,
    reset,
    async send(call, input, { context = {}, slot, price, before, onAccepted, reload } = {}) {
      const { token } = session;
      const mine = visit;
      const page = pageHere();
      const say = (state: SubmitState): void => {
        if (mine !== visit) return;
        if (slot === undefined) progress.state = state;
        else progress.bySlot[slot] = state;
      };
      say('sending');
      try {
        const { cost = await price, ...facts } = context;
        if (price !== undefined && cost === null) {
          say('idle');
          return { status: 'unpriced' };
        }
        await before?.();
        // the next person would pay for it
        if (session.token !== token) {
          say('idle');
          return { status: 'unpriced' };
        }
        const submitted = await submitTask(call, input, {
          context: { kind, page, ...facts, ...(typeof cost === 'number' ? { cost } : {}) },
          onUnanswered: () => say('checking'),
        });
        say(submitted.status === 'accepted' ? 'idle' : submitted.status);
        if (submitted.status === 'accepted') noteBegun(facts.prompt ?? '', cost ?? null);
        // another login has other lists; that of this one finds the task when it is back
        if (session.token !== token) return submitted;
        if (submitted.status === 'accepted') onAccepted?.(submitted.answer);
        else if (submitted.status === 'unclear') await reload?.().catch(failInBackground);
        refreshPoints().catch(failInBackground);
        return submitted;
      } catch (error) {
        say('idle');
        throw error;
      }
    },
  };
}
