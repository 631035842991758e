import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './bar-page.module.css';
import { useBarHeight } from './use-bar-height.ts';

/** A page whose prompt bar floats over the end of its content. */
export function BarPage({
  bar,
  children,
}: {
  /** Renders the bar. */
  bar: (ref: RefObject<HTMLFormElement | null>) => ReactNode;
  children: ReactNode;
}) {
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useBarHeight(page, form);
  return (
    <div className={styles.page} ref={page}>
      {children}
      {bar(form)}
    </div>
  );
}
