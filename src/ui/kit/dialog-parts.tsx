import type { ReactNode } from 'react';
import styles from './dialog-parts.module.css';

/** What a dialog asks, in a few paragraphs. */
export const DialogWords = ({ children }: { children: ReactNode }) => (
  <div className={styles.words}>{children}</div>
);

/** The buttons at a dialog's end. @param lastAlone the last one has the longest words, and a row of its own */
export const DialogButtons = ({
  children,
  lastAlone = false,
}: {
  children: ReactNode;
  lastAlone?: boolean;
}) => (
  <div data-ui="dialog-buttons" className={styles.buttons} data-last-alone={lastAlone || undefined}>
    {children}
  </div>
);
