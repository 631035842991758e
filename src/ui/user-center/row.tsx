import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './row.module.css';

/** One row: what or who, when, and how much. */
export function Row({
  name,
  at,
  gain,
  children,
}: {
  name: string;
  /** An instant; other text is shown as it is. */
  at: string;
  gain: boolean;
  /** How much. */
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const when = new Date(at);
  const known = !Number.isNaN(when.getTime());
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <time dateTime={known ? when.toISOString() : undefined}>
        {known ? i18n.date(when, { dateStyle: 'medium', timeStyle: 'short' }) : at}
      </time>
      <b data-gain={gain || undefined}>{children}</b>
    </div>
  );
}
