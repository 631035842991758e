import type { ReactNode } from 'react';
import styles from './receipt.module.css';

/** A list of items with their costs, each `<div><dt/><dd/></div>`. */
export const Receipt = ({ children }: { children: ReactNode }) => (
  <dl className={styles.receipt}>{children}</dl>
);
