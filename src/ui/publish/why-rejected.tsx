import { Trans } from '@lingui/react/macro';
import { Quiet } from '../kit/quiet.tsx';

/** Says above the form why the studio rejected the work, since that is what there is to change. */
export function WhyRejected({ reason }: { reason: string }) {
  return (
    <Quiet>
      <Trans>The studio didn't accept this film.</Trans> {reason}
    </Quiet>
  );
}
