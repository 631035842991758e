import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** Text cut off after two lines. */
export const TwoLines = ({ as: Tag = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) => (
  <Tag className={styles.lines}>{children}</Tag>
);
