import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { COLUMN, columnsIn, GUTTER, layoutResults } from '../../store/lipsync/lip-layout.ts';
import { type LipSync, lipSyncs } from '../../store/lipsync/lip-syncs.ts';
import { lipView } from '../../store/lipsync/lip-view.ts';
import type { PagedList } from '../../store/paged-list.ts';
import { report } from '../errors/error-policy.ts';
import { OlderButton } from '../kit/older-button.tsx';
import { shortName } from '../kit/short-name.ts';
import { ToldApart } from '../kit/told-apart.tsx';
import { useKeptPlace } from '../kit/use-kept-place.ts';
import { useLoadAhead } from '../kit/use-load-ahead.ts';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { useWindow } from '../kit/use-window.ts';
import { Waterfall } from '../kit/waterfall.tsx';
import { currentHash } from '../router/hash-location.ts';
import { Card } from './card.tsx';
import styles from './results.module.css';
import { useLipTasks } from './use-results.ts';

/** The results as a waterfall under their days, the newest on top (LIP-07). Cards far from view are not in the page. */
export function Results<Totals>({ list, head }: { list: PagedList<LipSync, Totals>; head?: ReactNode }) {
  const { t } = useLingui();
  const state = useSnapshot(list.state);
  // rows are never changed in place, so the snapshot contains the rows themselves
  const items = state.items as readonly LipSync[];
  const tasks = useLipTasks();
  const scroller = useRef<HTMLElement>(null);
  const { width, from, to } = useWindow(scroller);
  const columns = columnsIn(width);
  const rows = useMemo(
    () => items.map((row) => ({ row, view: lipView(row, tasks.get(row.task_id)) })),
    [items, tasks],
  );
  const named = useMemo(
    () => rows.map(({ view }) => ({ key: view.key, name: shortName(view.text), at: view.at })),
    [rows],
  );
  const layout = useMemo(
    () =>
      layoutResults(rows, columns, ({ row, view }) => ({
        date: row.date,
        aspect: view.aspect,
        told: view.phase === 'failed' && !view.cancelled,
      })),
    [rows, columns],
  );
  useKeptPlace(scroller, currentHash(), width > 0 && items.length > 0);
  const onScroll = useLoadAhead(scroller, list, items.length);
  // the answer to a submit has no record id: the list has it once the task has ended
  const unnamed = rows.some(({ row, view }) => row.id === undefined && view.phase !== 'working');
  useEffect(() => {
    if (unnamed) lipSyncs.load().catch((error: unknown) => report(error, { background: true }));
  }, [unnamed]);
  const { onFocus } = useLostFocus(() => scroller.current);
  return (
    <section
      className={styles.scroller}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`My talking clips`}
      aria-busy={state.older === 'loading'}
      onScroll={onScroll}
    >
      {head}
      <ToldApart rows={named}>
        <Waterfall
          layout={layout}
          width={columns * (COLUMN + GUTTER)}
          from={from}
          to={to}
          card={({ row, view }, box) => <Card key={row.task_id} row={row} view={view} box={box} />}
        />
      </ToldApart>
      <OlderButton list={state} className={styles.older} load={list.loadOlder} onFocus={onFocus} />
    </section>
  );
}
