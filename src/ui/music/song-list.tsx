import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Virtualizer } from 'virtua';
import type { MusicTask } from '../../api/music.ts';
import { songView } from '../../store/music/song-view.ts';
import { tracksOf } from '../../store/music/tracks.ts';
import type { PagedList } from '../../store/paged-list.ts';
import { report } from '../errors/error-policy.ts';
import { mediaOf } from '../kit/media-address.ts';
import { OlderButton } from '../kit/older-button.tsx';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { SongCard } from './song-card.tsx';
import styles from './song-list.module.css';
import { useSongTasks } from './use-songs.ts';

/** Pixels from the end at which the next songs are loaded. */
const NEAR = 240;

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
  // the queue continues with the songs below it
  const queue = useMemo(
    () => rows.flatMap(({ view }) => tracksOf(view, (address) => mediaOf(address) ?? '')),
    [rows],
  );
  const loadOlder = useCallback(
    () => void list.loadOlder().catch((error: unknown) => report(error, { background: true })),
    [list],
  );
  const isNear = useCallback(() => {
    const box = scroller.current;
    return box !== null && box.clientHeight > 0 && box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }, []);
  // a list that does not fill its box cannot be scrolled
  useEffect(() => {
    if (items.length > 0 && isNear()) loadOlder();
  }, [items.length, isNear, loadOlder]);
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
      onScroll={() => {
        if (isNear()) loadOlder();
      }}
    >
      {head}
      <Virtualizer scrollRef={scroller} data={rows}>
        {({ song, view }) => (
          <div key={song.music_id} className={styles.room}>
            <SongCard song={song} view={view} queue={queue} />
          </div>
        )}
      </Virtualizer>
      <OlderButton list={state} className={styles.older} load={list.loadOlder} onFocus={onFocus} />
    </section>
  );
}
