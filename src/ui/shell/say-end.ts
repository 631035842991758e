import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import { announce } from '../../store/announcer.ts';
import { browser } from '../../store/browser.ts';
import { markSeen, markShown, type tasks } from '../../store/tasks/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { mediaOf } from '../kit/media-address.ts';
import { currentHash, navigate } from '../router/hash-location.ts';
import { landsHere } from './lands-here.ts';

type Notice = (typeof tasks.notices)[number];

/**
 * Says that a task has ended, in the words of its kind: quietly where it can be seen landing, with a toast everywhere else.
 * @param labels words that are not the kind's
 * @returns false for a kind whose end has a dialog of its own, and for one of another version of the app
 */
export function sayEnd(
  { id, task }: Notice,
  kinds: readonly TaskKind[],
  labels: { view: string; expired: string },
): boolean {
  const kind = kindOf(kinds, task.kind);
  if (!kind || kind.landsIn === 'dialog') return false;
  const done = task.final === 'done';
  const words = kind.words[browser.language];
  const title = done ? words.done : task.final === 'expired' ? labels.expired : words.failed;
  const prompt = task.context.prompt ?? '';
  if (landsHere(kind, task, currentHash())) {
    announce(prompt ? `${title}: ${prompt}` : title);
    markSeen(id);
    return true;
  }
  toast({
    type: done ? 'success' : 'error',
    title,
    description: prompt,
    action: { label: labels.view, run: () => navigate(kind.place(task)) },
    ...imageOf(task.result.images),
  });
  markShown(id);
  return true;
}

function imageOf(images: unknown): { image?: string } {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  const address = typeof first === 'string' ? mediaOf(first, 320) : null;
  return address ? { image: address } : {};
}
