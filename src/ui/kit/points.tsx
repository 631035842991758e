import type { ReactNode } from 'react';
import styles from './points.module.css';

/** A few sentences below each other, in the middle of a page. */
export const Points = ({ children }: { children: ReactNode }) => (
  <ul className={styles.points}>{children}</ul>
);
