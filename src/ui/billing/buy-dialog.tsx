import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { offers } from '../../store/billing/offers.ts';
import { closeDialog } from '../../store/dialogs.ts';
import { Segments } from '../kit/segments.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import './billing.css';
import { BuyFacts } from './buy-facts.tsx';
import { PackageOffers } from './package-offers.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { useBuying } from './use-buying.ts';

/** Points and plans to buy, and the code to pay with (BILL-01). */
export default function BuyDialog() {
  const { t } = useLingui();
  const buying = useBuying();
  const { view, period, online, done } = buying;
  return (
    // nothing is typed here: choosing something must not hold up a reload
    <SheetDialog title={t`Buy points`} size="lg" drafted onClose={closeDialog}>
      <div className="buy">
        <fieldset className="buy-views" disabled={done}>
          <legend className="unseen">{t`What is on offer`}</legend>
          <Segments
            label={t`What to buy`}
            value={view}
            onChange={buying.show}
            options={[
              { value: 'recharge', label: t`Points` },
              { value: 'plan', label: t`Plans` },
            ]}
          />
          {view === 'plan' && (
            <Segments
              label={t`Paid`}
              value={period}
              onChange={buying.group}
              options={[
                { value: 'month', label: t`By the month` },
                { value: 'year', label: t`By the year` },
              ]}
            />
          )}
        </fieldset>
        {!online && (
          <p className="quiet" role="status">
            <Trans>You are offline. Buying needs the network.</Trans>
          </p>
        )}
        <div className="buy-columns">
          <OffersOf buying={buying} />
          <PayPanel />
        </div>
        <BuyFacts />
      </div>
    </SheetDialog>
  );
}

/** The view's list, or why there is none. */
function OffersOf({ buying }: { buying: ReturnType<typeof useBuying> }) {
  const { view, period, online, done } = buying;
  const { packages, plans, failed } = useSnapshot(offers);
  const list = view === 'recharge' ? packages : (plans?.[period] ?? null);
  if (list === null && (failed[view] || !online))
    return (
      <div className="buy-none" role="status">
        <p className="quiet">
          <Trans>The prices could not be read.</Trans>
        </p>
        <Button variant="outline" size="md" disabled={!online} onClick={buying.again}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (list === null)
    return (
      <div className="offers" aria-busy="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <i key={key} className="bone offer-bone" />
        ))}
      </div>
    );
  if (list.length === 0)
    return (
      <p className="quiet buy-none">
        <Trans>Nothing is on offer here now.</Trans>
      </p>
    );
  return view === 'recharge' ? (
    <PackageOffers packages={packages ?? []} disabled={!online || done} onChoose={buying.choosePackage} />
  ) : (
    <PlanOffers plans={plans?.[period] ?? []} disabled={!online || done} onChoose={buying.choosePlan} />
  );
}
