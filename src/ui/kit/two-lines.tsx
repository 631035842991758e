import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** Words of which two lines are shown at most. */
export const TwoLines = ({ as: Tag = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) => (
  <Tag className={styles.lines}>{children}</Tag>
);
