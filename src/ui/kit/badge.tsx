import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short label that marks something, e.g. what is new. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
);
