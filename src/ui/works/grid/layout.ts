/** The layout of a wall of works. */
import { computeMasonryLayout, type LayoutModel, type Photo } from 'react-photo-album';

/** Pixels between tiles (SQUARE-07, CENTER-07). */
export const SPACING = 4;
/** A cover of unknown size is this many times as high as its column is wide (SQUARE-08). */
const UNKNOWN = 1.5;

/** The input of the layout: the size of a cover, as far as it is known. */
export interface Sized {
  poster_width?: number | undefined;
  poster_height?: number | undefined;
}

/** A tile's place in the wall, in pixels. */
export interface Place {
  /** Its index in the list. */
  index: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One column from top to bottom, as plain numbers: a wall may have ten thousand tiles. */
interface Column {
  left: number;
  width: number;
  indexes: Uint32Array;
  /** The top of each tile, and then the column's end. */
  tops: Float64Array;
}
export interface Wall {
  columns: readonly Column[];
  height: number;
}

type Model = Pick<LayoutModel<Photo>, 'tracks'>;

const photoOf = ({ poster_width: width = 0, poster_height: height = 0 }: Sized): Photo =>
  width > 0 && height > 0 ? { src: '', width, height } : { src: '', width: 1, height: UNKNOWN };

/** The width in pixels that columns of the square should have, and their minimum and maximum number. */
const SQUARE = { width: 236, least: 2, most: 6 } as const;
/** Of a member's page: a column of 100 and its gutter of 120 (CENTER-07, decisions A-37). */
const PROFILE = { width: 100 + 120, least: 1, most: 4 } as const;

const clamp = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, value));

/** Columns of the square at a width. */
export const squareColumns = (width: number): number => clamp(Math.round(width / SQUARE.width), SQUARE);
/** Columns of a member's page at a width. */
export const profileColumns = (width: number): number => clamp(Math.floor(width / PROFILE.width), PROFILE);

/** The square: each tile goes to the shortest column, so that new pages never move those above. */
export const masonryWall = (items: readonly Sized[], width: number, columns: number): Wall =>
  wallOf(computeMasonryLayout(items.map(photoOf), SPACING, 0, width, columns));

/** A member's page: tiles are distributed to the columns in turn (CENTER-08). */
export function dealtWall(items: readonly Sized[], width: number, columns: number): Wall {
  const columnWidth = (width - SPACING * (columns - 1)) / columns;
  const tracks = Array.from(
    { length: columns },
    (): { photos: Model['tracks'][number]['photos'][number][] } => ({
      photos: [],
    }),
  );
  items.forEach((item, index) => {
    const photo = photoOf(item);
    const height = (columnWidth * photo.height) / photo.width;
    tracks[index % columns]?.photos.push({ photo, index, width: columnWidth, height });
  });
  return wallOf({ tracks });
}

/** Tile sizes come from the model, positions from this. */
function wallOf(model: Model | undefined): Wall {
  let height = 0;
  const columns = (model?.tracks ?? []).map(({ photos }, at): Column => {
    const width = photos[0]?.width ?? 0;
    const tops = new Float64Array(photos.length + 1);
    photos.forEach((photo, row) => {
      tops[row + 1] = (tops[row] ?? 0) + photo.height + SPACING;
    });
    height = Math.max(height, (tops[photos.length] ?? 0) - SPACING);
    return {
      left: at * (width + SPACING),
      width,
      tops,
      indexes: Uint32Array.from(photos, ({ index }) => index),
    };
  });
  return { columns, height };
}

const placeIn = ({ left, width, indexes, tops }: Column, row: number): Place => {
  const top = tops[row] ?? 0;
  return { index: indexes[row] ?? 0, left, top, width, height: (tops[row + 1] ?? 0) - top - SPACING };
};

/** The first row of a column that is not below `value`, by binary search. */
function firstFrom(values: Float64Array | Uint32Array, value: number, count: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tiles that overlap a range of a wall, in the order of the list. */
export function placesIn({ columns }: Wall, from: number, to: number): Place[] {
  const found: Place[] = [];
  for (const column of columns) {
    const count = column.indexes.length;
    const first = Math.max(0, firstFrom(column.tops, from, count) - 1);
    for (let row = first; row < count && (column.tops[row] ?? 0) <= to; row += 1)
      found.push(placeIn(column, row));
  }
  return found.sort((a, b) => a.index - b.index);
}

/** The place of a tile of the list; null if it is not in the layout. */
export function placeOf({ columns }: Wall, index: number): Place | null {
  for (const column of columns) {
    const row = firstFrom(column.indexes, index, column.indexes.length);
    if (row < column.indexes.length && column.indexes[row] === index) return placeIn(column, row);
  }
  return null;
}
