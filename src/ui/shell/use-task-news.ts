import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshPoints } from '../../store/account/points.ts';
import { announce } from '../../store/announcer.ts';
import { seen, tasks, told } from '../../store/tasks/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { mediaOf } from '../kit/media-address.ts';
import { go } from '../router/go.ts';
import { currentHash } from '../router/hash-location.ts';
import type { RouteName } from '../router/routes.ts';

type Task = (typeof tasks.notices)[number]['task'];

interface News {
  done: MessageDescriptor;
  failed: MessageDescriptor;
  /** The page where the end can be seen. */
  route: RouteName;
  query?: (task: Task) => string;
  /** Whether the page as it stands shows this very task; without it, being on the page is enough. */
  inView?: (task: Task) => boolean;
}

/** The project in the page's address; read there, since the whole store of films is not needed for it. */
const shownProject = (): number => Number(new URLSearchParams(currentHash().split('?')[1]).get('id'));

/** Things of a storyboard: they land in front of whoever has that project open. */
const ON_BOARD = {
  route: 'create',
  query: ({ context }: Task) => (context.script_id ? `id=${context.script_id}&step=4` : ''),
  inView: ({ context }: Task) => shownProject() === context.script_id,
} as const;

/** What is said of the kinds whose ends pages announce. */
const NEWS: Record<string, News> = {
  draw: { done: msg`Your pictures are ready`, failed: msg`Generation failed`, route: 'draw' },
  project: {
    done: msg`Your script is ready`,
    failed: msg`The script could not be written`,
    route: 'create',
    query: ({ id }) => `id=${id}`,
  },
  'shot-image': {
    done: msg`A picture of your storyboard is ready`,
    failed: msg`A picture of your storyboard could not be made`,
    ...ON_BOARD,
  },
  'shot-video': {
    done: msg`A clip of your storyboard is ready`,
    failed: msg`A clip of your storyboard could not be made`,
    ...ON_BOARD,
  },
  'shot-list': { done: msg`Your storyboard is ready`, failed: msg`Generation failed`, ...ON_BOARD },
};

/** Says once that a task has ended: quietly where it can be seen landing, with a toast everywhere else. */
export function useTaskNews(current: RouteName | null): void {
  const { t, i18n } = useLingui();
  const { notices } = useSnapshot(tasks);

  useEffect(() => {
    const ended = tasks.notices.filter(({ task }) => task.kind in NEWS);
    if (notices.length === 0 || ended.length === 0) return;
    for (const { id, task } of ended) {
      const news = NEWS[task.kind];
      if (!news) continue;
      const done = task.final === 'done';
      const title = i18n._(done ? news.done : news.failed);
      const prompt = task.context.prompt ?? '';
      const query = news.query?.(task);
      if (current === news.route && (news.inView?.(task) ?? true)) {
        announce(prompt ? `${title}: ${prompt}` : title);
        seen(id);
      } else {
        toast({
          type: done ? 'success' : 'error',
          title,
          description: prompt,
          action: { label: t`View`, run: () => go(news.route, query ? { query } : {}) },
          ...imageOf(task.result.images),
        });
        told(id);
      }
    }
    // the end of a task settles or refunds its points
    refreshPoints().catch((error: unknown) => report(error, { background: true }));
  }, [notices, current, t, i18n]);
}

function imageOf(images: unknown): { image?: string } {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  const address = typeof first === 'string' ? mediaOf(first, 320) : null;
  return address ? { image: address } : {};
}
