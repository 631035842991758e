import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { squareQuery } from '../../../store/works/square.ts';
import { Button } from '../../kit/button.tsx';
import { HeadAccount } from '../../kit/head-account.tsx';
import { PublishButton } from '../publish-button.tsx';
import { type WorksTab, WorksTabs } from '../works-tabs.tsx';
import { SearchField } from './search-field.tsx';
import styles from './square-head.module.css';

/** The head of the square: its tabs, the search, the order, and publishing (SQUARE-01, SQUARE-02). */
export function SquareHead({
  id,
  tab,
  onTab,
}: {
  /** Of the tabs. */
  id: string;
  tab: WorksTab;
  onTab: (tab: WorksTab) => void;
}) {
  const { t } = useLingui();
  const { order } = useSnapshot(squareQuery);
  const bySeen = order === 'seen';
  return (
    <header className={`top ${styles.head}`}>
      <h1 className="unseen">
        <Trans>Square</Trans>
      </h1>
      <WorksTabs id={id} tab={tab} onTab={onTab} />
      {tab === 'works' && (
        <search className={styles.find}>
          <SearchField />
          <Button
            variant={bySeen ? 'soft' : 'quiet'}
            aria-pressed={bySeen}
            aria-label={t`Most watched first`}
            className={styles.order}
            onClick={() => {
              squareQuery.order = bySeen ? 'newest' : 'seen';
            }}
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
