import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { ROUTES, type RouteName } from '../router/routes.ts';
import { cameBack } from '../router/traversal.ts';
import { useHistoryQuery } from './history-address.ts';
import { PageHeader } from './page-header.tsx';
import { afterLast } from './pass-focus.ts';
import { type Searching, SearchToggle, useSearchOpen } from './search-tools.tsx';
import { Segments } from './segments.tsx';
import { askedSide, onTurn, type Side } from './turn-side.ts';
import styles from './two-sides.module.css';

/** The side that each page showed when it was left; whoever comes back finds it again. */
const sides = new Map<RouteName, Side>();

/** A page with a form on the left and its results on the right; a phone shows one of the two. */
export function TwoSides({
  page,
  rows,
  mine,
  searchLabel,
  form,
  search,
  list,
}: {
  page: RouteName;
  /** The kind of its results, as `rowOf` names it: after the last one the focus goes on in the form. */
  rows: string;
  /** Names the right side where only one is shown. */
  mine: string;
  searchLabel: string;
  form: ReactNode;
  /** The search above the list, while it is open. */
  search: (searching: Searching & { onClose: () => void }) => ReactNode;
  list: ReactNode;
}) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const searching = useHistoryQuery(page);
  const { open, setOpened } = useSearchOpen(searching);
  const [side, setSide] = useState<Side>(
    open ? 'list' : (askedSide(page) ?? ((cameBack() && sides.get(page)) || 'form')),
  );
  useEffect(() => {
    sides.set(page, side);
  }, [page, side]);
  useEffect(() => onTurn(page, side, setSide), [page, side]);
  return (
    <>
      <PageHeader title={ROUTES[page].title}>
        {token && (
          <SearchToggle
            label={searchLabel}
            open={open}
            onOpen={(on) => {
              setOpened(on);
              if (on) setSide('list');
            }}
            change={searching.change}
          />
        )}
      </PageHeader>
      <div {...afterLast(rows)} className={styles.sides}>
        <Segments
          small
          label={t`Show`}
          options={[
            { value: 'form', label: t`Create` },
            { value: 'list', label: mine },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div className={styles.page} data-side={side}>
        <div {...afterLast(rows)} className={styles.form}>
          {form}
        </div>
        <div className={styles.list}>
          {open && search({ ...searching, onClose: () => setOpened(false) })}
          {list}
        </div>
      </div>
    </>
  );
}
