import { type ReactNode, useRef } from 'react';
import { LoadingRows } from './loading-rows.tsx';
import { OlderButton } from './older-button.tsx';
import styles from './panel-list.module.css';
import { useRowFocus } from './use-row-focus.ts';

/**
 * A list in a panel that is read page by page: its rows with the button for older ones, or its loading, empty or error state. It keeps
 * the focus when a row or button that has it is removed.
 */
export function PanelList({
  ui,
  label,
  count,
  busy,
  wide = false,
  paged,
  load,
  none,
  end,
  children,
}: {
  /** Names the list for tests. */
  ui: string;
  label: string;
  /** Of the rows. */
  count: number;
  /** A page of it is being read. */
  busy: boolean;
  /** Rows extend to the panel's edges. */
  wide?: boolean;
  paged: { hasNext: boolean; older: 'idle' | 'loading' | 'failed' };
  /** Reads the next older page. */
  load: () => Promise<unknown>;
  none: ReactNode;
  /** Rendered after the button. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const nothing = useRef<HTMLDivElement>(null);
  const { list, cached } = useRowFocus(count, () => nothing.current);
  if (count === 0)
    return (
      <div ref={nothing} className={styles.none} tabIndex={-1} {...cached}>
        {none}
      </div>
    );
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        data-ui={ui}
        data-wide={wide || undefined}
        aria-label={label}
        aria-busy={busy}
      >
        {children}
      </ul>
      <OlderButton list={paged} className={styles.more} load={load} {...cached} />
      {end}
    </>
  );
}

/** Placeholder while the first page is read. */
export const PanelListLoading = ({ count, row }: { count: number; row: (key: number) => ReactNode }) => (
  <LoadingRows count={count} className={styles.list} row={row} />
);
