import type { ReactNode } from 'react';
import styles from './status-line.module.css';

/**
 * One line that says what is missing, what is awaited, or why a button is not ready. It stands also without words, as a screen
 * reader hears only what comes into a place that it knows.
 */
export const StatusLine = ({
  id,
  bad = false,
  urgent = false,
  children,
}: {
  id?: string | undefined;
  bad?: boolean | undefined;
  /** Interrupts what a screen reader says. */
  urgent?: boolean;
  children?: ReactNode;
}) => (
  <p id={id} className={styles.line} role={urgent ? 'alert' : 'status'} data-bad={bad || undefined}>
    {children}
  </p>
);
