/** Undo and redo for what is changed in the storyboard: texts, order, roles, lengths. Kept for as long as the film is open. */
import { proxy, ref } from 'valtio';
import { board, selectShot } from './board.ts';

interface Step {
  /** Consecutive steps of one key are one step, until it is sealed; empty for a separate step. */
  key: string;
  shotId: number;
  undo: () => unknown;
  redo: () => unknown;
}

const MOST = 200;
export const history = proxy({ done: [] as Step[], undone: [] as Step[], running: false });
let sealed = true;
/** How often the steps were forgotten: a step that ends after its film was left belongs to none of them. */
let films = 0;
/** How often something was recorded: what was undone before that is not redone over it. */
let recorded = 0;

/** Seals the last step: the next one of the same key is separate, e.g. because the person has paused. */
export function sealHistory(): void {
  sealed = true;
}

/** Records a change, also one that is made while an earlier one is being undone. The steps themselves record nothing. */
export function record(step: Step): void {
  recorded += 1;
  const last = history.done.at(-1);
  if (last && step.key && last.key === step.key && !sealed)
    // no screen shows it, and it changes at every keystroke
    last.redo = step.redo;
  else history.done = [...history.done, ref(step)].slice(-MOST);
  if (history.undone.length > 0) history.undone = [];
  sealed = step.key === '';
}

async function run(from: 'done' | 'undone', to: 'done' | 'undone', way: 'undo' | 'redo'): Promise<void> {
  const step = history[from].at(-1);
  if (!step || history.running) return;
  const film = films;
  const before = recorded;
  history.running = true;
  sealed = true;
  try {
    if (board.shots.some(({ id }) => id === step.shotId)) {
      selectShot(step.shotId);
      await step[way]();
    }
    if (film !== films) return;
    history[from] = history[from].filter((one) => one !== step);
    if (before === recorded) history[to] = [...history[to], step];
  } finally {
    if (film === films) history.running = false;
  }
}

/** Undoes the last change, and shows its shot. @throws ApiError; the change stays */
export const undo = (): Promise<void> => run('done', 'undone', 'undo');
/** Redoes the change that was undone last. @throws ApiError */
export const redo = (): Promise<void> => run('undone', 'done', 'redo');

/** Forgets all steps, with the film. */
export function clearHistory(): void {
  films += 1;
  Object.assign(history, { done: [], undone: [], running: false });
  sealed = true;
}
