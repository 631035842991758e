import { endPoints, endTitle } from '../../api/end-words.ts';
import { kindOf, type TaskKind, wordsFor } from '../../api/task-kind.ts';
import type { tasks } from '../../store/tasks/tasks.ts';
import { shortName } from '../kit/short-name.ts';
import { landsHere } from './lands-here.ts';

type Task = (typeof tasks.notices)[number]['task'];

export interface EndWords {
  /** `quiet` where the result itself is visible; `toast` everywhere else. */
  how: 'quiet' | 'toast';
  done: boolean;
  title: string;
  /** The prompt, cut at some 80 characters: a whole one would cover half a phone. Empty if nothing was written. */
  prompt: string;
  /** What became of the points of what failed; empty if nothing is known. */
  points: string;
  /** The route that shows the result. */
  place: string;
}

/**
 * The texts for a task's end, from the row of its kind.
 * @param hash what follows the `#` in the current address
 * @returns null for a kind whose end has a dialog of its own, and for one of another version of the app
 */
export function endWords(
  task: Pick<Task, 'id' | 'kind' | 'final' | 'context' | 'result'>,
  {
    kinds,
    language,
    hash,
    expired,
  }: { kinds: readonly TaskKind[]; language: 'en' | 'zh'; hash: string; expired: string },
): EndWords | null {
  const kind = kindOf(kinds, task.kind);
  if (!kind || kind.landsIn === 'dialog') return null;
  const done = task.final === 'done';
  const words = wordsFor(kind, task.context)[language];
  return {
    how: landsHere(kind, task, hash) ? 'quiet' : 'toast',
    done,
    title: task.final === 'expired' ? expired : endTitle(words, task),
    prompt: shortName(task.context.prompt ?? ''),
    points: endPoints(language, task),
    place: kind.place(task),
  };
}
