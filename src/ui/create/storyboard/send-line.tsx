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
        <Trans>We did not hear back; checking what became of it</Trans>
      ) : state === 'not-charged' ? (
        <Trans>It did not get through. Nothing was charged; you can press Generate again</Trans>
      ) : state === 'unclear' ? (
        <Trans>We did not hear back. If the studio has it, it will appear in the list</Trans>
      ) : !online ? (
        <Trans>You are offline. Generating waits for the network</Trans>
      ) : null}
    </StatusLine>
  );
}
