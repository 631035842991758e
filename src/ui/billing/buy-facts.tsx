import { Trans } from '@lingui/react/macro';
import { CREDITS_PER_YUAN, CREDITS_VALID_YEARS } from '../../api/billing.ts';
import { Quiet } from '../kit/quiet.tsx';

const YUAN = 10;

/** What credits cost and how long they last (LIMIT-01, LIMIT-02). */
export function BuyFacts() {
  const credits = YUAN * CREDITS_PER_YUAN;
  return (
    <Quiet small>
      <Trans>
        1 yuan = {CREDITS_PER_YUAN} credits ({YUAN} yuan = {credits} credits). Credits are valid for{' '}
        {CREDITS_VALID_YEARS} years; the oldest are spent first.
      </Trans>
    </Quiet>
  );
}
