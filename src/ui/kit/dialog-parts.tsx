import type { ReactNode } from 'react';
import styles from './dialog-parts.module.css';

/** The text of a dialog. */
export const DialogWords = ({ children }: { children: ReactNode }) => (
  <div className={styles.words}>{children}</div>
);

/** The buttons at the end of a dialog. @param lastAlone gives the last one, with the longest label, its own row */
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
