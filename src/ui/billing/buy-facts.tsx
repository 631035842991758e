import { Trans } from '@lingui/react/macro';
import { CREDITS_PER_YUAN, CREDITS_VALID_YEARS } from '../../api/billing.ts';
import { Quiet } from '../kit/quiet.tsx';

const YUAN = 10;

/** What points cost and how long they last (LIMIT-01, LIMIT-02). */
export function BuyFacts() {
  const points = YUAN * CREDITS_PER_YUAN;
  return (
    <Quiet small>
      <Trans>
        1 yuan = {CREDITS_PER_YUAN} points ({YUAN} yuan = {points} points). Points are valid for{' '}
        {CREDITS_VALID_YEARS} years; the oldest are used first.
      </Trans>
    </Quiet>
  );
}
