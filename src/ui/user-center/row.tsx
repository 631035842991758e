import type { ReactNode } from 'react';
import { TimeText } from '../kit/time-text.tsx';
import { instantOf } from '../kit/times.ts';
import styles from './row.module.css';

/** One row: what or who, when, and how much. */
export function Row({
  name,
  at,
  gain,
  note,
  children,
}: {
  name: string;
  /** An instant; other text is shown as it is. */
  at: string;
  gain: boolean;
  /** What became of it, below the amount. */
  note?: ReactNode;
  /** How much. */
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {instantOf(at) ? <TimeText at={at} /> : <time>{at}</time>}
      <b data-gain={gain || undefined}>{children}</b>
      {note && <small>{note}</small>}
    </div>
  );
}
