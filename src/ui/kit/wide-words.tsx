import type { ReactNode } from 'react';
import styles from './wide-words.module.css';

/** The words of a button beside a page's or dialog's title. On a phone they are for screen readers only, and the icon stands alone. */
export const WideWords = ({ children }: { children: ReactNode }) => (
  <span className={styles.words}>{children}</span>
);
