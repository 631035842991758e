import { t as now } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Redo2, Undo2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { history, redo, undo } from '../../../store/film/storyboard/history.ts';
import { reportAs } from '../../errors/report-as.ts';
import { IconButton } from '../../kit/icon-button.tsx';

/** Takes the last change back, or makes it again, with the message for a failure. */
export const stepBack = () => void undo().catch((error: unknown) => reportAs(now`Couldn't undo`, error));
export const stepForward = () => void redo().catch((error: unknown) => reportAs(now`Couldn't redo`, error));

export function HistoryButtons() {
  const { t } = useLingui();
  const { done, undone } = useSnapshot(history);
  return (
    <>
      <IconButton
        aria-label={t`Undo`}
        title={t`Undo`}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={done.length === 0}
        onClick={stepBack}
      >
        <Undo2 aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        aria-label={t`Redo`}
        title={t`Redo`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={undone.length === 0}
        onClick={stepForward}
      >
        <Redo2 aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}
