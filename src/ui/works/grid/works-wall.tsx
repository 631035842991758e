import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import type { PagedList } from '../../../store/paged-list.ts';
import { type HomeOfList, learnPosterSize } from '../../../store/works/works-list.ts';
import { useKeptPlace } from '../../kit/use-kept-place.ts';
import { keyOfWork } from '../work-key.ts';
import { COMING, ComingTiles } from './coming-tiles.tsx';
import { excerptHandlers, useExcerptKey } from './excerpt.ts';
import { placesIn, type Sized, type Wall } from './layout.ts';
import { useAnchor } from './use-anchor.ts';
import { useBand } from './use-band.ts';
import { useFocusedTile } from './use-focused-tile.ts';
import { useNextPage } from './use-next-page.ts';
import { useSlots } from './use-slots.ts';
import { WallFoot } from './wall-foot.tsx';
import { WorkTile } from './work-tile.tsx';
import styles from './works-wall.module.css';

interface Props {
  label: string;
  /** Names the wall among those of other pages and members. */
  name: string;
  list: PagedList<Work, HomeOfList>;
  /** The number of columns at a width, and the layout of tiles in them. */
  columnsAt: (width: number) => number;
  layout: (items: readonly Sized[], width: number, columns: number) => Wall;
  caption: 'author' | 'title';
  /** Above the wall, and scrolled with it. */
  head?: ReactNode;
  /** Shown if there are no works. */
  empty: ReactNode;
  onOpen: (work: Work) => void;
  /** What a tile shows in addition, e.g. the state of one's own work. */
  over?: (work: Work) => ReactNode;
}

/** A wall of works from edge to edge. Only the tiles near the viewport are rendered, positioned by the sizes of their covers. */
export function WorksWall({
  label,
  name,
  list,
  columnsAt,
  layout,
  caption,
  head,
  empty,
  onOpen,
  over,
}: Props) {
  const { items, state, older } = useSnapshot(list.state);
  const works = items as readonly Work[];
  const scroller = useRef<HTMLElement>(null);
  const wall = useRef<HTMLUListElement>(null);
  const offset = useCallback(() => wall.current?.offsetTop ?? 0, []);
  const { band, width, onScroll } = useBand(scroller, offset);
  const columns = columnsAt(width);
  const loading = works.length === 0 && (state === 'loading' || state === 'idle');
  const coming = loading ? COMING.length : older === 'loading' ? columns * 2 : 0;
  const laid = useMemo(
    () => layout(coming > 0 ? [...works, ...COMING.slice(0, coming)] : works, width, columns),
    [layout, works, coming, width, columns],
  );
  const anchor = useAnchor(scroller, laid, offset);
  useKeptPlace(scroller, name, width > 0 && works.length > 0);
  const next = useNextPage(scroller, list, works.length);
  const playingKey = useExcerptKey();
  const focused = useFocusedTile(laid, works.length);
  const onSize = useCallback(
    (work: Work, size: { width: number; height: number }) => {
      if (work.work_id) learnPosterSize(list, work.work_id, size);
    },
    [list],
  );
  const places = width > 0 ? focused.withFocused(placesIn(laid, band.from, band.to)) : [];
  const shown = new Map(
    places.flatMap((place) => {
      const work = works[place.index];
      return work ? [[keyOfWork(work), { work, place }]] : [];
    }),
  );
  const slots = useSlots([...shown.keys()], band, focused.byKeyboard);
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      aria-busy={loading}
      data-ui="works"
      onScroll={() => {
        onScroll();
        anchor();
        next.onScroll();
      }}
    >
      {head}
      {works.length === 0 && !loading ? (
        empty
      ) : (
        <>
          <ul
            ref={wall}
            className={styles.wall}
            style={{ height: laid.height }}
            {...focused.handlers}
            {...excerptHandlers}
          >
            {slots.map(({ id, key }) => {
              const tile = shown.get(key);
              if (!tile) return null;
              return (
                <WorkTile
                  key={id}
                  work={tile.work}
                  {...tile.place}
                  total={works.length}
                  caption={caption}
                  playing={key === playingKey}
                  onOpen={onOpen}
                  onSize={onSize}
                >
                  {over?.(tile.work)}
                </WorkTile>
              );
            })}
            <ComingTiles places={places.filter(({ index }) => index >= works.length)} />
          </ul>
          <WallFoot list={list} load={next.load} />
        </>
      )}
    </section>
  );
}
