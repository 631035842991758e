import type { ReactNode } from 'react';
import styles from './sticky-foot.module.css';

/** The foot of a form, with its buttons: in sight while what is above it scrolls, and at the form's end in a low window. */
export const StickyFoot = ({
  place = 'dialog',
  children,
}: {
  /** Whose edges it reaches: those of a dialog, or of a form on the page. */
  place?: 'dialog' | 'page';
  children: ReactNode;
}) => (
  <div data-ui="sticky-foot" className={styles.foot} data-place={place}>
    {children}
  </div>
);
