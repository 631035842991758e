import type { ComponentProps } from 'react';
import styles from './add-tile.module.css';

/** The dashed place in which a press, or a file that is dropped, adds something. Its size comes from where it stands. */
export const AddTile = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`${styles.tile} ${className}`} />
);
