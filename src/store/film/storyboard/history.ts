/** Undo and redo for what is changed in the storyboard: texts, order, roles, lengths. Kept for as long as the film is open. */
import { proxy, ref } from 'valtio';
import { board, selectShot } from './board.ts';

interface Step {
  /** Steps of one key that follow each other are one, until it is sealed; empty for a step of its own. */
  key: string;
  shotId: number;
  undo: () => unknown;
  redo: () => unknown;
}

const MOST = 200;
export const history = proxy({ done: [] as Step[], undone: [] as Step[], running: false });
let sealed = true;

/** The next step of the same key is another one, e.g. because the person has paused. */
export function sealHistory(): void {
  sealed = true;
}

/** Remembers a change that was made. While one is being undone, nothing is remembered. */
export function record(step: Step): void {
  if (history.running) return;
  const last = history.done.at(-1);
  if (last && step.key && last.key === step.key && !sealed)
    // not a change that anybody shows, and it comes with every letter
    last.redo = step.redo;
  else history.done = [...history.done, ref(step)].slice(-MOST);
  if (history.undone.length > 0) history.undone = [];
  sealed = step.key === '';
}

async function run(from: 'done' | 'undone', to: 'done' | 'undone', way: 'undo' | 'redo'): Promise<void> {
  const step = history[from].at(-1);
  if (!step || history.running) return;
  history.running = true;
  sealed = true;
  try {
    if (board.shots.some(({ id }) => id === step.shotId)) {
      selectShot(step.shotId);
      await step[way]();
    }
    history[from] = history[from].slice(0, -1);
    history[to] = [...history[to], step];
  } finally {
    history.running = false;
  }
}

/** Takes the last change back, and shows the shot that it was made in. @throws ApiError; the change stays */
export const undo = (): Promise<void> => run('done', 'undone', 'undo');
/** Makes the change again that was taken back last. @throws ApiError */
export const redo = (): Promise<void> => run('undone', 'done', 'redo');

/** Forgets everything, with the film. */
export function clearHistory(): void {
  Object.assign(history, { done: [], undone: [], running: false });
  sealed = true;
}
