import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './spinner.module.css';

/** Spins while something is loading. */
export const Spinner = ({
  size,
  className = '',
  ...props
}: { size: number } & ComponentProps<typeof LoaderCircle>) => (
  <LoaderCircle
    aria-hidden={props['aria-label'] === undefined}
    strokeWidth={1.9}
    {...props}
    size={size}
    className={`${styles.spinner} ${className}`}
  />
);
