import type { CSSProperties, ReactNode } from 'react';
import styles from './arriving.module.css';

/** A placeholder for what is being generated, with a light gliding over it. @param delay where the light starts, in seconds below zero */
export const Arriving = ({
  children,
  delay = 0,
  className = '',
}: {
  children?: ReactNode;
  delay?: number;
  /** Sets its position and size. */
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
