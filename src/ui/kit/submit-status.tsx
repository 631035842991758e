import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Call } from '../../api/call.ts';
import type { TaskKindName } from '../../api/tasks.ts';
import { browser } from '../../store/browser.ts';
import type { SubmitState } from '../../store/tasks/create-submit.ts';
import { StatusLine } from './status-line.tsx';
import { SUBMIT_WORDS } from './submit-words.ts';
import { type SubmitPlace, useUnanswered } from './use-unanswered.ts';

/** The line near a button that starts a task: what is missing, the outcome of the last press, or why it is not ready. */
export function SubmitStatus({
  id,
  state: pressed = 'idle',
  kind,
  place,
  calls,
  problem,
  urgent = false,
  uploading = false,
  children,
}: {
  /** For `aria-describedby` of the button and the field. */
  id?: string | undefined;
  state?: SubmitState;
  /** Of the tasks that the button starts: what was sent before a reload and has no answer yet is said, too. */
  kind?: TaskKindName | undefined;
  /** Where several have such a button. */
  place?: SubmitPlace;
  /** Where tasks of the kind are started in several places: the calls that start them here. */
  calls?: readonly Call[];
  /** What the person has to fix first: a text, or `words` if the description is empty. */
  problem?: ReactNode;
  /** Interrupts the screen reader, for a problem that exists from the start. */
  urgent?: boolean;
  /** A file that the task needs is still uploading. */
  uploading?: boolean;
  /** The text if nothing is in the way. */
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const { online } = useSnapshot(browser);
  const unanswered = useUnanswered(kind, place, calls);
  const state = pressed === 'idle' && unanswered ? 'checking' : pressed;
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
