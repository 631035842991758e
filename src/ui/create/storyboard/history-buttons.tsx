import { useLingui } from '@lingui/react/macro';
import { Redo2, Undo2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { history } from '../../../store/film/storyboard/history.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { stepBack, stepForward } from './step-history.ts';

/** Undo and redo. With nothing left they stay focusable, because the last press would otherwise lose the focus. */
export function HistoryButtons() {
  const { t } = useLingui();
  const { done, undone } = useSnapshot(history);
  return (
    <>
      <IconButton
        aria-label={t`Undo`}
        title={t`Undo`}
        aria-keyshortcuts="Control+Z Meta+Z"
        blocked={done.length === 0}
        onClick={stepBack}
      >
        <Undo2 aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        aria-label={t`Redo`}
        title={t`Redo`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        blocked={undone.length === 0}
        onClick={stepForward}
      >
        <Redo2 aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}
