import { Trans, useLingui } from '@lingui/react/macro';
import { Quiet } from '../kit/quiet.tsx';
import { dateOf } from '../kit/times.ts';
import { useKnownMember } from '../kit/use-known-member.ts';

/** Above the plans: which one runs, and what buying it again or another one would mean. Nothing without a plan. */
export function CurrentPlan() {
  const { i18n } = useLingui();
  const plan = useKnownMember().member?.member_arr;
  if (plan?.buy_member !== 1 || !plan.member_name) return null;
  const name = plan.member_name;
  const day = dateOf(i18n.locale, plan.expire_time) || plan.expire_time;
  return (
    <Quiet small>
      <Trans>
        You have the {name} plan until {day}. Bought again, it goes on from then, with its points. Another
        plan starts at once and runs beside it.
      </Trans>
    </Quiet>
  );
}
