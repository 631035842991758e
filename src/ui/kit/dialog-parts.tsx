import type { ReactNode } from 'react';
import styles from './dialog-parts.module.css';

/** The text of a dialog. */
export const DialogWords = ({ children }: { children: ReactNode }) => (
  <div className={styles.words}>{children}</div>
);

/** The buttons at the end of a dialog. @param lastAlone gives the last one, with the longest label, its own row @param inFoot a foot leaves the space above them */
export const DialogButtons = ({
  children,
  lastAlone = false,
  inFoot = false,
}: {
  children: ReactNode;
  lastAlone?: boolean;
  inFoot?: boolean;
}) => (
  <div
    data-ui="dialog-buttons"
    className={styles.buttons}
    data-last-alone={lastAlone || undefined}
    data-in-foot={inFoot || undefined}
  >
    {children}
  </div>
);
