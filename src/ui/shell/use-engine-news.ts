import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { forms, reloadLoses, reloadLosesNothing } from '../../store/reload.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { toast } from '../../store/toasts.ts';
import { uploads } from '../../store/uploads.ts';
import { report } from '../errors/error-policy.ts';

/** What the engine says besides the ends of tasks: a refused token, a refused poll, a newer version. */
export function useEngineNews(): void {
  const { t } = useLingui();
  const { refused, trouble, update } = useSnapshot(tasks);
  const { unsaved } = useSnapshot(forms);
  const { running } = useSnapshot(uploads);
  const busy = unsaved > 0 || running > 0;
  const offered = useRef<unknown>(null);

  useEffect(() => {
    if (refused > 0) report(new ApiError('unauthorized', '', { path: 'poll', status: 401 }));
  }, [refused]);

  useEffect(() => {
    if (trouble) report(new ApiError('refused', trouble.message, { path: 'poll', code: trouble.code }));
  }, [trouble]);

  useEffect(() => {
    // once for each version, and not while a form is half filled or a file on its way: nobody should be asked to choose
    if (!update || busy || offered.current === update) return;
    offered.current = update;
    const reload = () => {
      if (reloadLoses()) toast({ type: 'info', title: t`The app reloads when you're done here` });
      void reloadLosesNothing().then(update);
    };
    toast({
      type: 'info',
      title: t`A new version is ready`,
      description: t`Your text is kept.`,
      sticky: true,
      action: { label: t`Reload`, run: reload },
    });
  }, [update, busy, t]);
}
