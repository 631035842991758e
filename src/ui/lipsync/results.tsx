import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { COLUMN, columnsIn, GUTTER, layoutResults } from '../../store/lipsync/lip-layout.ts';
import { type LipSync, lipSyncs } from '../../store/lipsync/lip-syncs.ts';
import { lipView } from '../../store/lipsync/lip-view.ts';
import type { PagedList } from '../../store/paged-list.ts';
import { report } from '../errors/error-policy.ts';
import { dayName } from '../kit/day-name.ts';
import { OlderButton } from '../kit/older-button.tsx';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { useWindow } from '../kit/use-window.ts';
import { Card } from './card.tsx';
import styles from './results.module.css';
import { useLipTasks } from './use-results.ts';

/** Pixels from the end at which the next page is loaded. */
const NEAR = 240;

/** The results as a waterfall under their days, the newest on top (LIP-07). Cards far from view are not in the page. */
export function Results<Totals>({ list, head }: { list: PagedList<LipSync, Totals>; head?: ReactNode }) {
  const { t, i18n } = useLingui();
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
  const layout = useMemo(
    () => layoutResults(rows, columns, ({ row, view }) => ({ date: row.date, aspect: view.aspect })),
    [rows, columns],
  );
  const loadOlder = useCallback(
    () => void list.loadOlder().catch((error: unknown) => report(error, { background: true })),
    [list],
  );
  const isNear = useCallback(() => {
    const box = scroller.current;
    return box !== null && box.clientHeight > 0 && box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }, []);
  // a list that does not fill its box cannot be scrolled
  useEffect(() => {
    if (items.length > 0 && isNear()) loadOlder();
  }, [items.length, isNear, loadOlder]);
  // the answer to a submit has no record id: the list has it once the task has ended
  const unnamed = rows.some(({ row, view }) => row.id === undefined && view.phase !== 'working');
  useEffect(() => {
    if (unnamed) lipSyncs.load().catch((error: unknown) => report(error, { background: true }));
  }, [unnamed]);
  const { onFocus } = useLostFocus(() => scroller.current);
  const inView = ({ top, height }: { top: number; height: number }) => top + height >= from && top <= to;
  return (
    <section
      className={styles.scroller}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`My talking clips`}
      aria-busy={state.older === 'loading'}
      onScroll={() => {
        if (isNear()) loadOlder();
      }}
    >
      {head}
      <div
        className={styles.wall}
        data-ui="wall"
        style={{ height: layout.height, width: `min(100%, ${columns * (COLUMN + GUTTER)}px)` }}
      >
        {layout.days.map(
          ({ date, top }, at) =>
            inView({ top, height: (layout.days[at + 1]?.top ?? layout.height) - top }) && (
              <h2 key={date} className={styles.day} style={{ top }}>
                {dayName(date, i18n.locale, new Date())}
              </h2>
            ),
        )}
        {layout.cards.map(
          ({ item: { row, view }, box }) =>
            inView(box) && <Card key={row.task_id} row={row} view={view} box={box} />,
        )}
      </div>
      <OlderButton list={state} className={styles.older} load={list.loadOlder} onFocus={onFocus} />
    </section>
  );
}
