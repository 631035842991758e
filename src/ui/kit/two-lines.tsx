import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** People's own words, cut off after two lines. */
export const TwoLines = ({ as: Tag = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) => (
  <Tag dir="auto" className={styles.lines}>
    {children}
  </Tag>
);
