import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import type { HistoryList } from '../../store/draw/history-list.ts';
import { Spinner } from '../kit/spinner.tsx';
import { ToldApart } from '../kit/told-apart.tsx';
import styles from './stream.module.css';
import { useOlder } from './use-older.ts';
import { namedRecords } from './use-record-name.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

/** The scroll container of the history, newest at the bottom. It loads older records at the top (DRAW-01, DRAW-03). */
export function HistoryFrame({
  list,
  head,
  children,
}: {
  list: HistoryList;
  /** Rendered above the records. */
  head?: ReactNode;
  /** @param prepended this render adds records before the first one: the scroll position should be kept */
  children: (scroller: RefObject<HTMLElement | null>, prepended: boolean) => ReactNode;
}) {
  const { t } = useLingui();
  const { records, older } = useSnapshot(list.state);
  const named = useMemo(() => namedRecords(records as readonly DrawRecord[]), [records]);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stick = useStickToBottom(scroller, content);
  const { prepended, onScroll } = useOlder(scroller, records as readonly DrawRecord[], list);
  return (
    <section
      className={styles.stream}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`History`}
      onScroll={() => {
        stick.onScroll();
        onScroll();
      }}
    >
      {older === 'loading' && (
        <Spinner
          className={styles.older}
          size={20}
          strokeWidth={1.75}
          aria-label={t`Loading older pictures…`}
        />
      )}
      <div className={styles.fill} />
      <div ref={content} className={styles.list}>
        {head}
        <ToldApart rows={named}>{children(scroller, prepended)}</ToldApart>
      </div>
    </section>
  );
}
