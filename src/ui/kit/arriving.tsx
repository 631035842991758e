import type { CSSProperties, ReactNode } from 'react';
import styles from './arriving.module.css';

/** What is being made: a light that glides under its window. @param delay seconds into the light's way, below zero */
export const Arriving = ({
  children,
  delay = 0,
  className = '',
}: {
  children?: ReactNode;
  delay?: number;
  /** Gives it its place and size. */
  className?: string | undefined;
}) => (
  <span
    className={`${styles.arriving} ${className}`}
    style={delay ? ({ '--arriving-delay': `${delay}s` } as CSSProperties) : undefined}
    data-ui="arriving"
  >
    {children}
  </span>
);
