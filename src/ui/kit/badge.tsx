import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A word that marks what is new. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
);
