import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { HeadAccount } from '../../kit/head-account.tsx';
import { PublishButton } from '../publish-button.tsx';
import { WorksTabs } from '../works-tabs.tsx';
import { SearchField } from './search-field.tsx';
import { type SquareAddress, showOrder, showTab } from './square-address.ts';
import styles from './square-head.module.css';

/** The head of the square: its tabs, the search, the order, and publishing (SQUARE-01, SQUARE-02). */
export function SquareHead({
  id,
  shown: { words, order, tab },
}: {
  /** Of the tabs. */
  id: string;
  shown: SquareAddress;
}) {
  const { t } = useLingui();
  const bySeen = order === 'seen';
  return (
    <header className={`top ${styles.head}`}>
      <h1 className="unseen">
        <Trans>Square</Trans>
      </h1>
      <WorksTabs id={id} tab={tab} onTab={showTab} />
      {tab === 'works' && (
        <search className={styles.find}>
          <SearchField asked={words} />
          <Button
            variant={bySeen ? 'soft' : 'quiet'}
            aria-pressed={bySeen}
            aria-label={t`Most watched first`}
            className={styles.order}
            onClick={() => showOrder(bySeen ? 'newest' : 'seen')}
          >
            <TrendingUp aria-hidden strokeWidth={1.75} />
            <span>{bySeen ? t`Most watched` : t`Newest`}</span>
          </Button>
        </search>
      )}
      <span className={styles.gap} />
      <PublishButton />
      <HeadAccount />
    </header>
  );
}
