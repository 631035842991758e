import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { tasks } from '../../store/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { report } from './error-policy.ts';

/** What the engine says besides the ends of tasks: a refused token, a refused poll, a newer version. */
export function useEngineNews(): void {
  const { t } = useLingui();
  const { refused, trouble, update } = useSnapshot(tasks);

  useEffect(() => {
    if (refused > 0) report(new ApiError('unauthorized', '', { path: 'poll', status: 401 }));
  }, [refused]);

  useEffect(() => {
    if (trouble) report(new ApiError('refused', trouble.message, { path: 'poll', code: trouble.code }));
  }, [trouble]);

  useEffect(() => {
    if (!update) return;
    toast({
      type: 'info',
      title: t`A new version is ready`,
      sticky: true,
      action: { label: t`Reload`, run: update },
    });
  }, [update, t]);
}
