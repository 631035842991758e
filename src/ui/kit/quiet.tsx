import type { ComponentProps } from 'react';
import styles from './quiet.module.css';

/** Secondary text: muted, without margins. */
export const Quiet = ({
  as: Tag = 'p',
  small = false,
  ...props
}: Omit<ComponentProps<'p'>, 'className' | 'ref'> & { as?: 'p' | 'span' | 'small'; small?: boolean }) => (
  <Tag {...props} className={styles.quiet} data-small={small || undefined} />
);
