import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import type { SubmitState } from '../../../store/tasks/create-submit.ts';
import { StatusLine } from '../../kit/status-line.tsx';

/** One line over Generate: what is missing, what is awaited, why it is not ready. */
export function SendLine({ state, missing }: { state: SubmitState; missing?: boolean }) {
  const { online } = useSnapshot(browser);
  return (
    <StatusLine bad={missing}>
      {missing ? (
        <Trans>Please enter a description</Trans>
      ) : state === 'checking' ? (
        <Trans>No reply yet; checking…</Trans>
      ) : state === 'not-charged' ? (
        <Trans>That didn't go through. Nothing was charged; try again</Trans>
      ) : state === 'unclear' ? (
        <Trans>No reply. If it was started, it will show up in the list</Trans>
      ) : !online ? (
        <Trans>You're offline. You can generate when you're back online</Trans>
      ) : null}
    </StatusLine>
  );
}
