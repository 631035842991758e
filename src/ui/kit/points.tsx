import type { ReactNode } from 'react';
import styles from './points.module.css';

/** A few centered sentences, one below the other. */
export const Points = ({ children }: { children: ReactNode }) => (
  <ul className={styles.points}>{children}</ul>
);
