import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { SubmitState } from '../../store/tasks/create-submit.ts';
import { StatusLine } from './status-line.tsx';
import { SUBMIT_WORDS } from './submit-words.ts';

/** The line near a button that begins a task: what is missing, what became of the last press, why it is not ready. */
export function SubmitStatus({
  id,
  state = 'idle',
  problem,
  urgent = false,
  uploading = false,
  children,
}: {
  /** For the button and the field that the line describes. */
  id?: string | undefined;
  state?: SubmitState;
  /** What the person has to mend first: its words, or `words` when the description is empty. */
  problem?: ReactNode;
  /** Interrupts what a screen reader says, for a problem that is there from the start. */
  urgent?: boolean;
  /** A file that the task needs has not arrived yet. */
  uploading?: boolean;
  /** What to say when nothing stands in the way. */
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const { online } = useSnapshot(browser);
  if (problem)
    return (
      <StatusLine id={id} bad urgent={urgent}>
        {problem === 'words' ? i18n._(SUBMIT_WORDS.words) : problem}
      </StatusLine>
    );
  const news =
    state !== 'idle' && state !== 'sending' ? state : !online ? 'offline' : uploading ? 'uploading' : null;
  return <StatusLine id={id}>{news ? i18n._(SUBMIT_WORDS[news]) : children}</StatusLine>;
}
