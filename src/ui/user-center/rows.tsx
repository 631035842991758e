import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PagedList } from '../../store/paged-list.ts';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { OlderButton } from '../kit/older-button.tsx';
import { PanelNote } from '../kit/panel-note.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useRowFocus } from '../kit/use-row-focus.ts';
import styles from './rows.module.css';
import type { usePaged } from './use-paged.ts';

/** The rows of a paged list, or its loading, empty or error state. */
export function Rows<Item extends object, Totals extends object>({
  label,
  list,
  view: { held, online, read },
  none,
  row,
}: {
  label: string;
  list: PagedList<Item, Totals>;
  view: ReturnType<typeof usePaged<Item, Totals>>;
  /** Shown if the list is empty, with the next step. */
  none: ReactNode;
  row: (item: Item) => ReactNode;
}) {
  const { state } = held;
  const items = held.items as readonly Item[];
  const stale = !online || state === 'failed';
  const { list: rows, cached } = useRowFocus(items.length);
  return (
    <div>
      <PanelNote retry={online ? read : undefined}>
        {stale && <Why online={online} cached={items.length > 0} />}
      </PanelNote>
      {items.length === 0 &&
        !stale &&
        (state === 'ready' ? <div className={styles.none}>{none}</div> : <Loading />)}
      {items.length > 0 && (
        <ul ref={rows} className={styles.rows} aria-label={label} aria-busy={state === 'loading'}>
          {items.map((item, index) => (
            // a server that sends no ids only adds rows at the end
            <li key={(item as { id?: number }).id ?? `row ${index}`} tabIndex={-1}>
              {row(item)}
            </li>
          ))}
        </ul>
      )}
      <OlderButton list={held} wide className={styles.more} load={list.loadOlder} {...cached} />
    </div>
  );
}

/** Why the list may be outdated or missing. */
function Why({ online, cached }: { online: boolean; cached: boolean }) {
  if (online) return <Trans>Couldn't load the list.</Trans>;
  return cached ? (
    <Trans>You're offline. This is what you last saw.</Trans>
  ) : (
    <Trans>You're offline. This list needs a connection.</Trans>
  );
}

const Loading = () => (
  <LoadingRows
    count={4}
    className={styles.rows}
    row={(key) => <Skeleton key={key} className={styles.rowSkeleton} />}
  />
);
