import type { ComponentProps } from 'react';
import styles from './tile-button.module.css';

/**
 * The button of a tile or row that a list may repeat thousands of times: plain, as the recipe's styling would cost too much there.
 * Over a picture it shows itself when `Tile` is pointed at, has the focus, or is on a touch screen.
 */
export function TileButton({
  look = 'over',
  className = '',
  ...props
}: ComponentProps<'button'> & { 'aria-label': string; look?: 'over' | 'quiet' }) {
  return <button type="button" {...props} data-look={look} className={`${styles.button} ${className}`} />;
}

/** The sign of a button that is the whole tile: not a button of its own. */
export const TileSign = (props: ComponentProps<'span'>) => (
  <span
    aria-hidden
    {...props}
    data-look="over"
    className={`${styles.button} ${styles.sign} ${props.className ?? ''}`}
  />
);

/** Shows what is in it with the tile's buttons. */
export const TileActions = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.actions} ${className}`} />
);

/** What a tile's root wears, so that its buttons know when to show themselves. */
export const TILE = { 'data-tile': '' } as const;
/** The same of a tile whose buttons stay in sight. */
export const TILE_SHOWN = { 'data-tile': 'shown' } as const;
