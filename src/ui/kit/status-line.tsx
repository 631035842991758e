import type { ReactNode } from 'react';
import styles from './status-line.module.css';

/**
 * One line that says what is missing, what is awaited, or why a button is not ready. It is rendered without text too, because
 * screen readers only announce changes in elements that they already know.
 */
export const StatusLine = ({
  id,
  bad = false,
  urgent = false,
  children,
}: {
  id?: string | undefined;
  bad?: boolean | undefined;
  /** Interrupts the screen reader. */
  urgent?: boolean;
  children?: ReactNode;
}) => (
  <p id={id} className={styles.line} role={urgent ? 'alert' : 'status'} data-bad={bad || undefined}>
    {children}
  </p>
);
