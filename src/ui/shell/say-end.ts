import { t } from '@lingui/core/macro';
import type { TaskKind } from '../../api/task-kind.ts';
import { announce } from '../../store/announcer.ts';
import { browser } from '../../store/browser.ts';
import { markSeen, markShown, type tasks } from '../../store/tasks/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { mediaOf } from '../kit/media-address.ts';
import { showResultsOf } from '../kit/turn-side.ts';
import { currentHash, navigate } from '../router/hash-location.ts';
import { endWords } from './end-words.ts';

type Notice = (typeof tasks.notices)[number];

/**
 * Announces the end of a task: only to screen readers where the result itself is visible, with a toast everywhere else.
 * @param labels texts that are not the kind's
 * @returns false if this kind is announced in another way, see {@link endWords}
 */
export function sayEnd(
  { id, task }: Notice,
  kinds: readonly TaskKind[],
  labels: { view: string; expired: string },
): boolean {
  const words = endWords(task, {
    kinds,
    language: browser.language,
    hash: currentHash(),
    expired: labels.expired,
  });
  if (!words) return false;
  const { how, done, title, prompt, points, place } = words;
  if (how === 'quiet') {
    const what = prompt ? t`${title}: ${prompt}` : title;
    announce(points ? t`${what}. ${points}` : what);
    markSeen(id);
    return true;
  }
  toast({
    type: done ? 'success' : 'error',
    title,
    description: [prompt, points].filter(Boolean).join('\n'),
    action: {
      label: labels.view,
      run: () => {
        showResultsOf(place);
        navigate(place);
      },
    },
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
