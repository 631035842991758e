import { proxy } from 'valtio';
import type { Call, CallAnswer, CallInput } from '../../api/call.ts';
import type { TaskContext } from '../../api/task-context.ts';
import type { TaskKindName } from '../../api/tasks.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { refreshPoints } from '../account/points.ts';
import { failInBackground } from '../background-errors.ts';
import { type Submitted, submitTask } from './submit-task.ts';

/** Where the last press of a button that begins tasks stands. */
export type SubmitState =
  | 'idle'
  | 'sending'
  /** No answer came; the server is being asked what became of it (decisions A-42). */
  | 'checking'
  /** The server knows of no such submit: nothing was charged. */
  | 'not-charged'
  /** Nobody can say; the list will show it if it was made. */
  | 'unclear';

/** A press that has no end yet: the button waits. */
export const isSubmitting = (state: SubmitState): boolean => state === 'sending' || state === 'checking';

/** What the task's notices and its line in the task centre need; a cost that is not known is left out. */
export type SubmitContext = Omit<TaskContext, 'kind' | 'page' | 'cost'> & { cost?: number | null };

interface Options<Answer> {
  context?: SubmitContext;
  /** Where several things have a button each, e.g. the shot's id. */
  slot?: string | number;
  /** What has to be saved first; when that fails, nothing is sent. */
  before?: () => Promise<unknown>;
  /** Shows what was begun, before anything else is read. */
  onAccepted?: (answer: Answer) => void;
  /** Reads the list that would show the task: after an answer that was lost, it alone can tell. */
  reload?: () => Promise<unknown>;
}

export interface SubmitButton {
  /** Of the only button, and by slot where there are several. */
  readonly progress: { state: SubmitState; bySlot: Record<string | number, SubmitState> };
  /**
   * Submits once; the balance is read anew afterwards.
   * @throws ApiError when the server refuses, or what `before` throws: nothing was charged
   */
  send<C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: Options<CallAnswer<C>>,
  ): Promise<Submitted<CallAnswer<C>>>;
  /** Forgets what became of earlier presses. */
  reset(): void;
}

/** The page that a task begins on. */
const pageHere = (): string => location.hash.replace(/^#/, '').split('?')[0] || '/';

/** The press of a button that begins tasks of this kind, with all that may become of it (DRAW-20 to DRAW-25, PROJ-30, EXPORT-10). */
export function createSubmit(kind: TaskKindName): SubmitButton {
  const progress: SubmitButton['progress'] = proxy({ state: 'idle', bySlot: {} });
  const reset = (): void => {
    progress.state = 'idle';
    progress.bySlot = {};
  };
  onSignOut(reset);
  return {
    progress,
    reset,
    async send(call, input, { context = {}, slot, before, onAccepted, reload } = {}) {
      const say = (state: SubmitState): void => {
        if (slot === undefined) progress.state = state;
        else progress.bySlot[slot] = state;
      };
      const { cost, ...facts } = context;
      say('sending');
      try {
        await before?.();
        const submitted = await submitTask(call, input, {
          context: { kind, page: pageHere(), ...facts, ...(typeof cost === 'number' ? { cost } : {}) },
          onUnanswered: () => say('checking'),
        });
        say(submitted.status === 'accepted' ? 'idle' : submitted.status);
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
