import type { ComponentProps } from 'react';
import styles from './tile-button.module.css';

/**
 * A button of a tile or row that a list may repeat thousands of times, so it does without the styling engine. Over a picture it is
 * shown while the tile is hovered or has the focus, and always on touch screens.
 */
export function TileButton({
  look = 'over',
  className = '',
  ...props
}: ComponentProps<'button'> & { 'aria-label': string; look?: 'over' | 'quiet' }) {
  return <button type="button" {...props} data-look={look} className={`${styles.button} ${className}`} />;
}

/** The icon of a button that is the whole tile; not a button itself. */
export const TileSign = (props: ComponentProps<'span'>) => (
  <span
    aria-hidden
    {...props}
    data-look="over"
    className={`${styles.button} ${styles.sign} ${props.className ?? ''}`}
  />
);

/** Shows its content together with the tile's buttons. */
export const TileActions = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.actions} ${className}`} />
);

/** For the root of a tile, so that its buttons appear with it. */
export const TILE = { 'data-tile': '' } as const;
/** The same for a tile whose buttons are always visible. */
export const TILE_SHOWN = { 'data-tile': 'shown' } as const;
