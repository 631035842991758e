import type { ReactNode } from 'react';
import styles from './receipt.module.css';

/** Lines of what something is and costs: `<div><dt/><dd/></div>` each. */
export const Receipt = ({ children }: { children: ReactNode }) => (
  <dl className={styles.receipt}>{children}</dl>
);
