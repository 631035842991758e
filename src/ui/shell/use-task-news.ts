import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '../../store/announcer.ts';
import { refreshPoints } from '../../store/points.ts';
import { seen, tasks } from '../../store/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { mediaOf } from '../kit/media-address.ts';
import { go } from '../router/go.ts';
import type { RouteName } from '../routes.ts';
import { report } from './error-policy.ts';

/** Says once that pictures have ended: quietly where they can be seen landing, with a toast everywhere else. */
export function useTaskNews(current: RouteName | null): void {
  const { t } = useLingui();
  const { notices } = useSnapshot(tasks);

  useEffect(() => {
    const drawn = tasks.notices.filter(({ task }) => task.kind === 'draw');
    if (notices.length === 0 || drawn.length === 0) return;
    for (const { id, task } of drawn) {
      const done = task.final === 'done';
      const title = done ? t`Your pictures are ready` : t`Generation failed`;
      const prompt = task.context.prompt ?? '';
      if (current === 'draw') announce(prompt ? `${title}: ${prompt}` : title);
      else
        toast({
          type: done ? 'success' : 'error',
          title,
          description: prompt,
          action: { label: t`View`, run: () => go('draw') },
          ...imageOf(task.result.images),
        });
      seen(id);
    }
    // the end of a task settles or refunds its points
    refreshPoints().catch((error: unknown) => report(error, { background: true }));
  }, [notices, current, t]);
}

function imageOf(images: unknown): { image?: string } {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  const address = typeof first === 'string' ? mediaOf(first, 320) : null;
  return address ? { image: address } : {};
}
