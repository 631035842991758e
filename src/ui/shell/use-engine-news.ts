import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { forms } from '../../store/reload.ts';
import { onNoticePressed, tasks } from '../../store/tasks/tasks.ts';
import { uploads } from '../../store/uploads.ts';
import { report } from '../errors/error-policy.ts';
import { showResultsOf } from '../kit/turn-side.ts';
import { useOffer } from '../kit/use-offer.ts';

/** Handles the engine's other events: a refused token, a refused poll, a pressed notice, a newer version. */
export function useEngineNews(): void {
  const { refused, trouble, update } = useSnapshot(tasks);
  const { unsaved } = useSnapshot(forms);
  const { running } = useSnapshot(uploads);
  const busy = unsaved > 0 || running > 0;

  useEffect(() => {
    if (refused > 0) report(new ApiError('unauthorized', '', { path: 'poll', status: 401 }));
  }, [refused]);

  useEffect(() => {
    if (trouble) report(new ApiError('refused', trouble.message, { path: 'poll', code: trouble.code }));
  }, [trouble]);

  useEffect(() => onNoticePressed(showResultsOf), []);

  // not during an upload or with an unsaved form, which a reload would lose
  useOffer('update', update !== null && !busy);
}
