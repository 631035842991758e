import { Skeleton } from '../../kit/skeleton.tsx';
import type { Place, Sized } from './layout.ts';
import styles from './works-wall.module.css';

const sized = (poster_width: number, poster_height: number): Sized => ({ poster_width, poster_height });
const [wide, tall, square, standing] = [sized(16, 9), sized(9, 16), sized(1, 1), sized(3, 4)];

/** Ratios of the placeholders: a mix of those that films have. */
export const COMING: readonly Sized[] = [
  ...[wide, tall, square, wide, standing, wide, wide, tall, square, wide, standing, wide],
  ...[square, wide, tall, wide, wide, square, standing, wide],
];

/** Placeholders for works that are loading. */
export const ComingTiles = ({ places }: { places: readonly Place[] }) =>
  places.map(({ index, left, top, width, height }) => (
    <li
      key={`coming ${index}`}
      aria-hidden
      className={styles.coming}
      style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
    >
      <Skeleton className={styles.comingFill} />
    </li>
  ));
