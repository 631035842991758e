import type { ComponentProps } from 'react';
import styles from './add-tile.module.css';
import { handsOn } from './hand-on.ts';

/** A dashed box that adds something when pressed or when a file is dropped on it. The parent sets its size. */
export const AddTile = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button ref={handsOn} type="button" {...props} className={`${styles.tile} ${className}`} />
);
