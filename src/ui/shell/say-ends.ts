import { plural, t } from '@lingui/core/macro';
import type { TaskKind } from '../../api/task-kind.ts';
import { browser } from '../../store/browser.ts';
import { markShown, type tasks } from '../../store/tasks/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { currentHash } from '../router/hash-location.ts';
import { openPanel } from '../router/panel.ts';
import { endWords } from './end-words.ts';
import { sayEnd } from './say-end.ts';

type Notice = (typeof tasks.notices)[number];

/** More ends than this at once share one toast: nobody would read a screenful of them. */
const MOST_TOASTS = 3;

/** Announces ends that came together. @returns those that were announced here; see {@link sayEnd} for the others */
export function sayEnds(
  notices: readonly Notice[],
  kinds: readonly TaskKind[],
  labels: { view: string; expired: string },
): Notice[] {
  const where = { kinds, language: browser.language, hash: currentHash(), expired: labels.expired };
  const loud = notices.filter(({ task }) => endWords(task, where)?.how === 'toast');
  if (loud.length <= MOST_TOASTS) return notices.filter((notice) => sayEnd(notice, kinds, labels));
  const failed = loud.filter(({ task }) => task.final !== 'done').length;
  toast({
    type: failed === loud.length ? 'error' : 'success',
    title: plural(loud.length, { one: '# task has finished', other: '# tasks have finished' }),
    description:
      failed > 0
        ? plural(failed, { one: '# of them failed', other: '# of them failed' })
        : t`All of them are ready.`,
    action: { label: labels.view, run: () => openPanel('tasks') },
  });
  for (const { id } of loud) markShown(id);
  const others = notices.filter((notice) => !loud.includes(notice));
  return [...loud, ...others.filter((notice) => sayEnd(notice, kinds, labels))];
}
