import { useLingui } from '@lingui/react/macro';
import { Redo2, Undo2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { history } from '../../../store/film/storyboard/history.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { stepBack, stepForward } from './step-history.ts';

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
