import type { ReactNode } from 'react';
import styles from './button.module.css';

/** The visual properties that all buttons share. */
export interface ButtonLooks {
  /** `primary`: the main action. `danger`: an action that cannot be undone. */
  variant?: 'primary' | 'danger' | 'secondary' | 'soft' | 'quiet' | 'link';
  size?: 'text' | 'xs' | 'sm' | 'md' | 'lg' | 'icon';
  /** Joins two buttons into one shape: this is the first or the last. */
  attached?: 'start' | 'end';
  /** Fills the width of its parent. */
  wide?: boolean;
  /** For position only; looks come from the variants. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Turns the visual properties into attributes of an element, and passes its other properties on. */
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
