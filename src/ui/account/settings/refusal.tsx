import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** What the studio says against something, read out at once. */
export const Refusal = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className={styles.refusal}>
      {children}
    </p>
  ) : null;
