import type { ReactNode } from 'react';
import styles from './button.module.css';

/** What all buttons look like. */
export interface ButtonLooks {
  /** `primary`: the one thing to press. `danger`: what cannot be taken back. */
  variant?: 'primary' | 'danger' | 'secondary' | 'soft' | 'quiet' | 'link';
  size?: 'text' | 'xs' | 'sm' | 'md' | 'lg' | 'icon';
  /** Two buttons that look like one: the first and the last of them. */
  attached?: 'start' | 'end';
  /** As wide as its place. */
  wide?: boolean;
  /** Places the button among its neighbors; how it looks is up to the variants. */
  className?: string | undefined;
  children?: ReactNode;
}

/** What an element wears to look like a button. The rest of its properties stay. */
export const wearButton = <P extends ButtonLooks>({
  variant = 'secondary',
  size = 'sm',
  attached,
  wide,
  className = '',
  ...rest
}: P) => ({
  ...rest,
  'data-variant': variant,
  'data-size': size,
  'data-attached': attached,
  'data-wide': wide || undefined,
  className: `${styles.button} ${className}`,
});
