import type { CSSProperties } from 'react';
import { aspectOf } from '../../api/draw-options.ts';
import styles from './ratio-shape.module.css';

/** The outline of a ratio such as `16:9`. */
export const RatioShape = ({ ratio, dashed = false }: { ratio: string; dashed?: boolean }) => (
  <span className={styles.shape} aria-hidden>
    <i style={{ '--r': aspectOf(ratio) } as CSSProperties} data-dashed={dashed || undefined} />
  </span>
);
