import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** Why the studio refused something, announced at once. */
export const Refusal = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className={styles.refusal}>
      {children}
    </p>
  ) : null;
