import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { MusicTask } from '../../api/music.ts';
import { nameOf, songView } from '../../store/music/song-view.ts';
import { tracksOf } from '../../store/music/tracks.ts';
import type { PagedList } from '../../store/paged-list.ts';
import { mediaOf } from '../kit/media-address.ts';
import { OlderButton } from '../kit/older-button.tsx';
import { shortName } from '../kit/short-name.ts';
import { ToldApart } from '../kit/told-apart.tsx';
import { useKeptHeights } from '../kit/use-kept-heights.ts';
import { useKeptPlace } from '../kit/use-kept-place.ts';
import { useLoadAhead } from '../kit/use-load-ahead.ts';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { VirtualRows } from '../kit/virtual-rows.tsx';
import { currentHash } from '../router/hash-location.ts';
import { SongCard } from './song-card.tsx';
import styles from './song-list.module.css';
import { useSongTasks } from './use-songs.ts';

/** The songs, newest first. Those far from view are not in the page. */
export function SongList<Totals>({ list, head }: { list: PagedList<MusicTask, Totals>; head?: ReactNode }) {
  const { t } = useLingui();
  const state = useSnapshot(list.state);
  // rows are never changed in place, so the snapshot contains the rows themselves
  const items = state.items as readonly MusicTask[];
  const tasks = useSongTasks();
  const scroller = useRef<HTMLElement>(null);
  const rows = useMemo(
    () => items.map((song) => ({ song, view: songView(song, tasks.get(song.music_id)) })),
    [items, tasks],
  );
  const named = useMemo(
    () => rows.map(({ view }) => ({ key: view.key, name: shortName(nameOf(view)), at: view.at })),
    [rows],
  );
  // the queue continues with the songs below it
  const queue = useMemo(
    () => rows.flatMap(({ view }) => tracksOf(view, (address) => mediaOf(address) ?? '')),
    [rows],
  );
  useKeptPlace(scroller, currentHash(), items.length > 0);
  const heights = useKeptHeights(currentHash());
  const onScroll = useLoadAhead(scroller, list, items.length);
  // the button disappears with the last page
  const { onFocus } = useLostFocus(() => scroller.current);
  return (
    <section
      className={styles.list}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`My music`}
      aria-busy={state.older === 'loading'}
      onScroll={onScroll}
    >
      {head}
      <ToldApart rows={named}>
        <VirtualRows {...heights} scrollRef={scroller} data={rows}>
          {({ song, view }) => (
            <div key={song.music_id} className={styles.room}>
              <SongCard song={song} view={view} queue={queue} />
            </div>
          )}
        </VirtualRows>
      </ToldApart>
      <OlderButton list={state} className={styles.older} load={list.loadOlder} onFocus={onFocus} />
    </section>
  );
}
