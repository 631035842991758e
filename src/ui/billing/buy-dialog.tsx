import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { products } from '../../store/billing/products.ts';
import { closeDialog } from '../../store/dialogs.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Segments } from '../kit/segments.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import styles from './buy-dialog.module.css';
import { BuyFacts } from './buy-facts.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PackageList } from './package-list.tsx';
import { PayBar } from './pay-bar.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PlanList } from './plan-list.tsx';
import productsStyles from './products.module.css';
import { useBuying } from './use-buying.ts';

/** Points and plans to buy, with the payment code (BILL-01). */
export default function BuyDialog() {
  const { t } = useLingui();
  const buying = useBuying();
  const { view, period, online, done } = buying;
  const panel = useRef<HTMLElement>(null);
  const showLeft = (orderNo: string) => {
    buying.resume(orderNo);
    // the button that was pressed goes with the list of open orders
    panel.current?.focus({ preventScroll: true });
  };
  return (
    // nothing is typed here, so a choice must not delay a reload
    <SheetDialog title={t`Buy points`} size="lg" drafted onClose={closeDialog}>
      <div className={styles.buy}>
        <fieldset className={styles.views} disabled={done}>
          {/* without a name: each choice in it has its own */}
          <Segments
            width="words"
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
              width="words"
              label={t`Billing`}
              value={period}
              onChange={buying.group}
              options={[
                { value: 'month', label: t`Monthly` },
                { value: 'year', label: t`Yearly` },
              ]}
            />
          )}
        </fieldset>
        {!online && (
          <Quiet role="status">
            <Trans>You're offline. Buying needs a connection.</Trans>
          </Quiet>
        )}
        {buying.view === 'plan' && <CurrentPlan />}
        <div className={styles.columns}>
          <ProductsOf buying={buying} />
          <PayBar panel={panel} onShow={showLeft} />
          <PayPanel ref={panel} onShow={showLeft} />
        </div>
        <BuyFacts />
      </div>
    </SheetDialog>
  );
}

/** The products of the view, or why there are none. */
function ProductsOf({ buying }: { buying: ReturnType<typeof useBuying> }) {
  const { t } = useLingui();
  const { view, period, online, done } = buying;
  const { packages, plans, failed } = useSnapshot(products);
  const list = view === 'recharge' ? packages : (plans?.[period] ?? null);
  if (list === null && (failed[view] || !online))
    return (
      <div className={styles.none} role="status">
        <Quiet>
          <Trans>Couldn't load prices.</Trans>
        </Quiet>
        <Button
          variant="secondary"
          size="md"
          disabledReason={!online && t`You're offline`}
          onClick={buying.again}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (list === null)
    return (
      <div className={productsStyles.products} aria-busy="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className={productsStyles.productSkeleton} />
        ))}
      </div>
    );
  if (list.length === 0)
    return (
      <Quiet>
        <Trans>Nothing for sale right now.</Trans>
      </Quiet>
    );
  return view === 'recharge' ? (
    <PackageList packages={packages ?? []} disabled={!online || done} onChoose={buying.choosePackage} />
  ) : (
    <PlanList plans={plans?.[period] ?? []} disabled={!online || done} onChoose={buying.choosePlan} />
  );
}
